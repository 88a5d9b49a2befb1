import { dot, line, moved, oval, scatter, shape, solid, within } from './brush.ts';
import { laid } from './heap.ts';
import { chunk, diced, meatSlice, mince, rosemary, shingled } from './meat-cuts.ts';

/** Marbling: fine threads of fat that wander through the muscle. */
function marbling(seed: number, count: number, w: number, h: number, colour = '#fbdccf'): string {
  const random = scatter(seed);
  return Array.from({ length: count }, () => {
    const x = (random() - 0.5) * w;
    const y = (random() - 0.5) * h;
    const bend = (random() - 0.5) * 2.4;
    return line(`M${x.toFixed(1)} ${y.toFixed(1)}q${(0.6 + random()).toFixed(1)} ${bend.toFixed(1)} ${(1.4 + random() * 2).toFixed(1)} ${(random() * 1.6 - 0.8).toFixed(1)}`, colour, 0.14 + random() * 0.4, `opacity="${(0.55 + random() * 0.4).toFixed(2)}"`);
  }).join('');
}

interface Steak {
  /** The whole cut with its fat, and the muscle inside it. */
  rim: string;
  muscle: string;
  seed: number;
  seam?: string;
  thick?: number;
}

function steakOf(x: number, y: number, scale: number, turn: number, o: Steak): string {
  const thick = o.thick ?? 2;
  return moved(x, y, scale, turn, moved(0, thick, 1, 0, shape(o.rim, 'lin:#c2837a,#8d2b30')) + solid(o.rim, 'rad:#fffaf2,#fbe9da,#ecccb6', '#c49a80', '#ffffff', 0.7) + solid(o.muscle, 'rad:#e0505a,#c02f3f,#931d2e', '#560c18', '#ff9f98', 1.1) + within(o.muscle, marbling(o.seed, 46, 26, 16) + (o.seam ? line(o.seam, '#fbe3d3', 0.9) : '')));
}

const RIBEYE: Steak = {
  rim: 'M-12.6-1.6C-12-7-5.6-9.8 1.6-9.2C8.6-8.8 13.2-5 13 0C12.8 5 8.6 8.6 2 8.2C-2 8-4.4 6.6-8 5.6C-11.4 4.4-13 1.8-12.6-1.6z',
  muscle: 'M-11-1.4C-10.6-5.6-5-8 1.4-7.6C7.4-7.2 11.4-4.2 11.4-.2C11.2 3.8 7.6 7 2.2 6.6C-1.6 6.4-4 5-7 4C-10 3-11.4 1.2-11-1.4z',
  seed: 71, seam: 'M-10 1.8Q-5-.6-1.6 2.2T5.6 1.8Q8.6.4 9-3.6',
};
const STRIP: Steak = {
  rim: 'M-13-2.2C-12.6-5.8-9-7.2-4-7.2C3-7.2 10.6-6 13-2.6C14.6 .4 12.4 3.4 8 4.6C2 6-6 6.2-10.6 4.4C-12.8 3.2-13.4 .6-13-2.2z',
  muscle: 'M-12.4-.2C-12.2-3.2-9-4.6-4-4.8C3-5 10.2-4.2 12-1.6C13.2.6 11.4 2.6 7.4 3.8C1.8 5-5.6 5.2-9.8 3.6C-11.8 2.8-12.6 1.4-12.4-.2z',
  seed: 72,
};
const THIN: Steak = { ...RIBEYE, seed: 73, thick: 0.8 };

