import { dot, line, moved, oval, scatter, shape, solid, within } from './brush.ts';

/** Roots and bulbs, and what grows in the dark. */
const potatoOf = (x: number, y: number, scale: number, turn: number, seed: number): string => {
  const outline = 'M-11.4 1C-12-4.4-7.6-8.4-1.6-8.2C5-8.2 11-5.4 11.6.6C12 6-6 9.8-8 7.4C-10 6-11.2 4-11.4 1z'.replace('12 6-6 9.8-8 7.4', '12 6 6.6 8.6 0 8.4C-5 8.4-8 7.4-9.4 5.6');
  const random = scatter(seed);
  const eyes = Array.from({ length: 9 }, () => oval((random() - 0.5) * 18, (random() - 0.5) * 11, 0.5 + random() * 0.5, 0.3 + random() * 0.2, '#8f6a3a', random() * 60, 'opacity=".55"')).join('');
  const specks = Array.from({ length: 34 }, () => dot((random() - 0.5) * 21, (random() - 0.5) * 14, 0.16 + random() * 0.12, '#a17c48', 'opacity=".5"')).join('');
  return moved(x, y, scale, turn, solid(outline, 'rad:#f3dcaa,#dcb877,#b48a4c', '#6d4a20', '#fffae4', 1.2) + within(outline, specks + eyes) + oval(-4.6, -4.4, 3, 1.1, '#fff', -18, 'opacity=".35"'));
};

const onionOf = (x: number, y: number, scale: number, turn: number, paint: string, shade: string, vein: string): string => {
  const outline = 'M-1-12.6Q-.4-13.6.4-12.6C1.4-9.6 3.4-8.2 6-6.6C10.4-4 11.4.4 10 4.4C8.4 8.6 4.4 10.6 0 10.6S-8.4 8.6-10 4.4C-11.4.4-10.4-4-6-6.6C-3.4-8.2-1.6-9.6-1-12.6z';
  return moved(x, y, scale, turn, line('M-1.6 10.4L-2 12M0 10.6V12.6M1.6 10.4L2.2 12', '#c9b07c', 0.5) + solid(outline, paint, shade, '#ffffff', 1.2) + within(outline, line('M0-12Q-9-4-6 10M0-12Q-4-3-2.4 10.6M0-12Q4-3 2.4 10.6M0-12Q9-4 6 10M-8.6-4Q-11.4 2-8.4 7M8.6-4Q11.4 2 8.4 7', vein, 0.42, 'opacity=".55"')) + oval(-4.4, -2.6, 1.4, 3, '#fff', 28, 'opacity=".45"'));
};

