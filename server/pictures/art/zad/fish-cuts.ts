import { dot, line, moved, oval, scatter, shape, slab, solid, within } from './brush.ts';
import { dillSprig, lemonSlice } from './fish.ts';
import { stamps } from './heap.ts';

/** Flakes of a fillet: pale lines that follow the muscle. */
const flakes = (xs: readonly number[], bend: number, colour: string): string =>
  xs.map((x) => line(`M${x}-6Q${x + bend}-1 ${x - 0.6} 6`, colour, 0.55, 'opacity=".8"')).join('');

/** A cut across a round fish: skin round the flesh, the backbone, the hollow of the belly. */
const crossCut = (x: number, y: number, scale: number, turn: number, flesh: string, rings: string, skin: string): string => {
  const outline = 'M-7.6-1.4C-7-4.8-3.6-6.6 0-6.6S7-4.8 7.6-1.4C8 2.4 6 6.4 3.4 7.4C2.2 7.6 1.6 5.6 1.2 3.6Q0 2.2-1.2 3.6C-1.6 5.6-2.2 7.6-3.4 7.4C-6 6.4-8 2.4-7.6-1.4z';
  return moved(x, y, scale, turn,
    moved(0, 1.1, 1, 0, shape(outline, skin)) + solid(outline, flesh, rings, '#ffffff', 0.8) +
    within(outline, [2.2, 3.6, 5].map((r) => line(`M${-r - 1} ${r * 0.5}Q${-r - 0.8} ${-r * 1.1} 0 ${-r * 1.12}Q${r + 0.8} ${-r * 1.1} ${r + 1} ${r * 0.5}`, rings, 0.4, 'opacity=".5"')).join('') + line('M0-6.6V-1M-7-.6Q-3 .2-1.2 0M7-.6Q3 .2 1.2 0', rings, 0.4, 'opacity=".6"')) +
    line(outline, skin, 0.7) + oval(0, 0.2, 1.1, 1, 'rad:#fffaf0,#e6d3b8,#b99b78') + dot(0, 0.2, 0.4, '#a8472f'));
};

const cubeOf = (top: string, left: string, right: string, streak: string): string =>
  shape('M0-3.4L3.6-1.7L0 0L-3.6-1.7z', top, `stroke="${top}" stroke-width=".7" stroke-linejoin="round"`) + shape('M-3.8-1.5L0 .3V4.4L-3.8 2.4z', left, `stroke="${left}" stroke-width=".5" stroke-linejoin="round"`) + shape('M3.8-1.5L0 .3V4.4L3.8 2.4z', right, `stroke="${right}" stroke-width=".5" stroke-linejoin="round"`) + line('M-2.2-1.7L1.4-3M-1-1L2.4-2.2M-2.8-.2L-1.2 3.2M1.2.6L2.6 2.8', streak, 0.35, 'opacity=".75"') + line('M-3.5-1.6L0-3.2L3.5-1.6', '#fff', 0.25, 'opacity=".5"');

/** Diced meat or fish, tumbled: one drawing of a cube in two lights, stamped. */
export function diced(seed: number, cubes: readonly (readonly [top: string, left: string, right: string])[], streak: string): string {
  const random = scatter(seed);
  const { defs, stamp } = stamps(cubes.map(([top, left, right]) => cubeOf(top, left, right, streak)));
  const rows = [[8.8, 4], [13.2, 5], [17.8, 4], [22.2, 5]] as const;
  return defs + rows.flatMap(([y, n]) => Array.from({ length: n }, (_, i) => stamp(16 + (i - (n - 1) / 2) * 5.9 + (random() - 0.5) * 1.4, y + (random() - 0.5) * 1.6, (random() - 0.5) * 46, 0.86 + random() * 0.2, Math.floor(random() * cubes.length)))).join('');
}

const filletOf = (x: number, y: number, scale: number, turn: number, paint: string, vein: string, shade: string): string => {
  const outline = 'M-14 1.4C-11-3.4-4-5.2 4-5C10-4.8 14-2.6 14.6.6C12 4 6 5.4-2 5.2C-8 5.1-12.4 4-14 1.4z';
  return moved(x, y, scale, turn, solid(outline, paint, shade, '#ffffff', 0.9) + within(outline, flakes([-9.6, -6, -2.4, 1.2, 4.8, 8.4, 11.6], 2.6, vein) + line('M-13 .8Q0-1.2 14 .4', '#e8b7a4', 0.7, 'opacity=".75"')));
};