/** A loin chop: the T of bone between eye and tenderloin, a thin cap of fat. */
const loinChop = (x: number, y: number, scale: number, turn: number): string => {
  const rim = 'M-8.6-2C-8.4-6.6-4-9.2 1-8.8C6-8.4 9.6-5 9.2-.6C9 2.4 6.8 3.6 6 6C5.2 8.6 2.6 9.6.4 8.4C-1 7.6-1.4 6-3.4 5C-6.6 3.6-8.8 1.6-8.6-2z';
  const eye = 'M-7.6-1.8C-7.4-5.4-3.4-7.6.8-7.2C5-6.8 8-4.2 7.8-1C7.6.7 5.6.9 3.8.5C1.4 0-.8.9-2.4 2.3C-3.4 3.1-5.2 3-6.2 1.8C-7.1.8-7.7-.4-7.6-1.8z';
  return moved(x, y, scale, turn, moved(0.2, 1.8, 1, 0, shape(rim, 'lin:#d6a594,#8d2b30')) + solid(rim, 'rad:#fff6ea,#f9e2d0,#e6bfa8', '#c49a80', '#ffffff', 0.6) + solid(eye, 'rad:#ea6a6c,#c53a48,#952436', '#5a0f1c', '#ffb0a8', 0.7) + within(eye, marbling(74, 12, 13, 8)) + solid('M3.2 3.7C4.8 2.5 6.8 2.6 6.4 4.5C6 6.6 4.4 7.7 3.2 7.5C2.3 7.2 2.4 4.7 3.2 3.7z', 'rad:#ea6a6c,#c53a48,#952436', '#5a0f1c', '#ffb0a8', 0.5) + line('M-4.4 4.3Q-.6 1.5 4.4 1.9M.8 2.4Q1.8 5 1 7.8', '#c9a986', 2) + line('M-4.4 4.1Q-.6 1.3 4.4 1.7M.8 2.2Q1.8 4.8 1 7.6', '#fffaf0', 1.3));
};

const LAMB = { paint: 'rad:#f0807c,#cc4a54,#9a2e3e', shade: '#560c18', under: '#7a1a26', threads: '#fbd3c6' } as const;
const GOAT = { paint: 'rad:#dc5e60,#ae3642,#7f2232', shade: '#3c0812', under: '#5c1220', threads: '#f0b4a8' } as const;

/** A shoulder cut for mandi: a large piece with its shank bone. */
const shoulder = (x: number, y: number, scale: number, turn: number): string => {
  const outline = 'M-11.4 1.4C-12-4-8-8.4-2-8.6C3-8.8 6-6 9-4.2C11.4-2.8 12.4-.6 11 1.2C9.4 3 7 3.2 4.6 4.6C1.6 6.4-1.4 8-5.4 7.4C-9 6.8-11 4.8-11.4 1.4z';
  return moved(x, y, scale, turn, line('M8-2L15.4-4.8', '#c9a986', 3.4) + line('M8-2.4L15.4-5.2', '#fff6e8', 2.5) + oval(15.6, -6.2, 1.7, 1.5, 'rad:#fffaf0,#eedcc2,#c9a986') + oval(16.4, -4.2, 1.6, 1.4, 'rad:#fffaf0,#eedcc2,#c9a986') + shape(outline, '#7a1a26', 'transform="translate(.2 1.6)"') + solid(outline, LAMB.paint, LAMB.shade, '#ffd3c8', 1) + within(outline, marbling(83, 26, 22, 14) + line('M-11.6 0C-11-5-7-8.6-1-8.6S7-6 10-3.6', '#fdeee0', 2.8, 'opacity=".95"') + line('M-6 4Q-1 .6 6-.4M-9 1Q-4-2.6 2-3', '#fbdccf', 0.6, 'opacity=".7"')));
};

const BEEF_CUBES = [['#dc4c56', '#b22c3a', '#8c1e2c'], ['#cf404c', '#a32634', '#7f1926']] as const;
const LAMB_CUBES = [['#ee7c7c', '#cf525a', '#a83a46'], ['#e66c70', '#c2464f', '#9c323e']] as const;

const kofta = (x: number, y: number, turn: number): string => {
  const outline = 'M-9.6-1.6C-9.4-3.2-7.4-3.6-5-3.2C-2-3.8 1-3.6 4-3.2C6.6-3.6 9.4-3 9.6-1C9.8 1.4 8 2.8 5 2.4C2 3-2 3-5 2.4C-8 2.8-9.8 1-9.6-1.6z';
  return moved(x, y, 1, turn, line('M-14.6 0H14.4', '#b98a52', 0.9) + line('M-14.6-.2H14.4', '#e8c48c', 0.35) + solid(outline, 'lin:#e08e7c,#bf5f50,#8f3d36', '#4a1512', '#ffd3c4', 0.8) + within(outline, Array.from({ length: 24 }, (_, i) => dot(-9 + ((i * 4.9) % 18), -3 + ((i * 2.3) % 5.6), 0.28, i % 2 ? '#5f8a3a' : '#f0c9b4', 'opacity=".85"')).join('')));
};

