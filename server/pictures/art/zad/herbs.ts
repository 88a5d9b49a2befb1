import { dot, line, moved, scatter, shape } from './brush.ts';

/** Sprigs, stems and bunches: herbs tell themselves apart by leaf, so each has its own. */
const sprig = (leafAt: (x: number, y: number, turn: number, scale: number) => string, stem: string, spots: readonly (readonly [number, number, number, number])[]): string =>
  spots.map(([x, y]) => line(`M16 29Q${16 + (x - 16) * 0.25} ${y + 7} ${x} ${y + 2}`, stem, 0.9)).join('') + spots.map(([x, y, turn, scale]) => leafAt(x, y, turn, scale)).join('');

const FAN = [[16, 7, 0, 1], [9.4, 8.6, -28, 1], [22.6, 8.6, 28, 1], [6.6, 15, -50, 0.8], [25.4, 15, 50, 0.8], [12.6, 12.6, -14, 1], [19.6, 12.6, 14, 1], [9.4, 18.4, -40, 0.85], [22.6, 18.4, 40, 0.85], [16, 17, 2, 0.95]] as const;

const curly = (x: number, y: number, turn: number, scale: number): string => {
  const random = scatter(Math.round(x * 3 + y));
  return moved(x, y, scale, turn, Array.from({ length: 9 }, (_, i) => dot(Math.cos(i * 0.7) * 2.6 * random() * 1.4, Math.sin(i * 0.7) * 2.6 * random() - 0.5, 1.5, i % 2 ? '#4fa03a' : '#3b842c')).join('') + dot(0, -0.6, 1.6, '#6abf4b') + [0, 1, 2].map((i) => dot(i - 1, -1.4 + (i % 2), 0.5, '#a5e07c')).join(''));
};
const mintLeaf = (x: number, y: number, turn: number, scale: number): string =>
  moved(x, y, scale * 1.1, turn, shape('M0 3Q-1.2 2.6-1.8 1.8L-2.4 1.8L-2.4.8L-3 .4L-2.6-.6L-2.8-1.4L-2.1-2L-1.9-2.9L-1.1-3.3Q-.6-4.6 0-5.2Q.6-4.6 1.1-3.3L1.9-2.9L2.1-2L2.8-1.4L2.6-.6L3 .4L2.4.8L2.4 1.8L1.8 1.8Q1.2 2.6 0 3z', 'lin:#7fd48a,#2f9a5b') + line('M0 2.6V-4M0 1L-1.7-.5M0 1L1.7-.5M0-1.2L-1.4-2.4M0-1.2L1.4-2.4', '#c9f4cf', 0.35));
const fanLeaf = (x: number, y: number, turn: number, scale: number): string =>
  moved(x, y, scale * 1.15, turn, shape('M0 3Q-2.2 2-3.4.6L-3-.4L-4-1.2L-3-2L-3.2-3.2L-2-3L-1.4-4.2L-.6-3.2L0-4.6L.6-3.2L1.4-4.2L2-3L3.2-3.2L3-2L4-1.2L3-.4L3.4.6Q2.2 2 0 3z', 'lin:#8ed152,#4c9a30') + line('M0 2.6V-3M0 1.6L-2.4-1M0 1.6L2.4-1', '#d2f1a5', 0.35));
const spade = (x: number, y: number, turn: number, scale: number): string =>
  moved(x, y, scale * 1.25, turn, shape('M0 3.4Q-1 2.6-3 2.2Q-3.6-2.4 0-5.6Q3.6-2.4 3 2.2Q1 2.6 0 3.4z', 'lin:#4fae4c,#1f6f33') + line('M0 4V-4M0 1.4L-1.8-.2M0 1.4L1.8-.2M0-1L-1.4-2.4M0-1L1.4-2.4', '#a9e09a', 0.4));

const tie = (colour: string): string => line('M13.4 24Q16 25.4 18.6 24', colour, 1.5);
const stalks = (colour: string): string => line('M14 22L12.4 30M15.4 22L14.8 30.4M16.8 22L17.2 30.4M18 22L19.6 30', colour, 1);

export const herbs: Record<string, () => string> = {
  parsley: () => stalks('#6fae45') + sprig(curly, '#6fae45', [...FAN]) + tie('#c8452e'),
  coriander: () => stalks('#8cc45c') + sprig(fanLeaf, '#8cc45c', [...FAN]) + tie('#3a6fb5'),
  mint: () => sprig(mintLeaf, '#4d9a63', [[16, 6.4, 0, 1.1], [11, 8.6, -42, 1.05], [21, 8.6, 42, 1.05], [10.4, 14.6, -58, 1.15], [21.6, 14.6, 58, 1.15], [11, 21, -66, 1.05], [21, 21, 66, 1.05], [16, 13, 0, 0.95], [16, 19.6, 0, 0.9]]),
  spinach: () => stalks('#6fb35a') + sprig(spade, '#6fb35a', [[16, 7.4, 0, 1.25], [9.4, 9, -28, 1.2], [22.6, 9, 28, 1.2], [6, 15, -52, 1.05], [26, 15, 52, 1.05], [12.4, 14, -14, 1.15], [19.6, 14, 14, 1.15], [16, 17.6, 0, 1.05]]),
  'spring-onion': () =>
    [-9, -3.4, 2.4, 8].map((turn, i) => moved(12.6 + i * 2.4, 20, 1, turn, line('M0 6Q0-6-2.4-15', '#3f8f34', 1.9) + line('M0 6Q.4-6 2-16', '#5fae45', 1.9) + line('M0 5V-5', '#9ccf6a', 2.3) + line('M0 8V0', '#e9f6d0', 2.4) + shape('M-1.2 4Q-2.1 6.6-1.7 8.4Q-1 9.8 0 9.8T1.7 8.4Q2.1 6.6 1.2 4z', 'linx:#ffffff,#e4ead2') + line('M-.8 9.6l-.6 1.8M0 9.8v2M.8 9.6l.6 1.8', '#d5c9a4', 0.35))).join('') + line('M9.6 19.4Q16 21.6 22.4 19', '#c8452e', 1.6),
};
