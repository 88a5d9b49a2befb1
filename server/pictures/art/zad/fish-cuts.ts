import { dot, line, moved, oval, shape, slab, solid, within } from './brush.ts';
import { dillSprig, lemonSlice } from './fish.ts';
import { laid } from './heap.ts';
import { diced } from './meat-cuts.ts';

/** A cut across a round fish: skin round the flesh, the backbone, the hollow of the belly. */
const crossCut = (x: number, y: number, scale: number, turn: number, flesh: string, rings: string, skin: string): string => {
  const outline = 'M-7.6-1.4C-7-4.8-3.6-6.6 0-6.6S7-4.8 7.6-1.4C8 2.4 6 6.4 3.4 7.4C2.2 7.6 1.6 5.6 1.2 3.6Q0 2.2-1.2 3.6C-1.6 5.6-2.2 7.6-3.4 7.4C-6 6.4-8 2.4-7.6-1.4z';
  return moved(x, y, scale, turn,
    moved(0, 1.1, 1, 0, shape(outline, skin)) + solid(outline, flesh, rings, '#ffffff', 0.8) +
    within(outline, [2.2, 3.6, 5].map((r) => line(`M${-r - 1} ${r * 0.5}Q${-r - 0.8} ${-r * 1.1} 0 ${-r * 1.12}Q${r + 0.8} ${-r * 1.1} ${r + 1} ${r * 0.5}`, rings, 0.4, 'opacity=".5"')).join('') + line('M0-6.6V-1M-7-.6Q-3 .2-1.2 0M7-.6Q3 .2 1.2 0', rings, 0.4, 'opacity=".6"')) +
    line(outline, skin, 0.7) + oval(0, 0.2, 1.1, 1, 'rad:#fffaf0,#e6d3b8,#b99b78') + dot(0, 0.2, 0.4, '#a8472f'));
};

interface Fillet {
  flesh: string;
  /** Between the flakes, and the darker line along the middle. */
  seam: string;
  midline: string;
  shade: string;
  skin: string;
}

/** A fillet with its head end broad and its tail end narrow; the flakes are chevrons that point to the tail. */
const filletOf = (x: number, y: number, scale: number, turn: number, o: Fillet): string => {
  const outline = 'M-14.6-.6C-14.2-4.4-10.4-6.2-4.8-6.2C2.6-6.2 9.4-4.2 14.4-1.6C15.6-.8 15.5.9 14.2 1.5C9.6 3.8 2 6.2-5 6C-11 5.8-15 3.6-14.6-.6z';
  const chevrons = [-13, -10, -7, -4, -1, 2, 4.8, 7.4, 9.8, 12].map((at) => line(`M${at - 1.6}-6.4Q${at + 2.6}-3 ${at + 1}-.1Q${at + 2.6} 3 ${at - 1.6} 6.4`, o.seam, 0.6, 'opacity=".85"')).join('');
  return moved(x, y, scale, turn, shape(outline, o.skin, 'transform="translate(0 1.3)"') + solid(outline, o.flesh, o.shade, '#ffffff', 0.8) + within(outline, chevrons + line('M-14.4.1Q0-.5 15-.1', o.midline, 0.55, 'opacity=".7"')) + line('M-11-3.9Q-6-5 0-4.7', '#fff', 0.6, 'opacity=".55"'));
};

const WHITE: Fillet = { flesh: 'lin:#ffffff,#faf2ea,#ecdccd', seam: '#dfcab6', midline: '#dba893', shade: '#a98a72', skin: '#b5c0c8' };
const SALMON: Fillet = { flesh: 'lin:#ffa87c,#f98552,#e4642f', seam: '#ffdcc4', midline: '#d9531f', shade: '#a83f16', skin: '#6d7a84' };