const patty = (x: number, y: number, r: number): string =>
  oval(x, y + 1.6, r, r * 0.66, '#6d1822') + oval(x, y, r, r * 0.66, 'rad:#e0626a,#bb3a48,#8f2434') + moved(x, y, 1, 0, Array.from({ length: 26 }, (_, i) => { const a = i * 2.4; const q = Math.sqrt((i + 0.5) / 26) * 0.9; return line(`M${(Math.cos(a) * r * q).toFixed(1)} ${(Math.sin(a) * r * 0.62 * q).toFixed(1)}q.8-.7 1.5 0`, i % 2 ? '#f3aaa4' : '#8a1f2e', 0.5, 'opacity=".75"'); }).join('')) + line(`M${x - r * 0.8} ${y - r * 0.28}Q${x - r * 0.3} ${y - r * 0.62} ${x + r * 0.4} ${y - r * 0.56}`, '#ffd3cb', 0.5, 'opacity=".8"');

const strips = (): string => {
  const random = scatter(77);
  return Array.from({ length: 15 }, (_, i) => {
    const turn = (random() - 0.5) * 54;
    const d = 'M-5.8-1.5Q-2-2.6 1-1.9T6-1.7Q6.8.3 5.8 1.9Q2 2.7-1 2T-5.8 1.9Q-6.8.2-5.8-1.5z';
    return moved(6.4 + (i % 3) * 9.6 + random() * 2 - 1, 8 + Math.floor(i / 3) * 3.8, 0.9, turn, shape(d, '#7a1724', 'transform="translate(.2 .7)"') + shape(d, i % 2 ? 'lin:#dd4f59,#a82838' : 'lin:#cf404c,#962030') + line('M-4.4-.4Q0-1.2 4.6-.4', '#f7c4b8', 0.36, 'opacity=".85"') + line('M-3 .6Q0 .2 3 .7', '#f7c4b8', 0.22, 'opacity=".7"'));
  }).join('');
};

const whiteSpecks = (seed: number, count: number): string => {
  const random = scatter(seed);
  return Array.from({ length: count }, () => oval((random() - 0.5) * 13, (random() - 0.5) * 9, 0.3 + random() * 0.5, 0.25 + random() * 0.3, '#fdeadb', random() * 90, 'opacity=".9"')).join('');
};

