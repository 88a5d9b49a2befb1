import { dot, moved, oval, shape, slab, solid } from './brush.ts';
import { laid, piled } from './heap.ts';

/** Crisps, puffs, popcorn and bars. */
const LAID = [[8, 10, -20], [17, 8.6, 30], [25, 11, -50], [11, 16.6, 70], [21, 17.4, 10], [7, 23, -10], [16, 23.4, 50], [25.4, 23, -30]] as const;
const triangle = (light: string, mid: string, dark: string, spots: string): string => solid('M0-5.4Q.8-5.6 1.4-4.6L6 3.4Q6.2 4.8 5 4.8Q0 3.6-5 4.8Q-6.2 4.8-6 3.4L-1.4-4.6Q-.8-5.6 0-5.400z', `rad:${light},${mid},${dark}`, dark, '#fffbe0', 0.7) + Array.from({ length: 12 }, (_, i) => dot(-3.4 + ((i * 2.9) % 7), -2 + ((i * 1.7) % 6), 0.32, spots, 'opacity=".75"')).join('');
const puff = solid('M-4.6-.6C-4-2.6-1.6-2.8.4-2.400C2.8-2 5-1.4 4.8.6C4.4 2.6 1.6 2.6-.6 2.4C-3 2.2-5 1.6-4.6-.6z', 'rad:#ffd27a,#f9a52c,#d9760c', '#a34a02', '#fff6d6', 0.7) + Array.from({ length: 10 }, (_, i) => dot(-3.4 + ((i * 2.3) % 7.6), -1.4 + ((i * 1.3) % 3.4), 0.3, '#ffe9b4', 'opacity=".8"')).join('');
const cracker = solid('M-5.4 0C-5.4-3.4-2.4-5.2.4-4.8C3.6-4.4 5.4-2 5 1C4.6 3.6 2 5.2-.8 4.8C-3.6 4.6-5.4 2.6-5.4 0z', 'rad:#fffaf2,#f9dccb,#e6b09c', '#b5705c', '#ffffff', 0.7) + Array.from({ length: 16 }, (_, i) => dot(-3.6 + ((i * 2.7) % 7.4), -3.4 + ((i * 1.9) % 7), 0.4, i % 2 ? '#ffffff' : '#e8a08c', 'opacity=".7"')).join('');
const popped = (a: string, b: string, c: string): string => [[-1.6, -1], [1.4, -1.6], [2, 1], [-0.6, 1.6], [-2.2, 0.8]].map(([x = 0, y = 0]) => dot(x, y, 1.9, `rad:${a},${b},${c}`)).join('') + dot(0, 0, 0.9, c, 'opacity=".7"') + dot(-1.6, -1.6, 0.5, '#fff', 'opacity=".8"');
const roastedKernel = shape('M0-2C1.6-1.8 2.2-.2 1.8 1Q.8 2.2 0 2Q-.8 2.2-1.8 1C-2.2-.2-1.6-1.8 0-2z', 'rad:#f3c06a,#c97a24,#86430a') + [[-0.6, -0.6], [0.7, 0.4], [-0.2, 1]].map(([x = 0, y = 0]) => dot(x, y, 0.26, '#8a1f0c')).join('');
const squareCracker = solid('M-4.4-3.8L-3.3-4.4L-2.2-3.8L-1.1-4.4L0-3.8L1.1-4.4L2.2-3.8L3.3-4.400L4.4-3.8V3.800L3.3 4.4L2.2 3.8L1.1 4.4L0 3.8L-1.1 4.4L-2.2 3.8L-3.3 4.4L-4.4 3.8z', 'rad:#ffdf92,#f3ab3a,#cf7a14', '#8a4a06', '#fffbe6', 0.7) + [[-2, -1.8], [2, -1.8], [0, 0], [-2, 1.8], [2, 1.8]].map(([x = 0, y = 0]) => dot(x, y, 0.4, '#a8600c')).join('');
const oatBar = (y: number, turn: number, bits: readonly string[], base: readonly [string, string, string]): string => moved(16, y, 1, turn, slab(-12, -2.4, 24, 8, 1.2, base[2]) + slab(-12, -4, 24, 7.8, 1.2, `lin:${base[0]},${base[1]}`) + Array.from({ length: 46 }, (_, i) => oval(-11 + ((i * 5.7) % 22), -3.2 + ((i * 2.3) % 6.4), 0.95, 0.56, bits[i % bits.length] ?? '#fff', i * 47)).join(''));