/** A red onion is told by its cut face: rings of white edged with purple. */
const redOnionOf = (x: number, y: number, scale: number, turn: number): string => {
  const outline = 'M-1.4-9.4C-.8-8.4.8-8.4 1.4-9.4C2-8 4.6-7.8 7.4-6C11-3.6 12.4.2 11 4.2C9.6 8 5 10 0 10S-9.6 8-11 4.2C-12.4.2-11-3.6-7.4-6C-4.6-7.8-2-8-1.4-9.4z';
  return moved(x, y, scale, turn, line('M-2 9.8L-2.8 11.6M-.8 10.2L-1 12.2M.8 10.2L1.2 12.2M2 9.8L3 11.4', '#d8c496', 0.6) + shape('M-2.2-8.4C-1.6-10-2.4-11.4-3-12.8Q-1.4-12.2-.6-11.2L-.2-13.6Q.8-12.4.8-11.2Q2-12.4 3-12.6C2-11.4 1.6-10 2.2-8.4Q0-7.4-2.2-8.4z', 'lin:#e2c48e,#b5804a') + solid(outline, 'rad:#d98ab0,#a83a74,#641746', '#36061f', '#ffe3f0', 1.2) + within(outline, line('M-1.6-9Q-9.4-4-7.4 9.4M-.8-9Q-4.6-3-3 10M.8-9Q4.6-3 3 10M1.6-9Q9.4-4 7.4 9.4', '#f3c4da', 0.4, 'opacity=".6"') + line('M-1.2-9Q-7-3.6-5.2 9.6M0-9V10M1.2-9Q7-3.6 5.2 9.6', '#5c1240', 0.3, 'opacity=".5"') + oval(0, 9.4, 3.4, 1.6, 'mid:#e8cf9c/.9,#e8cf9c/0')) + oval(-5.4, -2, 1.8, 2.8, '#fff', 34, 'opacity=".45"'));
};
const redOnionHalf = (x: number, y: number, scale: number, turn: number): string => {
  const face = (rx: number, ry: number, up = 0): string => `M0 ${-ry - up}C${rx * 0.3} ${-ry} ${rx} ${-ry * 0.9} ${rx} 0S${rx * 0.6} ${ry} 0 ${ry}S${-rx} ${ry * 0.9} ${-rx} 0S${-rx * 0.3} ${-ry} 0 ${-ry - up}z`;
  const rings = [[8.3, 6.9, 0.8, 0.5], [6.7, 5.5, 0.7, 0.75], [5, 4.1, 0.6, 0.5], [3.4, 2.9, 0.4, 0.65]].map(([rx = 1, ry = 1, up, w]) => shape(face(rx, ry, up), '#fff', 'opacity=".45"') + `<path d="${face(rx, ry, up)}" fill="none" stroke="#a83a78" stroke-width="${w}"/>`).join('');
  return moved(x, y, scale, turn, line('M0-9.4L-.6-12M.4-9.4L1.4-11.6', '#c99a5c', 1.1) + shape(face(10.2, 8.8, 1.6), '#641746', 'transform="translate(0 1.4)"') + solid(face(10.2, 8.8, 1.6), 'rad:#b5487f,#8f2a62', '#4a0c32', '#ffd3ea', 0.7) + shape(face(9.3, 7.9, 1.1), 'rad:#ffffff,#fbeef5,#eccadd') + rings + shape(face(1.5, 1.7, 0.2), '#e7b7d2', 'transform="translate(-.9 .3)"') + shape(face(1.1, 1.4, 0.2), '#d79cc0', 'transform="translate(1 .5)"') + shape('M-2.4 7.6Q0 6.2 2.4 7.6Q0 8.6-2.4 7.6z', '#e2c48e'));
};

const carrotOf = (x: number, y: number, scale: number, turn: number): string => {
  const outline = 'M-8.6-2.6C-7-4.2-4-3.6-1-2.6C5-1 10.6-.2 15.4.8C10.4 1.8 4 3.2-1.6 3.8C-5 4.2-7.8 4.2-9 2.4C-9.8.8-9.8-1.4-8.6-2.6z';
  return moved(x, y, scale, turn, line('M-8.6 0Q-12-3.6-15-4M-8.8.4Q-13 .6-15.4-.6M-8.6 1Q-12 3.6-14.6 4M-8.8.2Q-12.4-1.2-15-2.4', '#5fa83c', 0.9) + [[-15, -4.4], [-15.6, -0.6], [-14.8, 4.2], [-13, -3.4], [-13, 3]].map(([a = 0, b = 0]) => oval(a, b, 1.5, 0.8, 'lin:#8fcf5a,#3f8f34', a * 9)).join('') + solid(outline, 'lin:#ffb05c,#f3822a,#cf5c10', '#8a3405', '#ffe8c8', 0.9) + within(outline, line('M-6-3.4Q-5.4-1.6-6.2-.4M-2.6 4Q-2 2.4-2.6 1.2M1-2Q1.4-.6.8.4M4.4 3Q4.8 1.6 4.4.8M7.6-.8Q8 .2 7.4 1M-5 3.8Q-4.6 2.6-5 1.8', '#b5500f', 0.4, 'opacity=".7"')));
};

