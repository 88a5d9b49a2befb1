import { dot, line, moved, oval, scatter, shape, slab, solid } from './brush.ts';
import { laid, piled } from './heap.ts';

/** What comes out of the freezer: breaded, cut, layered. */
const crumbs = (count: number, w: number, h: number): string => Array.from({ length: count }, (_, i) => dot(-w / 2 + ((i * 5.3) % w), -h / 2 + ((i * 2.7) % h), 0.26 + (i % 3) * 0.08, i % 2 ? '#fdeab4' : '#a8681e', 'opacity=".75"')).join('');
const nugget = solid('M-5-2C-4-4-1-4.6 1.4-4C4-3.8 5.6-2 5.4.4C5 3 2.6 4 0 3.8C-3 3.8-5.6 3-5.6.4Q-5.6-1-5-2z', 'rad:#fbd98a,#e6a63e,#b86f18', '#6d3804', '#fff8de', 0.8) + crumbs(20, 8, 5.4);
const patty = moved(0, 0, 1, 0, solid('M-6.4-2.6Q-6-4.6-4-4.6H4Q6-4.6 6.4-2.6L6.6 2.4Q6.4 4.4 4.4 4.4H-4.4Q-6.4 4.4-6.6 2.4z', 'rad:#f6cc78,#dc9a36,#a8641a', '#5f3204', '#fff6d8', 0.8) + Array.from({ length: 16 }, (_, i) => line(`M${-5 + ((i * 3.7) % 9)} ${-3 + ((i * 2.3) % 6.4)}q.8-.6 1.6.2`, i % 2 ? '#fff0b8' : '#a8681c', 0.4, 'opacity=".8"')).join(''));

const sticks = (seed: number, stick: string): string => {
  const random = scatter(seed);
  return laid([stick], Array.from({ length: 16 }, (_, i) => [8 + (i % 3) * 8 + random() * 3, 6.8 + Math.floor(i / 3) * 3.6 + random(), (random() - 0.5) * 90] as const));
};
const straight = slab(-6.4, -1.1, 12.8, 2.9, 0.4, '#c9871e') + slab(-6.4, -1.3, 12.8, 2.2, 0.4, 'lin:#ffe9a0,#f6c752,#e3a42c') + slab(-6.4, -1.3, 1.3, 2.2, 0.3, '#fff6d0') + line('M-5-.9H5.6', '#fffbe2', 0.3, 'opacity=".8"');
const crinkled = shape('M-6.4-1L-4.8-1.8L-3.2-1L-1.6-1.8L0-1L1.6-1.8L3.2-1L4.8-1.8L6.4-1V2L4.8 1.2L3.2 2L1.6 1.2L0 2L-1.6 1.2L-3.2 2L-4.8 1.2L-6.4 2z', '#c9871e') + shape('M-6.4-1.3L-4.8-2.1L-3.2-1.3L-1.6-2.1L0-1.3L1.6-2.1L3.2-1.3L4.8-2.1L6.4-1.3V1.1L4.8.3L3.2 1.1L1.6.3L0 1.1L-1.6.3L-3.2 1.1L-4.8.3L-6.4 1.1z', 'lin:#ffe9a0,#f6c752,#e3a42c') + line('M-5.6-1L-4.8-1.4L-3.2-.6L-1.6-1.4L0-.6', '#fffbe2', 0.3, 'opacity=".8"');
const orange = slab(-6.4, -1.1, 12.8, 2.9, 0.5, '#a3420a') + slab(-6.4, -1.3, 12.8, 2.2, 0.5, 'lin:#ffb76a,#f28a34,#d9661a') + line('M-5-.9H5.6', '#ffe6c4', 0.3, 'opacity=".8"');

const cube = (a: string, b: string): string => shape('M-1.6-1.2H1.4V1.4H-1.6z', b) + shape('M-1.6-1.4H1.2V1H-1.6z', a) + line('M-1.2-1H.8', '#fff', 0.24, 'opacity=".7"');

const kulfi = (x: number, y: number, turn: number): string =>
  moved(x, y, 1, turn, slab(-0.8, 8, 1.6, 7, 0.8, 'linx:#e9cf9c,#c9a262') + solid('M-3.6 8.6L-4.8-6C-4.8-9.6-2.6-11 0-11S4.8-9.6 4.8-6L3.6 8.6Q0 9.8-3.6 8.6z', 'linx:#fff3c0,#f6dc8a,#d9b44c', '#8a6a14', '#ffffff', 1) + Array.from({ length: 14 }, (_, i) => oval(-3 + ((i * 2.9) % 6.4), -8 + ((i * 3.7) % 15), 0.5, 0.34, i % 3 ? '#8fa83c' : '#d9701c', i * 40)).join(''));