/** A thick portion: flesh above, flesh or silver skin on the side that is seen. */
const portion = (x: number, y: number, scale: number, turn: number, o: { side: string; flesh: string; seam: string; shade: string; edge: string }): string => {
  const top = 'M-6.8-3.6Q-6.6-5-5-5H5Q6.8-5 7-3.4L7.2 2.4Q7.2 3.8 5.6 3.8H-5.4Q-7 3.8-7.1 2.4z';
  return moved(x, y, scale, turn, slab(-7.2, -1, 14.5, 6.8, 1.6, o.side) + solid(top, o.flesh, o.shade, '#ffffff', 0.9) + within(top, [-8.4, -5.2, -2, 1.2, 4.4].map((at) => line(`M${at}-5.4Q${at + 4.6}-1 ${at + 1.6} 4.4`, o.seam, 0.6, 'opacity=".9"')).join('')) + line('M-6.8 4.6H6.9', o.edge, 0.4, 'opacity=".8"'));
};
const salmonBlock = (x: number, y: number, scale: number, turn: number): string => portion(x, y, scale, turn, { side: 'lin:#8d9aa2,#5a6670', flesh: 'lin:#ff9d6e,#f97f4e,#e9622f', seam: '#ffd8c0', shade: '#b23f16', edge: '#c3ccd2' });
const codBlock = (x: number, y: number, scale: number, turn: number): string => portion(x, y, scale, turn, { side: 'lin:#f3e8dc,#cbb7a3', flesh: 'lin:#ffffff,#fbf6f0,#eee0d2', seam: '#dccbb9', shade: '#b79a82', edge: '#ffffff' });

/** Tuna: a thick slab of deep red, its grain in arcs about the dark line of the loin. */
const tunaSteak = (x: number, y: number, scale: number, turn: number): string => {
  const outline = 'M-10.4-1.4C-10.2-4.4-6.6-6-1.6-6.2C4-6.4 9.4-5.4 10.8-2.2C11.8.4 9.6 3.4 5.4 4.8C1.4 6-4.4 5.6-7.6 3.8C-9.6 2.6-10.6.8-10.4-1.4z';
  return moved(x, y, scale, turn, shape(outline, '#4f0a18', 'transform="translate(.2 3.2)"') + shape(outline, '#86182c', 'transform="translate(.2 2.4)"') + shape(outline, 'lin:#d64a5c,#b52a40,#94182e', 'stroke="#e88a94" stroke-width=".35"') + within(outline, [3, 5, 7, 9, 11, 13].map((r) => `<ellipse cx="-9" cy="4" rx="${r * 1.6}" ry="${r}" fill="none" stroke="#f0a0a8" stroke-width=".3" opacity=".6"/>`).join('') + shape('M-11 1.6Q-5-1.2-2.4 3.2T-4 7Q-11 7-11 1.6z', '#6d0f22', 'opacity=".5"')) + line('M-6-4.8Q0-6 6-4.6', '#ffc4c8', 0.45, 'opacity=".6"'));
};

/** Smoked salmon: broad thin slices laid over one another, soft at the edge, with the fine pale lines of the side they came from. */
const SMOKED = [
  'M-12.6-.6C-12-4.4-8-6-3-5.6C1-5.2 4-6.6 8-5.8C12-5 13.8-2 13-.6C12.2 2.2 8.6 2.4 5.6 3.4C2 4.6-1 3.4-4.4 4.4C-8.4 5.4-13.4 3-12.6-.6z',
  'M-13-1.8C-11.4-5.4-7-5-3.6-5.4C.6-5.8 3.4-4.6 7-5.2C11-5.8 13.6-3.4 13.2-.4C12.8 2.6 9.4 4.2 5.8 3.8C2.4 3.4-.6 5-4.4 4.4C-8.6 4-14.4 2-13-1.8z',
] as const;
const smokedSlice = (outline: string): string =>
  shape(outline, '#8a2f10', 'transform="translate(0 .9)" opacity=".4"') + shape(outline, 'lin:#ffb893,#fa9566,#ee7640') + within(outline, [-20, -15.4, -10.8, -6.2, -1.6, 3, 7.6].map((at, i) => line(`M${at} 7Q${at + 5}-.6 ${at + 13}-6.4`, '#ffe2d0', i % 2 ? 0.42 : 0.6, 'opacity=".75"')).join('') + line('M-12 2.4Q-2 .2 12-1.4', '#d9582a', 0.5, 'opacity=".35"')) + line(outline, '#ffd2b8', 0.35, 'opacity=".9"');