const clove = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, solid('M0-5C2.6-3.6 4 .6 3 3.4Q0 5.4-3 3.4C-4 .6-2.6-3.6 0-5z', 'rad:#fffdf6,#f4ead8,#d9c4a8', '#a07f62', '#ffffff', 0.6) + line('M-.4-4Q-2 0-1 3.6', '#c9a8a0', 0.35));

const GINGER = 'M-13 3.4C-14.4.6-12.4-2.6-9.4-2.8C-8.6-6.6-8-9.6-5.4-10.2C-3-10.4-1.8-8.4-2.2-5.8L-1.8-3.6C.6-4 2.4-4.4 3.8-4.4C3.8-7.6 5-10.6 7.6-10.6C10-10.4 10.4-7.6 9.4-4.8C12.6-4.6 14.6-2.4 14.2.6C13.8 3.2 11.4 4.2 9 3.4C9.8 6 9.2 9 6.6 9.4C4 9.6 3 7.2 2.6 4.6C-.6 5.4-3 5.4-5 5.2C-6 8-9 9-11 7.4C-12.2 6.4-12.8 4.8-13 3.4z';

export const mushroomOf = (x: number, y: number, scale: number, turn: number, cap: string, shade: string): string =>
  moved(x, y, scale, turn, solid('M-3 1C-2.6 4-3.2 6.6-3.6 8.4Q0 10.4 3.6 8.4C3.2 6.6 2.6 4 3 1z', 'linx:#fffaf0,#f3e6d2,#d3bfa2', '#a08464', '#ffffff', 0.6) + oval(0, 1.4, 7.4, 2.6, 'lin:#8d6a52,#c9a488') + line('M-5.4 1.8L-2.4 2.8M-3.6 1L-1.4 2.6M5.4 1.8L2.4 2.8M3.6 1L1.4 2.6', '#6d4c38', 0.35) + solid('M-8.8 1C-9.4-4.6-5-8.6 0-8.6S9.4-4.6 8.8 1Q6 2.6 3 1.4Q0 .6-3 1.4Q-6 2.6-8.8 1z', cap, shade, '#ffffff', 1) + oval(-3.6, -4.6, 2.2, 1.1, '#fff', -30, 'opacity=".5"'));

const slicedMushroom = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, shape('M-8.8.8C-9.2-4.8-5-8.4 0-8.4S9.2-4.8 8.8.8Q7 2.8 3.4 2.2Q2.6 5 3.4 8.4Q0 10-3.4 8.4Q-2.6 5-3.4 2.2Q-7 2.8-8.8.8z', 'lin:#e9d3b4,#b8946a') + shape('M-7.6.4C-8-4-4.6-7.2 0-7.2S8-4 7.6.4Q6 1.8 2.8 1.2Q2 4.4 2.6 7.4Q0 8.6-2.6 7.4Q-2 4.4-2.8 1.2Q-6 1.8-7.6.4z', 'rad:#fffdf6,#fbf0dc,#ead4b4') + shape('M-6.8 0Q-4.4-2.8-1.6-.8Q-2 1-3 1Q-5.4 1.2-6.8 0zM6.8 0Q4.4-2.8 1.6-.8Q2 1 3 1Q5.4 1.2 6.8 0z', 'lin:#a87c54,#d9b48a') + line('M-5.8-.2L-5 .8M-4.6-1L-3.8.9M-3.2-1.2L-2.8.8M5.8-.2L5 .8M4.6-1L3.8.9M3.2-1.2L2.8.8', '#6d4626', 0.28) + oval(-2.4, -5, 2.2, 0.8, '#fff', -20));

