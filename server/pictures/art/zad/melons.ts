import { line, moved, oval, shape, solid, within } from './brush.ts';
import { laid, piled } from './heap.ts';
import { diced } from './meat-cuts.ts';

/** Melons whole and cut, and other large fruit. */
const SEEDS = [[-7, 1.4], [-3.6, 3], [0, 1.6], [3.6, 3], [7, 1.4], [-5, 5.6], [0, 5.4], [5, 5.6], [-2.4, 8], [2.4, 8]] as const;
const seedOf = (x: number, y: number, s = 1): string => moved(x, y, s, 0, shape('M0-1Q.8 0 .5.7Q0 1.2-.5.7Q-.8 0 0-1z', '#2a1a14') + oval(-0.15, -0.1, 0.12, 0.3, '#a58a7a'));

const stripes = (paint: string): string => [-11, -6.4, -2, 2.4, 7, 11].map((x) => line(`M${x * 0.2} -13Q${x * 1.5} 0 ${x * 0.2} 13`, paint, 2.1, 'opacity=".85"') + line(`M${x * 0.2} -13Q${x * 1.5} 0 ${x * 0.2} 13`, '#0f3a1c', 0.7, 'opacity=".4" stroke-dasharray=".8 .7"')).join('');
const RIND = 'M-14 0A14 13 0 0 1 14 0A14 13 0 0 1-14 0z';

const mintLeaf = (x: number, y: number, turn: number): string => moved(x, y, 1, turn, shape('M0 4Q-4 1-2.6-4Q-1.4-6.4 0-7.4Q1.4-6.4 2.6-4Q4 1 0 4z', 'lin:#9ade74,#3f9a4a') + line('M0 3.6V-5.4M0 0L-2-1.8M0 0L2-1.8', '#d9f7c4', 0.4));