/** Breaded fingers: golden crumb. */
const finger = (x: number, y: number, turn: number): string => {
  const crumbs = Array.from({ length: 22 }, (_, i) => dot(-6 + ((i * 5.3) % 12.4), -1.6 + ((i * 1.7) % 3.4), 0.22 + (i % 3) * 0.07, i % 2 ? '#fbe0a0' : '#a5611c', 'opacity=".75"')).join('');
  return moved(x, y, 1, turn, slab(-7, -1.4, 14, 4.4, 1.4, '#9a5a18') + slab(-7, -2.4, 14, 4.6, 1.5, 'lin:#f9cf78,#e9a63c,#c67c22') + crumbs + line('M-6-1.8H5.6', '#fff0c4', 0.4, 'opacity=".7"'));
};

export const FISH_CUBES = [['#fffaf4', '#ecdccc', '#d5bda8'], ['#fdf2e8', '#e3cfbd', '#c9ae98']] as const;
export const SALMON_CUBES = [['#ffa578', '#ee7440', '#d6582a'], ['#ff9663', '#e56a36', '#c84f22']] as const;

export const fishCuts: Record<string, () => string> = {
  'kingfish-steaks': () => crossCut(9.6, 16.6, 1.04, -14, 'rad:#fffaf4,#f6e6da,#e2c4b2', '#c9a18c', '#5d7484') + crossCut(22.4, 16.4, 1.08, 10, 'rad:#fffaf4,#f6e6da,#e2c4b2', '#c9a18c', '#4f6778') + lemonSlice(16, 24.6, 2.2) + dillSprig(4, 27, 0.7, -40),
  'white-fish-fillet': () => filletOf(16.4, 10.6, 0.96, -6, WHITE) + filletOf(15.4, 20.4, 0.96, -6, WHITE) + lemonSlice(27.4, 25.4, 2.3) + dillSprig(4, 27.4, 0.8, -30),
  'cod-loin': () => codBlock(9, 11, 0.98, -4) + codBlock(23.4, 11.4, 0.98, 3) + codBlock(16.2, 20.8, 1.02, -1) + lemonSlice(27.2, 22.6, 2.4) + dillSprig(5, 25, 0.8, 10),
  'fish-cubes': () => diced(31, FISH_CUBES, '#e3c9b4'),
  'salmon-cubes': () => diced(32, SALMON_CUBES, '#ffdcc6'),
  'salmon-fillet': () => salmonBlock(8.6, 11.4, 0.94, -4) + salmonBlock(23.4, 11.4, 0.94, 3) + salmonBlock(8.4, 21.4, 0.94, 2) + salmonBlock(23.6, 21.4, 0.94, -3) + lemonSlice(16, 16.4, 2.4) + dillSprig(14.6, 29, 0.7, 10),
  'salmon-steaks': () => crossCut(9.4, 16.4, 1.06, -10, 'rad:#ffb48c,#f98a58,#e2602c', '#ffd2b6', '#6d7a84') + crossCut(22.6, 16.4, 1.06, 12, 'rad:#ffb48c,#f98a58,#e2602c', '#ffd2b6', '#5f6c76') + lemonSlice(16, 25, 2.1),
  'salmon-side': () => filletOf(16, 14.6, 1.06, -12, SALMON) + dillSprig(6, 26, 0.8, 20) + lemonSlice(25.6, 22.6, 2.6),
  'tuna-steaks': () => tunaSteak(13.4, 10.6, 1, -8) + tunaSteak(18.4, 19.8, 1, 6) + dillSprig(27, 10.6, 0.8, 30),
  'smoked-salmon': () => laid(SMOKED.map(smokedSlice), [[15.4, 8.8, -5], [17, 13, 4], [14.8, 17.4, -3], [16.8, 21.6, 5]]) + lemonSlice(26, 24.4, 2.4) + dillSprig(7.4, 24.6, 0.9, 50),
  'fish-fingers': () => finger(11, 9.4, -14) + finger(21, 13.4, 12) + finger(11.4, 17, 6) + finger(20.6, 21, -10) + finger(11, 24.4, -4) + lemonSlice(27, 25.6, 2.3),
};