export const roots: Record<string, () => string> = {
  potato: () => potatoOf(16, 16, 1.3, -16, 21),
  onion: () => onionOf(16, 17, 1.1, 0, 'rad:#fbdc9a,#e0a54c,#a96a1e', '#6d3c0a', '#8a5216'),
  'red-onion': () => redOnionOf(9.6, 13.6, 0.82, -8) + redOnionOf(22.4, 12.8, 0.8, 7) + redOnionHalf(17.2, 22.8, 0.84, 10),
  garlic: () => onionOf(15, 15.6, 1.04, 0, 'rad:#ffffff,#f5ecdf,#d5c2ae', '#9a7f74', '#b79aa4') + clove(26, 25.6, 0.9, 40) + clove(21, 28, 0.72, -30),
  carrot: () => carrotOf(17, 8.6, 0.9, 8) + carrotOf(16, 16.2, 0.94, -4) + carrotOf(16.6, 23.8, 0.9, 5),
  'ginger-root': () => moved(16, 16, 1.06, -8, solid(GINGER, 'rad:#f3dcae,#d9b072,#a87c42', '#68441a', '#fff8e0', 1.1) + within(GINGER, line('M-9-3Q-8-1.6-6.6-1.4M-12.4 1Q-11 2-9.6 1.8M-4-8Q-5.6-7.6-7-8M-2.4-5Q-4.4-4.4-6.4-5M4-6.4Q6-5.6 8.4-6.2M9.4-4Q9 -1 9.6 2.8M3-3.6Q2.4 0 3 4.4M-2-3Q-2.6 1-1.8 5M6-9Q7.4-8.4 9-9M3.4 6.4Q5.4 7 8.4 6.2', '#8f6430', 0.4, 'opacity=".6"')) + oval(13, 0.4, 1.4, 2.2, 'rad:#fff0b4,#f0cf6a,#c9a03a') + oval(-10.6, 6.6, 1.6, 1.1, 'rad:#fff0b4,#f0cf6a,#c9a03a', 30)),
  'roasted-sweet-potato': () => {
    const outline = 'M-14 2C-12-3.6-6-7.4 1-7.2C7-7 12.4-4.4 14.6-.4C12.6 4-.4 7.4-4.6 7C-9 6.6-12.6 5-14 2z';
    const face = 'M-14.6 2.2C-15-1.4-12.6-5-9.6-5C-7.4-4.6-7-1.6-8 2C-9 5.4-11.4 7.4-13 6.6C-14 6-14.5 4.4-14.6 2.2z';
    return moved(16.6, 16, 1.04, -14, solid(outline, 'rad:#cf7a64,#a24a3e,#6d2826', '#380e0e', '#f6c3b0', 1.2) + line('M-3-5Q-1-4.4 1-5M5-2Q7-1.6 9-2.2M0 3Q2 3.6 4 3M7 3Q8 2.6 9.4 1.4', '#5c1f1c', 0.4, 'opacity=".6"') + solid(face, 'rad:#ffc878,#f79a38,#db7414', '#a34a05', '#fff0cc', 0.7) + line('M-12.6 1.6Q-12-2-10-2.6M-11.6 4.6Q-9.6 2.6-9.4-.6', '#ffe0b0', 0.5, 'opacity=".8"'));
  },
  'brown-mushroom': () => mushroomOf(9.6, 11.6, 0.86, -12, 'rad:#d9ab7c,#a56a3c,#6d3e1c', '#3c1c08') + mushroomOf(22.8, 11.6, 0.86, 10, 'rad:#d9ab7c,#a56a3c,#6d3e1c', '#3c1c08') + mushroomOf(16, 20, 0.98, 2, 'rad:#dfb488,#ad7244,#744522', '#3c1c08'),
  'white-mushrooms': () => mushroomOf(9.6, 11.6, 0.86, -12, 'rad:#ffffff,#f6efe4,#d6c7b2', '#a08a70') + mushroomOf(22.8, 11.6, 0.86, 10, 'rad:#ffffff,#f6efe4,#d6c7b2', '#a08a70') + mushroomOf(16, 20, 0.98, 2, 'rad:#ffffff,#f8f2e8,#dccdb8', '#a08a70'),
  mushroom: () => slicedMushroom(9, 11, 0.84, -16) + slicedMushroom(22.6, 10.6, 0.84, 12) + slicedMushroom(15.6, 20.4, 0.98, 4),
};