const whiteFillet = (x: number, y: number, scale: number, turn: number): string => filletOf(x, y, scale, turn, 'lin:#fffdfa,#f8efe6,#e9d8c8', '#dcc7b4', '#a98a72');

/** Salmon: orange flesh with cream lines, silver skin below. */
const salmonBlock = (x: number, y: number, scale: number, turn: number): string => {
  const top = 'M-6.8-3.6Q-6.6-5-5-5H5Q6.8-5 7-3.4L7.2 2.4Q7.2 3.8 5.6 3.8H-5.4Q-7 3.8-7.1 2.4z';
  return moved(x, y, scale, turn, slab(-7.2, -1, 14.5, 6.4, 1.6, 'lin:#8d9aa2,#5a6670') + solid(top, 'lin:#ff9d6e,#f97f4e,#e9622f', '#b23f16', '#ffd9bd', 0.9) + within(top, [-8.4, -5.2, -2, 1.2, 4.4].map((at) => line(`M${at}-5.4Q${at + 4.6}-1 ${at + 1.6} 4.4`, '#ffd8c0', 0.6, 'opacity=".9"')).join('')) + line('M-6.8 4.6H6.9', '#c3ccd2', 0.4, 'opacity=".8"'));
};

const SALMON_SIDE = 'M1.4 17C4 11.6 11 8.2 19 8.2C25 8.2 29.6 10.8 31 14.2C31.2 17.4 28.6 21.4 22 23.6C15 25.6 5.6 23.6 1.4 17z';

const tunaSteak = (x: number, y: number, scale: number, turn: number): string => {
  const outline = 'M-8.6-1C-8-4.4-3.6-5.6 1-5.4C6-5.2 9.4-3.2 9.2.4C9 3.8 5.4 5.6.6 5.4C-4.6 5.4-9 3-8.6-1z';
  return moved(x, y, scale, turn, moved(0, 1.8, 1, 0, shape(outline, 'lin:#8a1626,#5c0b18')) + solid(outline, 'rad:#d8394e,#b01f35,#8d1326', '#4f0814', '#ff9aa4', 0.9) + within(outline, [2, 4, 6, 8, 10].map((r) => line(`M${-9.6 + r} 6Q${-11 + r * 1.6}-1 ${-6 + r * 1.4}-6`, '#e86a78', 0.3, 'opacity=".6"')).join('') + line('M-9-.2Q-2 .8 9.4-.6', '#7a0f20', 0.5, 'opacity=".5"')));
};

/** Smoked salmon: thin slices folded over one another. */
const fold = (x: number, y: number, scale: number, turn: number): string => {
  const outline = 'M-6.6 2.6C-7-.6-4.6-3.6-.6-3.8C3.8-4 7-1.6 6.8 1.8C6.6 3.4 4.4 4.4 1 4.2C-2.4 4-5.6 4.2-6.6 2.6z';
  return moved(x, y, scale, turn, solid(outline, 'lin:#ffa477,#f5824f,#dd5d2c', '#a83f18', '#ffdcc4', 0.8) + within(outline, [-6, -3.4, -0.8, 1.8, 4.4].map((at) => line(`M${at}-4Q${at + 3}-.6 ${at + 0.6} 4.6`, '#ffd6bc', 0.4, 'opacity=".85"')).join('')) + line('M-6 2.8Q0 .6 6.4 2', '#c44f22', 0.35, 'opacity=".6"'));
};

/** Breaded fingers: golden crumb. */
const finger = (x: number, y: number, turn: number): string => {
  const crumbs = Array.from({ length: 22 }, (_, i) => dot(-6 + ((i * 5.3) % 12.4), -1.6 + ((i * 1.7) % 3.4), 0.22 + (i % 3) * 0.07, i % 2 ? '#fbe0a0' : '#a5611c', 'opacity=".75"')).join('');
  return moved(x, y, 1, turn, slab(-7, -1.4, 14, 4.4, 1.4, '#9a5a18') + slab(-7, -2.4, 14, 4.6, 1.5, 'lin:#f9cf78,#e9a63c,#c67c22') + crumbs + line('M-6-1.8H5.6', '#fff0c4', 0.4, 'opacity=".7"'));
};

export const FISH_CUBES = [['#fffaf4', '#ecdccc', '#d5bda8'], ['#fdf2e8', '#e3cfbd', '#c9ae98']] as const;
export const SALMON_CUBES = [['#ffa578', '#ee7440', '#d6582a'], ['#ff9663', '#e56a36', '#c84f22']] as const;

