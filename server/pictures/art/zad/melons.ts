import { dot, line, moved, oval, shape, solid, within } from './brush.ts';
import { diced } from './fish-cuts.ts';
import { laid, piled } from './heap.ts';

/** Melons whole and cut, and other large fruit. */
const SEEDS = [[-7, 1.4], [-3.6, 3], [0, 1.6], [3.6, 3], [7, 1.4], [-5, 5.6], [0, 5.4], [5, 5.6], [-2.4, 8], [2.4, 8]] as const;
const seedOf = (x: number, y: number, s = 1): string => moved(x, y, s, 0, shape('M0-1Q.8 0 .5.7Q0 1.2-.5.7Q-.8 0 0-1z', '#2a1a14') + oval(-0.15, -0.1, 0.12, 0.3, '#a58a7a'));

const stripes = (paint: string): string => [-11, -6.4, -2, 2.4, 7, 11].map((x) => line(`M${x * 0.2} -13Q${x * 1.5} 0 ${x * 0.2} 13`, paint, 2.1, 'opacity=".85"') + line(`M${x * 0.2} -13Q${x * 1.5} 0 ${x * 0.2} 13`, '#0f3a1c', 0.7, 'opacity=".4" stroke-dasharray=".8 .7"')).join('');
const RIND = 'M-14 0A14 13 0 0 1 14 0A14 13 0 0 1-14 0z';

const wedge = (x: number, y: number, scale: number, turn: number): string => {
  const flesh = 'M-12.4-3H12.4C11.6 4.6 6.6 9.6 0 9.6S-11.6 4.6-12.4-3z';
  return moved(x, y, scale, turn, solid('M-14.4-3H14.4C13.6 6 7.8 12 0 12S-13.6 6-14.4-3z', 'lin:#4f9a4a,#2a6a30,#17451f', '#0a2a10', '#c5e8a8', 0.9) + shape('M-13.4-3H13.4C12.6 5.4 7.2 10.8 0 10.8S-12.6 5.4-13.4-3z', '#e9f4c8') + solid(flesh, 'lin:#ff6f66,#ee3f48,#cf2236', '#8f0f20', '#ffc9c0', 0.9) + within(flesh, SEEDS.map(([a, b]) => seedOf(a, b - 1.4)).join('') + line('M-9-1.6Q-2-.6 3-1.8', '#ffd3cc', 0.6, 'opacity=".6"')));
};

const slice = (x: number, y: number, scale: number, turn: number): string => {
  const flesh = 'M-8.6 4.6L0-10L8.6 4.6Q0 7.4-8.6 4.6z';
  return moved(x, y, scale, turn, shape('M-10.6 5.6Q0 10.4 10.6 5.6L9.6 4Q0 7.6-9.6 4z', 'lin:#3f8f44,#1f5c2a') + shape('M-9.8 4.4Q0 8.2 9.8 4.4L9 3Q0 6.4-9 3z', '#e9f4c8') + solid(flesh, 'lin:#ff766c,#ee4048,#d62a3c', '#8f0f20', '#ffd3cc', 0.8) + [[-3.6, 2.4], [0, 3], [3.6, 2.4], [-1.8, -1], [1.8, -1]].map(([a = 0, b = 0]) => seedOf(a, b, 0.8)).join(''));
};

