import { dot, line, moved, oval, shape, solid, within } from './brush.ts';
import { laid } from './heap.ts';

const calyx = (scale: number): string =>
  moved(16, 8.6, scale, 0, shape('M0-.6C-2-1.6-6-1.4-8 1.4C-5.4 1-3.6 1.2-2.4 2Q-3.4 4.4-3 6.6Q-1 4.4 0 2.6Q1 4.4 3 6.6Q3.4 4.4 2.4 2C3.6 1.2 5.4 1 8 1.4C6-1.4 2-1.6 0-.6z', 'lin:#7fb544,#3f7a2a') + line('M0 .4Q-3-.4-6 .6M0 .4Q3-.4 6 .6M0 .6Q-1.6 2.4-2.4 5M0 .6Q1.6 2.4 2.4 5', '#b5dd7c', 0.3) + line('M0 0Q.2-2.6 1.8-4', '#4f8a30', 1.2));

const tomatoOf = (paint: string, shade: string): string =>
  solid('M16 8C19.4 5.6 29.6 7.6 29.4 17.6C29.2 25.2 23.4 29.4 16 29.4S2.8 25.2 2.6 17.6C2.4 7.6 12.6 5.6 16 8z', paint, shade, '#ffd9c4', 1.3) + line('M10 9.6Q6.6 16 9.4 25M22 9.6Q25.4 16 22.6 25', shade, 0.5, 'opacity=".16"') + oval(9.4, 13.4, 3, 1.9, '#fff', -38, 'opacity=".55"') + oval(8.6, 18, 0.8, 1.4, '#fff', 12, 'opacity=".35"');

const cherryTomato = dot(0, 0, 4.1, 'rad:#ff8a62,#e5382a,#a3141a') + oval(-1.4, -1.5, 1.2, 0.8, '#fff', -36, 'opacity=".75"') + shape('M0-3.4Q-1.8-4.6-3-3.4Q-1.6-3-1-2.2Q-.4-3 0-3.4Q.4-2.4 1.4-2Q1.4-3.2 3-3.4Q1.8-4.6 0-3.4z', '#4f8f30') + line('M0-3.4Q.2-4.4 1-5', '#4f8f30', 0.5);

const cucumberOf = (x: number, y: number, scale: number, turn: number): string => {
  const outline = 'M-14-.4C-14-2.6-12-3.6-9-3.7C-2-4.2 6-4 11-3C13.6-2.4 14.6-1.2 14.4.2C14.2 1.8 12.8 2.8 10.4 3.1C4 3.9-4 4-9.4 3.5C-12.4 3.2-14 1.8-14-.4z';
  return moved(x, y, scale, turn, solid(outline, 'lin:#6fa83c,#3c7a2a,#1f5220', '#0f3312', '#d3efa0', 1) + within(outline, line('M-13-1.6Q0-3 14-1.4M-14 .6Q0-.2 14 .6M-13 2.4Q0 2.4 13 2', '#a8d06a', 0.5, 'opacity=".5" stroke-dasharray="3 .5"') + Array.from({ length: 18 }, (_, i) => dot(-12 + ((i * 4.7) % 24), -2.8 + ((i * 1.9) % 5.6), 0.3, i % 2 ? '#c5e38c' : '#17441a', 'opacity=".7"')).join('')) + oval(-14, -0.4, 0.6, 1, '#b8a65a') + line('M14.2 0l1.4-.5', '#7f9a4a', 1));
};

const cucumberSlice = (x: number, y: number, r: number): string =>
  dot(x, y + r * 0.14, r, '#2c6424') + dot(x, y, r, '#4c8a34') + dot(x, y, r * 0.88, 'rad:#f6fbdc,#dff0b4,#bfdd88') + [0, 1, 2].map((i) => moved(x, y, r / 4, i * 120, oval(0, -1.5, 0.9, 1.1, '#e9f6c8', 0, 'opacity=".9"') + oval(-0.3, -1.5, 0.22, 0.5, '#c5d68c') + oval(0.4, -1.4, 0.22, 0.5, '#c5d68c'))).join('');

const aubergineOf = (x: number, y: number, scale: number, turn: number): string => {
  const outline = 'M-4-9C-5.6-4-8.4-.6-8.4 5.2C-8.4 10.4-4.8 13.6 0 13.6S8.4 10.4 8.4 5.2C8.4-.6 5.6-4 4-9Q0-10.6-4-9z';
  return moved(x, y, scale, turn, solid(outline, 'rad:#6a3f7c,#3a1c4c,#1c0b2a', '#0a0312', '#d3b0e4', 1.2) + oval(-4.2, 3, 1.3, 4.4, '#f0def8', 10, 'opacity=".55"') + shape('M-5-6.6C-5-9.4-2.6-10.8 0-10.8S5-9.4 5-6.6Q3.4-7.2 2.6-4.4Q1.4-6.6 0-6.6T-2.6-4.4Q-3.4-7.2-5-6.6z', 'lin:#93b85a,#557f34') + shape('M-1.4-10.4Q-1.4-13-2.6-14.6Q-.6-15.8 1-14.8Q1.2-12.6 1.4-10.4z', 'linx:#a8c86c,#5d8a3a'));
};