export const fishCuts: Record<string, () => string> = {
  'kingfish-steaks': () => crossCut(9.6, 16.6, 1.04, -14, 'rad:#fffaf4,#f6e6da,#e2c4b2', '#c9a18c', '#5d7484') + crossCut(22.4, 16.4, 1.08, 10, 'rad:#fffaf4,#f6e6da,#e2c4b2', '#c9a18c', '#4f6778') + lemonSlice(16, 24.6, 2.2) + dillSprig(4, 27, 0.7, -40),
  'white-fish-fillet': () => whiteFillet(16.4, 11.4, 0.98, -6) + whiteFillet(15.6, 20.6, 0.98, -6) + lemonSlice(27.4, 25, 2.3) + dillSprig(4, 26, 0.8, -30),
  'cod-loin': () => [[16, 11.6, 0], [16, 20.8, 0]].map(([x = 0, y = 0]) => moved(x, y, 1, -3, slab(-13.4, -2.6, 27, 7, 2.6, 'lin:#e9dccc,#cdb9a4') + solid('M-13.4-2Q-13.2-4.6-10-4.6H9.6Q13.4-4.4 13.6-1.4Q13.6 1.6 11 2H-10.6Q-13.6 1.8-13.4-2z', 'lin:#ffffff,#faf4ec,#eee0d2', '#b79a82', '#ffffff', 0.8) + line('M-8.6-4.4Q-6-1.6-8.4 2M-4-4.4Q-1.2-1.4-3.8 2M1-4.4Q3.8-1.4 1.2 2M6-4.4Q8.6-1.4 6.2 2', '#dccbb9', 0.5))).join('') + lemonSlice(27.6, 25, 2.3) + dillSprig(4.4, 27, 0.7, -30),
  'fish-cubes': () => diced(31, FISH_CUBES, '#e3c9b4'),
  'salmon-cubes': () => diced(32, SALMON_CUBES, '#ffdcc6'),
  'salmon-fillet': () => salmonBlock(8.6, 11.4, 0.94, -4) + salmonBlock(23.4, 11.4, 0.94, 3) + salmonBlock(8.4, 21.4, 0.94, 2) + salmonBlock(23.6, 21.4, 0.94, -3) + lemonSlice(16, 16.4, 2.4) + dillSprig(14.6, 29, 0.7, 10),
  'salmon-steaks': () => crossCut(9.4, 16.4, 1.06, -10, 'rad:#ffb48c,#f98a58,#e2602c', '#ffd2b6', '#6d7a84') + crossCut(22.6, 16.4, 1.06, 12, 'rad:#ffb48c,#f98a58,#e2602c', '#ffd2b6', '#5f6c76') + lemonSlice(16, 25, 2.1),
  'salmon-side': () => moved(0, 1.2, 1, 0, shape(SALMON_SIDE, 'lin:#8d9aa2,#4f5b65')) + solid(SALMON_SIDE, 'lin:#ffa87c,#f98552,#e4642f', '#a83f16', '#ffe2cc', 1) + within(SALMON_SIDE, [4, 7.6, 11.2, 14.8, 18.4, 22, 25.6, 29].map((at) => line(`M${at - 1} 6Q${at + 3.4} 15 ${at - 1.6} 26`, '#ffd6bd', 0.65, 'opacity=".9"')).join('') + line('M1 17Q14 13.4 31 14.6', '#e0622f', 0.5, 'opacity=".6"')) + dillSprig(6, 27.6, 0.8, 20) + lemonSlice(26.4, 24.8, 2.4),
  'tuna-steaks': () => tunaSteak(10.6, 12.6, 1.06, -10) + tunaSteak(21.4, 19.6, 1.06, -6) + dillSprig(25, 12, 0.8, 30),
  'smoked-salmon': () => fold(8.4, 10.6, 0.96, -12) + fold(17.4, 9.4, 0.96, 6) + fold(25, 11.6, 0.9, 20) + fold(7.6, 17.4, 0.96, 8) + fold(16.4, 16.6, 1, -8) + fold(25, 18.4, 0.92, 4) + fold(12, 23, 0.96, -6) + fold(21.4, 23.6, 0.96, 10) + dillSprig(17, 20, 0.8, 20),
  'fish-fingers': () => finger(11, 9.4, -14) + finger(21, 13.4, 12) + finger(11.4, 17, 6) + finger(20.6, 21, -10) + finger(11, 24.4, -4) + lemonSlice(27, 25.6, 2.3),
};