export const freezer: Record<string, () => string> = {
  nuggets: () => laid([nugget], [[7, 10, -10], [16.4, 8.8, 20], [25.4, 10.4, -16], [10.6, 16.4, 30], [20.8, 16.6, -6], [7, 22.6, 8], [16.4, 23.4, -24], [25.6, 22.6, 14]]),
  'hash-browns': () => laid([patty], [[9, 10.6, -10], [22.8, 10.4, 8], [9.4, 21.2, 6], [23, 21.4, -8]]),
  'frozen-chips': () => sticks(141, straight),
  'crinkle-chips': () => sticks(142, crinkled),
  'sweet-potato-chips': () => sticks(143, orange),
  paratha: () => [[18, 19.6], [14.6, 14.4]].map(([x = 0, y = 0]) => moved(x, y, 1, 0, solid('M-12.6 0A12.6 8 0 0 1 12.6 0A12.6 8 0 0 1-12.6 0z', 'rad:#f3dcae,#d9b478,#b0823f', '#5f3c10', '#fffbe8', 1) + [3, 5.4, 7.8, 10].map((r) => `<ellipse rx="${r}" ry="${r * 0.63}" fill="none" stroke="#a8742e" stroke-width=".45" opacity=".6"/>`).join('') + Array.from({ length: 9 }, (_, i) => oval(-8 + ((i * 5.7) % 17), -4 + ((i * 2.9) % 8.6), 1.3, 0.7, '#7f4c14', i * 30, 'opacity=".4"')).join(''))).join(''),
  pastry: () => [22, 18.4, 14.8, 11.2].map((y, i) => moved(16, y, 1, i % 2 ? 1 : -1, shape('M-13 0L0 5L13 0V1.2L0 6.2L-13 1.2z', '#c9a25c') + solid('M-13 0L0-5L13 0L0 5z', 'lin:#fff8e2,#f6e4b8,#e6cb8c', '#a8843c', '#ffffff', 0.6))).join('') + line('M4 11.4L16 15.6M28 11.4L16 15.6', '#d9bc7c', 0.3),
  filo: () => solid('M3 11L22 7L29 20L10 25.4z', 'lin:#fffdf4,#faf0d6,#ecd9ac', '#b59858', '#ffffff', 0.8) + [1, 2, 3, 4].map((i) => line(`M${3 + i * 0.2} ${11 + i * 0.9}L${10 + i * 0.2} ${25.4 + i * 0.8}L${29 + i * 0.1} ${20 + i * 0.9}`, i % 2 ? '#d9c48f' : '#fffaf0', 0.5)).join('') + solid('M22 7Q25.6 4.6 26.4 7.6Q26.6 10 24 11z', 'lin:#fffdf4,#ecd9ac', '#b59858', '#ffffff', 0.5) + line('M8 12.6L20 9.8M9.6 17L24 13.4', '#ecdcb4', 0.5),
  kulfi: () => kulfi(9, 14.6, -12) + kulfi(22.6, 14.6, 12) + kulfi(16, 15.4, 0),
  'mixed-vegetables': () => laid([dot(0, 0, 1.9, 'rad:#b9ec7a,#5fb53c,#2f7f26') + oval(-0.6, -0.7, 0.6, 0.4, '#f2ffd9', -30, 'opacity=".85"'), cube('#ffa84c', '#cf6a12'), oval(0, 0, 1.7, 1.4, 'rad:#fff0a0,#f6cc3c,#cf9a14'), slab(-2.6, -0.9, 5.2, 1.9, 0.9, 'lin:#a3d65c,#4f9a34'), cube('#ffb35c', '#d97418')], piled(58, 13, 9, 1.06)),
  'mango-cubes': () => laid([solid('M-3-2.4Q-2.8-3.2-2-3.2H2.2Q3-3.2 3.2-2.4L3.4 2.4Q3.2 3.4 2.2 3.4H-2.4Q-3.4 3.2-3.4 2.2z', 'rad:#ffe08a,#f9b432,#d9861a', '#a35a04', '#fffbe2', 0.7)], [[6.4, 9, -10], [13.6, 8.4, 14], [21, 9, -6], [27, 12, 24], [9, 14.6, 30], [16.4, 14, -14], [23.4, 16, 8], [5.4, 20, -20], [12.4, 20.6, 6], [19.8, 21.6, -24], [26.6, 22, 12], [15.6, 26, 0]]),
};