/** A striped paper cup of popcorn. */
const cup = (a: string, b: string, c: string): string => {
  const kernel = popped(a, b, c);
  const paper = 'M5.6 14H26.4L23.8 29.4Q23.7 30.2 22.8 30.2H9.200Q8.3 30.2 8.2 29.4z';
  return laid([kernel], [[8.6, 11, 0], [14, 10, 60], [19, 9.8, 120], [23.8, 11.4, 30], [11.4, 6.6, 80], [16.4, 5.4, 10], [21, 7, 150], [16, 12.6, 40], [11, 13, 20], [21.6, 13.4, 90]]) + solid(paper, 'linx:#ffffff,#fffaf4,#e0d6cc', '#8a7a6c', '#ffffff', 0.8) + [0, 1, 2].map((i) => shape(`M${7.4 + i * 6.6} 14H${10.6 + i * 6.6}L${11 + i * 4.4} 30.2H${9 + i * 4.6}z`, 'lin:#e2352c,#b01a18')).join('') + shape(paper, 'linx:#000/.08,#fff/.16,#000/.16');
};

export const nibbles: Record<string, () => string> = {
  'tortilla-chips': () => laid([triangle('#ffedb4', '#f6c95c', '#d39a2a', '#b5741a'), triangle('#ffe6a0', '#efbc4c', '#c98c20', '#a8641a')], LAID),
  'nacho-chips': () => laid([triangle('#ffd07a', '#f59a2a', '#cf6a0c', '#c2300c'), triangle('#ffc662', '#ee8d1e', '#c25f08', '#b5280a')], LAID),
  'lentil-chips': () => laid([triangle('#f0d094', '#cf9a4c', '#9a6420', '#5f7a24'), triangle('#e9c484', '#c28c3e', '#8f5a1a', '#7a3c14')], LAID),
  'corn-puffs': () => laid([puff], [...LAID, [13, 11.6, 100], [20, 12.4, 20], [14.6, 19.6, -70]].map(([x = 0, y = 0, t = 0]) => [x, y, t, 0.96] as const)),
  'prawn-crackers': () => laid([cracker], LAID),
  popcorn: () => cup('#ffffff', '#fff3c8', '#e9cf86'),
  'caramel-popcorn': () => cup('#ffe0a0', '#dd9a3c', '#a35f14'),
  'roasted-corn': () => laid([roastedKernel], piled(44, 12, 8.6, 1.1)),
  'cheese-crackers': () => laid([squareCracker], LAID.map(([x, y, t]) => [x, y, t * 0.5] as const)),
  'oat-bars': () => oatBar(10.6, -8, ['#f6dca4', '#d9ac62', '#fbe9c0', '#8a4f1c'], ['#d9a55a', '#b57a30', '#7f4f18']) + oatBar(21, 5, ['#f6dca4', '#d9ac62', '#fbe9c0', '#8a4f1c'], ['#d9a55a', '#b57a30', '#7f4f18']),
  'date-bar': () => oatBar(10.6, -8, ['#8a4f2a', '#e3b274', '#5c2c12', '#f6dcb0'], ['#7a4526', '#552a12', '#341606']) + oatBar(21, 5, ['#8a4f2a', '#e3b274', '#5c2c12', '#f6dcb0'], ['#7a4526', '#552a12', '#341606']),
};