export const redMeat: Record<string, () => string> = {
  steak: () => steakOf(16, 15.4, 1.08, -6, RIBEYE) + rosemary(27, 28.6, 0.72, 24),
  'minute-steaks': () => steakOf(11.6, 12.6, 0.8, -12, THIN) + steakOf(20.6, 19.4, 0.8, 8, { ...THIN, seed: 78 }),
  'beef-strips': strips,
  striploin: () => steakOf(16, 15.6, 1.1, -10, STRIP) + rosemary(6, 28, 0.7, -50),
  'lamb-chops': () => loinChop(8.4, 11, 0.84, -14) + loinChop(23, 10.6, 0.84, 10) + loinChop(11, 22.2, 0.84, 8) + loinChop(24, 22, 0.84, -10),
  'lamb-shoulder': () => moved(8.8, 9.6, 0.8, -10, chunk(1, { ...LAMB, bone: 'round' })) + moved(22.6, 9, 0.8, 12, chunk(2, { ...LAMB, fat: true })) + shoulder(14, 18.6, 0.94, -8) + rosemary(27.4, 28.6, 0.62, 16),
  'lamb-curry-cut': () => laid([chunk(0, { ...LAMB, bone: 'round' }), chunk(1, { ...LAMB, fat: true }), chunk(2, { ...LAMB, bone: 'rib' }), chunk(1, LAMB), chunk(2, { ...LAMB, bone: 'round', fat: true })], [[7, 9.2, -8, 0.72], [16.2, 8.4, 14, 0.72], [25.2, 9.8, -12, 0.72], [6.4, 17.4, 18, 0.72], [15.8, 16.6, -8, 0.74], [25.2, 18, 12, 0.72], [10.8, 24.6, 4, 0.72], [20.2, 24.8, -14, 0.72]]),
  'goat-curry-cut': () => laid([chunk(2, { ...GOAT, bone: 'rib' }), chunk(0, GOAT), chunk(1, { ...GOAT, bone: 'round' }), chunk(2, { ...GOAT, fat: true })], [[7.4, 9, 10, 0.74], [16.8, 8.8, -14, 0.74], [25, 10.4, 16, 0.72], [6.6, 17.4, -16, 0.72], [15.6, 17, 8, 0.76], [24.8, 18.6, -10, 0.72], [11.6, 24.8, 12, 0.72], [21, 25, -6, 0.7]]),
  'lamb-cubes': () => diced(42, LAMB_CUBES, '#fbdccf'),
  'beef-cubes': () => diced(43, BEEF_CUBES, '#f3bfb2'),
  'minced-meat': () => mince(61, ['#6d1522', '#c23a46', '#f09a90', '#fbdccf']),
  'lamb-mince': () => mince(62, ['#86303a', '#dd6f70', '#fbc4b8', '#fff2e8']),
  'lean-mince': () => mince(63, ['#5c0f1c', '#ae2a3a', '#e07a78', '#e8a8a0']),
  'turkey-mince': () => mince(64, ['#b0705f', '#f2bcac', '#fff4ee', '#fffaf6']),
  'kofta-skewers': () => kofta(16, 8.6, -4) + kofta(16, 16, 3) + kofta(16, 23.4, -3),
  'burger-patties': () => patty(9.4, 11, 7) + patty(23, 11, 7) + patty(9.4, 21.8, 7) + patty(23, 21.8, 7),
  'roast-beef-slices': () => shingled(meatSlice('rad:#f0a09c,#e08684,#b8686a', '#7f4a34', line('M-6-2Q0-3.6 6.4-1M-6.6 1.4Q0 0 6.6 2M-4 4Q0 2.8 5 3.8', '#ffd8d0', 0.4, 'opacity=".65"') + marbling(89, 6, 12, 8))),
  'pastrami-slices': () => shingled(meatSlice('rad:#e8938a,#cf6a66,#a84a4c', '#4a3024', marbling(88, 12, 13, 9) + Array.from({ length: 16 }, (_, i) => dot(Math.cos(i * 0.393) * 7.3, Math.sin(i * 0.393) * 5.4, 0.42 + (i % 3) * 0.12, i % 2 ? '#2a1c14' : '#6d4a30')).join(''))),
  'salami-slices': () => laid([0, 1].map((i) => oval(0.2, 0.5, 4.4, 4.2, '#5a1018') + oval(0, 0, 4.4, 4.2, 'rad:#d9505a,#b23442,#8a2030') + `<g transform="scale(.54 .74)">${whiteSpecks(120 + i, 22)}</g>`), [[6.6, 9.4, 0], [13, 8.6, 31], [19.4, 9.4, 62], [25.6, 9, 93], [6.8, 16.6, 124], [13.2, 16.2, 155], [19.6, 16.8, 186], [25.8, 16.4, 217], [9.8, 23.6, 248], [16.2, 23.8, 279], [22.6, 23.6, 310]]),
  mortadella: () => [[8.4, 10.4], [16.6, 9.8], [24.4, 10.6], [10.6, 20.8], [20.6, 21]].map(([x = 0, y = 0], i) => moved(x, y, 1, i * 23, oval(0.2, 0.7, 7, 6.4, '#b9786c') + oval(0, 0, 7, 6.4, 'rad:#fbd9cb,#f3bdae,#dd9a8c') + [[-3, -2], [2, -3.4], [3.6, 1.4], [-1.4, 2.8]].map(([a = 0, b = 0]) => dot(a, b, 1.1, '#5d7a2a') + dot(a, b, 0.62, '#a8bd5c') + dot(a, b, 0.28, '#c8402c')).join('') + [[0.4, 0], [-4.6, 1], [4.6, -1.6], [0.6, 4.6]].map(([a = 0, b = 0]) => oval(a, b, 0.5, 0.4, '#fff3ea')).join(''))).join(''),
  franks: () => [7.6, 13, 18.4, 23.8].map((y, i) => moved(16, y, 1, i % 2 ? 2 : -2, solid('M-11-2.2Q0-.4 11-2.2C13-2.4 13.8-1 13.6.2C13.4 1.6 12.4 2.3 11 2.4Q0 4 -11 2.4C-12.6 2.3-13.6 1.4-13.6 0C-13.6-1.2-12.6-2.4-11-2.2z', 'lin:#f0a070,#d9743f,#a84c20', '#6b2a0c', '#ffe0c4', 0.7))).join(''),
};