/** The cork net of a melon: seams from stalk to foot, and short steps across them. */
const netting = [-13, -9.6, -6.4, -3.2, 0, 3.2, 6.4, 9.6, 13].map((x, i) => line(`M${(x * 0.16).toFixed(1)}-13C${(x * 0.9).toFixed(1)}-9 ${(x * 1.18).toFixed(1)}-4 ${(x * 1.06).toFixed(1)} 0S${(x * 0.9).toFixed(1)} 9 ${(x * 0.16).toFixed(1)} 13`, '#fff8dc', 0.42, 'opacity=".85"') + Array.from({ length: 7 }, (_, k) => { const y = -9.6 + k * 3.1 + (i % 2) * 1.5; const w = Math.sqrt(Math.max(0, 1 - (y / 13.5) ** 2)); return line(`M${(x * w * 1.06).toFixed(1)} ${y.toFixed(1)}q${(1.7 * w).toFixed(1)} ${k % 2 ? '.9' : '-.7'} ${(3.3 * w).toFixed(1)} ${i % 2 ? '.5' : '-.3'}`, '#fff8dc', 0.36, 'opacity=".8"'); }).join('')).join('');

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
  melon: () => moved(14, 14.8, 0.98, -8, solid(RIND, 'rad:#fbe9ae,#e3c272,#a8843c', '#5c4410', '#fffdea', 1.3) + within(RIND, netting) + line('M0-12.8Q.4-15 2.4-15.6', '#8a9a4a', 1.6) + oval(-6, -6.6, 3, 1.5, '#fff', -34, 'opacity=".35"')) + moved(21.6, 23.6, 0.94, -8, solid('M-10.4-4.6C-9.4 3.6-5 7.4 0 7.4S9.4 3.6 10.4-4.6C7.4-.6 3.6 1.2 0 1.2S-7.4-.6-10.4-4.6z', 'lin:#ffc890,#fba65c,#f08a3c', '#b5601a', '#fff0d4', 0.8) + line('M-10.2-3.4C-9 4.2-4.8 7.6 0 7.6S9 4.2 10.2-3.4', '#c9b060', 1.5) + line('M-9.6-2C-8.2 4-4.4 6.5 0 6.5S8.2 4 9.6-2', '#dfe8a0', 0.7) + line('M-8.8-2.8Q-4.6 1.8 0 1.8T8.8-2.8', '#ffe6c4', 0.7, 'opacity=".9"')),
  pineapple: () => {
    const d = 'M16 9.8C22 9.8 25.8 14 25.8 20C25.8 26.6 21.8 31 16 31S6.2 26.6 6.2 20C6.2 14 10 9.8 16 9.8z';
    const blade = (turn: number, length: number): string => moved(16, 11.4, 1, turn, solid(`M-2 0Q-2.4-${(length * 0.6).toFixed(1)} 0-${length}Q2.4-${(length * 0.6).toFixed(1)} 2 0z`, 'lin:#9ad05c,#4a9a40,#1c5a26', '#174f20', '#eaffc8', 0.5));
    const eyes = Array.from({ length: 7 }, (_, row) => Array.from({ length: 6 }, (_, i) => { const y = 11.4 + row * 3; const x = 16 + (i - 2.5 + (row % 2) * 0.5) * 3.6; return moved(x, y, 1, 0, shape('M0-1.7L1.7 0L0 1.7L-1.7 0z', 'rad:#ffe28a,#f0b030,#c98418') + line('M-.5.5Q0-.5.5.4', '#7a4a0c', 0.35)); }).join('')).join('');
    return [-62, 62, -44, 44, -26, 26, -10, 10, 0].map((turn, i) => blade(turn, 7.4 + i * 0.36)).join('') + solid(d, 'rad:#f3b93c,#cf8a1c,#8f5608', '#5c3004', '#fffbd8', 1.2) + within(d, eyes + oval(11, 17, 4, 7, 'mid:#fff3b8/.45,#fff3b8/0', 14) + oval(24, 24, 6, 8, 'mid:#6d3c06/.5,#6d3c06/0'));
  },
  'pomegranate-arils': () => laid(['rad:#ff8fa0,#cf1f42,#86082a', 'rad:#f67a90,#b81638,#720622'].map((paint) => shape('M0-1.9C1.3-1.6 1.7.2 1.3 1.2Q0 2.2-1.3 1.2C-1.7.2-1.3-1.6 0-1.9z', paint) + oval(-0.4, -0.6, 0.3, 0.5, '#fff', 0, 'opacity=".75"')), piled(84, 13.4, 9.6)),
  'fruit-salad': () => {
    const cube = (x: number, y: number, turn: number, top: string, left: string, right: string): string => moved(x, y, 0.92, turn, shape('M0-3.4L3.6-1.7L0 0L-3.6-1.7z', top) + shape('M-3.6-1.7L0 0V4.2L-3.6 2.4z', left) + shape('M3.6-1.7L0 0V4.2L3.6 2.4z', right) + line('M-2.4-1.8L0-3', '#fff', 0.3, 'opacity=".6"'));
    const grape = (x: number, y: number, turn: number): string => moved(x, y, 1.1, turn, solid('M-2.8 0C-2.8-1.8-1.4-2.4 0-2.4S2.8-1.8 2.8 0S1.4 2.4 0 2.4S-2.8 1.8-2.8 0z', 'rad:#e88a9c,#a8304c,#5c0f28', '#2c0414', '#ffd3dc', 0.6) + oval(-0.9, -0.9, 0.8, 0.4, '#fff', -24, 'opacity=".7"'));
    const kinds: readonly ((x: number, y: number, turn: number) => string)[] = [
      (x, y, turn) => cube(x, y, turn, '#ff8076', '#f04a52', '#d22c3e'),
      (x, y, turn) => cube(x, y, turn, '#ffc890', '#fba65c', '#e0803a'),
      (x, y, turn) => cube(x, y, turn, '#fff3a4', '#fbd848', '#dfae1c'),
      grape,
      (x, y, turn) => cube(x, y, turn, '#ffc24a', '#f6a41c', '#d67f0c'),
    ];
    const rows = [[8.4, 4], [12, 5], [15.8, 4], [19.6, 5], [23.4, 4]] as const;
    return shape('M3.4 8Q16 4.6 28.6 8Q30.6 16 28.4 25Q16 28.8 3.6 25Q1.4 16 3.4 8z', 'rad:#f9b46a,#e8803c') + rows.flatMap(([y, n], row) => Array.from({ length: n }, (_, i) => kinds[(row * 3 + i * 2 + (row > 2 ? 1 : 0)) % 5]?.(16 + (i - (n - 1) / 2) * 5.7, y, ((row * 7 + i * 5) % 9) * 5 - 20))).join('') + moved(17, 15, 0.5, -20, mintLeaf(0, 0, -40) + mintLeaf(2, 0.6, 36));
  },
};