export const melons: Record<string, () => string> = {
  watermelon: () => moved(14.6, 15, 0.98, -10, solid(RIND, 'rad:#9ccf6a,#4f9a44,#1f5c2c', '#0a2a10', '#e9f7c8', 1.3) + within(RIND, stripes('#1f6030')) + oval(-6, -6, 3.4, 1.7, '#fff', -34, 'opacity=".4"')) + slice(23.4, 22.6, 0.8, 14),
  'watermelon-half': () => wedge(16, 14.4, 1.06, -6),
  'watermelon-slices': () => slice(9, 12, 0.78, -14) + slice(22.8, 12, 0.78, 12) + slice(16, 20.4, 0.86, 0),
  'watermelon-cubes': () => diced(51, [['#ff7a70', '#ee4850', '#d02c3e'], ['#ff6a64', '#e63c48', '#c42236']], '#ffb3ac'),
  melon: () => moved(14.4, 15, 0.98, -8, solid(RIND, 'rad:#fff3c0,#f0d27a,#c99c3c', '#7a5410', '#fffdea', 1.3) + within(RIND, Array.from({ length: 30 }, (_, i) => line(`M${-15 + ((i * 7.1) % 30)} ${-13 + ((i * 4.3) % 26)}q1.4-1.6 2.6.2t2.6-.2`, '#fff9dc', 0.45, 'opacity=".8"')).join('')) + line('M0-12.6Q.4-15 2.4-15.6', '#8a9a4a', 1.4)) + moved(24, 23.4, 0.74, 16, solid('M-9.6 4.6Q0 11 9.6 4.6L6.4-7Q0 2-6.4-7z'.replace('6.4-7Q0 2-6.4-7', '7-6Q0 1.4-7-6'), 'lin:#ffd79a,#fbb261,#ee9440', '#a8641a', '#fff2d0', 0.9) + line('M-9.6 4.8Q0 11.2 9.6 4.8', '#d9b45a', 1.2) + line('M-6.4-5Q0 2 6.4-5', '#ffe9bc', 0.8)),
  pineapple: () => {
    const d = 'M16 10.4C21 10.4 24.2 14.4 24.2 20.2C24.2 26.4 20.8 30.6 16 30.6S7.8 26.4 7.8 20.2C7.8 14.4 11 10.4 16 10.4z';
    const leaf = (turn: number, length: number): string => moved(16, 11.6, 1, turn, solid(`M-1.7 0Q-2-${length * 0.6} 0-${length}Q2-${length * 0.6} 1.7 0z`, 'lin:#8fc45a,#3f8a3c', '#174f20', '#eaffc8', 0.5));
    return [-52, 52, -34, 34, -17, 17, 0].map((turn, i) => leaf(turn, 8 + i * 0.5)).join('') + solid(d, 'rad:#ffe38a,#f0b030,#b8741a', '#6d3c06', '#fffbd8', 1.2) + within(d, [0, 1, 2, 3, 4, 5, 6].map((i) => line(`M${4 + i * 3.6} 9L${18 + i * 3.6} 33M${28 - i * 3.6} 9L${14 - i * 3.6} 33`, '#a8660f', 0.5, 'opacity=".65"')).join('') + Array.from({ length: 26 }, (_, i) => dot(9 + ((i * 3.6) % 15), 12.6 + Math.floor(i / 4) * 2.9, 0.4, '#8a5a10', 'opacity=".6"')).join(''));
  },
  'pomegranate-arils': () => laid(['rad:#ff8fa0,#cf1f42,#86082a', 'rad:#f67a90,#b81638,#720622'].map((paint) => shape('M0-1.9C1.3-1.6 1.7.2 1.3 1.2Q0 2.2-1.3 1.2C-1.7.2-1.3-1.6 0-1.9z', paint) + oval(-0.4, -0.6, 0.3, 0.5, '#fff', 0, 'opacity=".75"')), piled(84, 13.4, 9.6)),
  'fruit-salad': () => {
    const cube = (x: number, y: number, turn: number, top: string, left: string, right: string): string => moved(x, y, 0.84, turn, shape('M0-3.4L3.6-1.7L0 0L-3.6-1.7z', top) + shape('M-3.6-1.7L0 0V4.2L-3.6 2.4z', left) + shape('M3.6-1.7L0 0V4.2L3.6 2.4z', right) + line('M-2.4-1.8L0-3', '#fff', 0.3, 'opacity=".6"'));
    const grape = (x: number, y: number, turn: number): string => moved(x, y, 1, turn, solid('M-2.8 0C-2.8-1.8-1.4-2.4 0-2.4S2.8-1.8 2.8 0S1.4 2.4 0 2.4S-2.8 1.8-2.8 0z', 'rad:#e88a9c,#a8304c,#5c0f28', '#2c0414', '#ffd3dc', 0.6) + oval(-0.9, -0.9, 0.8, 0.4, '#fff', -24, 'opacity=".7"'));
    return cube(7, 10.4, -10, '#ff7a70', '#ee4850', '#d02c3e') + cube(15, 9.4, 14, '#ffd15c', '#f6b030', '#d98f1a') + cube(23.4, 10.4, -6, '#dcefa0', '#b4d86a', '#8fb848') + grape(27, 16.4, 30) + cube(10.6, 15.8, 20, '#dcefa0', '#b4d86a', '#8fb848') + cube(18.6, 16, -14, '#ff7a70', '#ee4850', '#d02c3e') + cube(5, 17, -24, '#fff0a0', '#fbd23c', '#dca010') + cube(24.4, 22, 12, '#ffd15c', '#f6b030', '#d98f1a') + grape(15, 22.4, 10) + cube(8, 23.4, -16, '#ffc24a', '#f0a024', '#cf7f12') + [[20, 12.6], [13, 12], [20.6, 23.6], [11.6, 20], [28, 11.6]].map(([x = 0, y = 0]) => grape(x, y, x * 9)).join('');
  },
};