const pepperOf = (x: number, y: number, scale: number, turn: number, paint: string, shade: string, light: string): string =>
  moved(x, y, scale, turn, solid('M-1-8.6C-5-11.4-10.6-8.6-10.4-2.4C-10.2 3.4-8.6 9.4-5.4 11Q-3 11.8-1.6 10.6Q0 12.6 2 10.8Q4 12 6 10.8C9 9 10.4 3 10.4-2.6C10.4-8.6 5-11.4 1-8.6Q0-8-1-8.6z', paint, shade, light, 1.2) + line('M-2.4-8Q-5.4 0-2 10M2.6-8Q5.6 0 2.4 10', shade, 0.8, 'opacity=".28"') + oval(-6.4, -2.4, 1.1, 4, '#fff', 8, 'opacity=".6"') + shape('M-2.6-8.6Q-2-7 0-7T2.6-8.6Q1.4-9.8 1-10.4Q1.2-12.6 2.8-13.6Q1.4-15-.2-14Q-1.4-12-1.2-10.4Q-1.6-9.4-2.6-8.6z', 'lin:#8fbf4a,#4f8a30'));

const chilliOf = (x: number, y: number, scale: number, turn: number): string => {
  const outline = 'M-10.6-1.6C-9-3.4-5.6-3-2-1.4C3 .6 8 1.8 13 .6C9.6 4-.6 4.4-5.6 2.4C-8.6 1.4-11 .4-10.6-1.6z';
  return moved(x, y, scale, turn, solid(outline, 'lin:#f0523c,#c9201c,#8a0d12', '#4f0508', '#ffc9b4', 0.9) + line('M-8.6-1.6Q-3-.6 3 1.2', '#fff', 0.5, 'opacity=".65"') + shape('M-11-2.4Q-9-3.4-8.4-1.4Q-9.4-.6-10.4.4Q-11.6-.6-11-2.4z', 'lin:#7fb544,#3f7a2a') + line('M-11-1.2Q-13.4-2-14.6-4', '#4f8a30', 1));
};

const pod = (x: number, y: number, scale: number, turn: number): string => {
  const outline = 'M-2.6-8Q-3-2-1.6 5Q-.8 9.4.2 11.8Q1.2 9 1.8 5Q3.1-2 2.6-8Q0-9.4-2.6-8z';
  return moved(x, y, scale, turn, solid(outline, 'linx:#a3cf5c,#6ca33a,#3f7a28', '#1f4a14', '#eaf8bc', 0.7) + line('M-.9-8Q-1.1 0-.2 8.4M1-8Q1.4 0 .6 7.6', '#356f20', 0.4, 'opacity=".6"') + shape('M-2.9-7.6Q-2.8-9.6-1-10L-.6-12.6Q0-13.2.7-12.6L1-10Q2.8-9.6 2.9-7.6Q0-6.6-2.9-7.6z', 'lin:#a3b85a,#6a8a35'));
};

export const garden: Record<string, () => string> = {
  tomato: () => tomatoOf('rad:#ff7a55,#e23a2a,#a8151a', '#6b0a10') + calyx(0.9),
  'cherry-tomatoes': () => laid([cherryTomato], [[5.6, 9, -12], [13, 7.6, 10], [20.6, 8.2, -6], [27.2, 10, 16], [8.4, 15.4, 20], [16.4, 14.8, -14], [24, 16, 6], [4.6, 20.6, -6], [12.2, 22, 12], [20.2, 22, -10], [27.6, 22.4, 14]]),
  // Plum tomatoes as they come from the tin: long, without their skin.
  'plum-tomatoes': () => [[9.4, 13, -24], [22.4, 12.4, 18], [16, 20.6, -6]].map(([x = 0, y = 0, turn = 0]) => moved(x, y, 1.06, turn, solid('M-.6-8.6C3.6-8.8 6.4-5.6 6.4-.6C6.4 4.6 3.6 8.8 0 9.2C-3.6 8.8-6.4 4.6-6.4-.6C-6.4-5.4-4.2-8.4-.6-8.6z', 'rad:#ff8a5c,#e6402c,#b01a16', '#6b0a10', '#ffd9c4', 1) + line('M-2.6-7.6Q-4.6 0-2 7.6M2.4-7.8Q4.4 0 1.8 7.8', '#ffb08a', 0.4, 'opacity=".6"') + oval(0, -8, 1.5, 0.7, '#c9a03c', 0, 'opacity=".8"') + oval(-3, -3.4, 1, 2.6, '#fff', 14, 'opacity=".55"'))).join(''),
  cucumber: () => cucumberOf(16.4, 9.4, 0.98, -14) + cucumberOf(14.6, 17.6, 0.98, -12) + cucumberSlice(21.6, 24, 4.4) + cucumberSlice(27, 21, 3.8),
  'mini-cucumbers': () => cucumberOf(10.6, 9, 0.66, -18) + cucumberOf(21.6, 10.4, 0.66, -8) + cucumberOf(11, 17, 0.66, -12) + cucumberOf(21.4, 18.6, 0.66, -14) + cucumberSlice(12, 25, 3.6) + cucumberSlice(19.4, 25.6, 3.4),
  eggplant: () => aubergineOf(11.6, 17, 0.98, -14) + aubergineOf(21.4, 17.4, 0.98, 16),
  'bell-pepper': () => pepperOf(9.4, 14, 0.74, -12, 'rad:#8fc75a,#4a8f34,#26601f', '#0f3a10', '#e4f6c4') + pepperOf(23, 14.4, 0.74, 12, 'rad:#ffe27a,#f6bd22,#cf8608', '#8a5200', '#fff6cf') + pepperOf(16, 18.6, 0.8, 0, 'rad:#ff7a5c,#dc2f26,#9a1016', '#5c060a', '#ffd3c4'),
  'hot-pepper': () => chilliOf(15.4, 9.6, 0.98, 8) + chilliOf(17, 16.4, 0.98, -8) + chilliOf(15, 23, 0.98, 6),
  okra: () => pod(7.4, 15.8, 0.98, -26) + pod(24.8, 16, 0.98, 26) + pod(13, 16.6, 1, -8) + pod(19.4, 17, 1.02, 9),
};
