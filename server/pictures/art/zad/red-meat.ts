import { dot, line, moved, oval, scatter, shape, slab, solid, within } from './brush.ts';
import { diced } from './fish-cuts.ts';
import { laid, stamps } from './heap.ts';
import { fanned } from './poultry.ts';

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

const rosemary = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, line('M0 0Q1-5 0-10', '#6d7a44', 0.5) + [-1.6, -3, -4.4, -5.8, -7.2, -8.6].map((at) => line(`M.4 ${at}L-1.6 ${at - 1.6}M.5 ${at}L2.3 ${at - 1.5}`, '#4f7f43', 0.55)).join(''));

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

/** A loin chop: the T of bone, eye and tenderloin, a cap of fat. */
const loinChop = (x: number, y: number, scale: number, turn: number): string => {
  const rim = 'M-8-3.6C-6.6-8-1-9.4 3.6-7.6C8-5.8 9.4-1 7.4 2.6C6 5 4.6 5.4 3.6 7.6Q2.2 9.6.4 8.8C-1 7.4-3 6.8-5 5C-8 2.6-9 -.6-8-3.6z';
  return moved(x, y, scale, turn, moved(0, 1.6, 1, 0, shape(rim, 'lin:#d6a594,#8d2b30')) + solid(rim, 'rad:#fffaf2,#fbeadd,#ecccb8', '#c49a80', '#ffffff', 0.7) + solid('M-6.6-3C-5.4-6.4-1-7.6 2.4-6.4C5.2-5.2 5.4-2 3-.6C.6.6-2 .6-4 2C-6.4 2-7.4-.6-6.6-3z', 'rad:#e8646a,#c43c4a,#962436', '#5a0f1c', '#ffb0a8', 0.9) + solid('M3.6 1.4C5.6.4 7 .4 6.6 2C5.8 4 4.2 4.6 3.4 6C2.4 6.4 1.6 5 1.8 3.6z', 'rad:#e8646a,#c43c4a,#962436', '#5a0f1c', '#ffb0a8', 0.6) + line('M-4.4 3Q-.6 1.8 2.2 1Q2.6 3.6 1 6.6', '#e9d9bf', 1.5) + line('M-4.2 2.8Q-.6 1.6 2 .8', '#fffaf0', 0.6) + dot(0.9, 6.4, 0.9, 'rad:#fff6e6,#d9b894'));
};

/** A piece of shoulder with its bone showing. */
const onBone = (x: number, y: number, scale: number, turn: number, paint: string, seed: number): string => {
  const outline = 'M-7.6.2C-8.2-3.6-5-6.4-.8-6.4C3.8-6.4 7.6-4.4 7.8-.2C8 4 4.6 6.2.2 6C-3.8 6-7.2 4.2-7.6.2z';
  return moved(x, y, scale, turn, moved(0, 1.4, 1, 0, shape(outline, '#7a1a26')) + solid(outline, paint, '#560c18', '#ff9f98', 0.9) + within(outline, marbling(seed, 16, 15, 11) + line('M-8-3Q-4-6 1-6.4', '#fbeadb', 1.6, 'opacity=".9"')) + oval(2.4, 0.8, 2.3, 2, 'rad:#fffaf0,#f0e0c8,#c7a985') + oval(2.4, 0.8, 1.3, 1.1, 'rad:#e8a090,#b75a4c'));
};

export const BEEF_CUBES = [['#dc4c56', '#b22c3a', '#8c1e2c'], ['#cf404c', '#a32634', '#7f1926']] as const;
const LAMB_CUBES = [['#ee7c7c', '#cf525a', '#a83a46'], ['#e66c70', '#c2464f', '#9c323e']] as const;

/** Mince as it leaves the mill: strands side by side. */
function mince(seed: number, tones: readonly (readonly [dark: string, mid: string, light: string])[]): string {
  const random = scatter(seed);
  const strand = ([dark = '', mid = '', light = '']: readonly string[], d: string): string => line(d, dark, 2.1) + `<g transform="translate(-.12 -.2)">${line(d, mid, 1.55)}${line(d, light, 0.4, 'opacity=".8"')}</g>`;
  const { defs, stamp } = stamps(tones.flatMap((tone) => [strand(tone, 'M-2.6.3Q-1.2-1 .2.2T2.8-.2'), strand(tone, 'M-2.4-.4Q-.8 1 .6 0T2.6.5')]));
  const rows = Array.from({ length: 11 }, (_, row) => ({ y: 7 + row * 1.8, n: row < 1 || row > 9 ? 6 : 8 }));
  const bed = slab(3, 6.4, 26, 19.6, 6, tones[0]?.[0] ?? '#7a1a26');
  return defs + bed + rows.flatMap(({ y, n }) => Array.from({ length: n }, (_, i) => stamp(16 + (i - (n - 1) / 2) * 3.3 + (random() - 0.5) * 1.8, y + (random() - 0.5) * 1.2, (random() - 0.5) * 70, 0.9 + random() * 0.24, Math.floor(random() * tones.length * 2)))).join('');
}

const kofta = (x: number, y: number, turn: number): string => {
  const outline = 'M-9.6-1.6C-9.4-3.2-7.4-3.6-5-3.2C-2-3.8 1-3.6 4-3.2C6.6-3.6 9.4-3 9.6-1C9.8 1.4 8 2.8 5 2.4C2 3-2 3-5 2.4C-8 2.8-9.8 1-9.6-1.6z';
  return moved(x, y, 1, turn, line('M-14.6 0H14.4', '#b98a52', 0.9) + line('M-14.6-.2H14.4', '#e8c48c', 0.35) + solid(outline, 'lin:#c9715a,#a4483a,#7c2f28', '#4a1512', '#f3b8a0', 0.9) + within(outline, Array.from({ length: 24 }, (_, i) => dot(-9 + ((i * 4.9) % 18), -3 + ((i * 2.3) % 5.6), 0.28, i % 2 ? '#5f8a3a' : '#f0c9b4', 'opacity=".85"')).join('')));
};

const patty = (x: number, y: number, r: number): string =>
  oval(x, y + 1.6, r, r * 0.66, '#6d1822') + oval(x, y, r, r * 0.66, 'rad:#e0626a,#bb3a48,#8f2434') + moved(x, y, 1, 0, Array.from({ length: 26 }, (_, i) => { const a = i * 2.4; const q = Math.sqrt((i + 0.5) / 26) * 0.9; return line(`M${(Math.cos(a) * r * q).toFixed(1)} ${(Math.sin(a) * r * 0.62 * q).toFixed(1)}q.8-.7 1.5 0`, i % 2 ? '#f3aaa4' : '#8a1f2e', 0.5, 'opacity=".75"'); }).join('')) + line(`M${x - r * 0.8} ${y - r * 0.28}Q${x - r * 0.3} ${y - r * 0.62} ${x + r * 0.4} ${y - r * 0.56}`, '#ffd3cb', 0.5, 'opacity=".8"');

const strips = (): string => {
  const random = scatter(77);
  return Array.from({ length: 18 }, (_, i) => {
    const turn = (random() - 0.5) * 80;
    const d = `M-5.4-1Q-2-1.8 0-1.2T5.6-1.4Q6.4 0 5.6 1.2Q2 1.8 0 1.2T-5.4 1.4Q-6.2.2-5.4-1z`;
    return moved(6.4 + (i % 3) * 9.6 + random() * 2 - 1, 8 + Math.floor(i / 3) * 3.1, 0.9, turn, shape(d, '#7a1724', 'transform="translate(.2 .7)"') + shape(d, i % 2 ? 'lin:#dd4f59,#a82838' : 'lin:#cf404c,#962030') + line('M-4.4-.4Q0-1.2 4.6-.4', '#f7c4b8', 0.36, 'opacity=".85"') + line('M-3 .6Q0 .2 3 .7', '#f7c4b8', 0.22, 'opacity=".7"'));
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
  'lamb-shoulder': () => onBone(9.6, 11.4, 1.1, -12, 'rad:#ee7a78,#cb4a54,#9c3040', 81) + onBone(23, 11.8, 1.05, 20, 'rad:#e8706e,#c2434e,#962c3c', 82) + onBone(16, 21.8, 1.1, 4, 'rad:#ee7a78,#cb4a54,#9c3040', 83) + rosemary(27.6, 28, 0.6, 20),
  'lamb-curry-cut': () => laid([onBone(0, 0, 0.6, 0, 'rad:#ee7a78,#cb4a54,#9c3040', 84), onBone(0, 0, 0.6, 0, 'rad:#e46a6a,#bc3f4a,#902a3a', 85), onBone(0, 0, 0.58, 0, 'rad:#ea7272,#c4454f,#962d3c', 86)], [[6, 9.8, -20], [14.6, 8.8, 30], [23, 9.6, -10], [27.6, 16, 70], [5.6, 17.6, 40], [13.6, 16.8, -14], [21, 17.6, 16], [8.4, 24.4, 10], [16.8, 24.2, -30], [25, 23.8, 20]]),
  'goat-curry-cut': () => laid([onBone(0, 0, 0.62, 0, 'rad:#d9585c,#ad3440,#7f2232', 94), onBone(0, 0, 0.62, 0, 'rad:#ce4f56,#a02d3a,#751d2c', 95), onBone(0, 0, 0.6, 0, 'rad:#d4545a,#a6303e,#7a202e', 96)], [[6.4, 10, 20], [15, 9, -30], [23.4, 10, 14], [6, 17.4, -10], [14, 16.8, 24], [22, 17, -20], [28, 18, 60], [9.4, 24.2, -14], [18, 24.2, 34]]),
  'lamb-cubes': () => diced(42, LAMB_CUBES, '#fbdccf'),
  'beef-cubes': () => diced(43, BEEF_CUBES, '#f3bfb2'),
  'minced-meat': () => mince(61, [['#7d1c28', '#c23c46', '#f09a90'], ['#86202c', '#cf4a50', '#f7b3a6'], ['#721824', '#b4323e', '#e88a82'], ['#a04a4c', '#f0b8a8', '#fff0e6']]),
  'lamb-mince': () => mince(62, [['#98343c', '#d9666a', '#f8b8ac'], ['#a03c44', '#e07a78', '#fdd0c4'], ['#b06660', '#f6cfc0', '#fff8f0']]),
  'lean-mince': () => mince(63, [['#6d1420', '#b02c3a', '#e07a78'], ['#761826', '#bc3642', '#ea8c86'], ['#641220', '#a32634', '#d86c6c']]),
  'turkey-mince': () => mince(64, [['#c07f74', '#f0b8a8', '#fff0e8'], ['#c88a7e', '#f5c6b6', '#fff6f0'], ['#b87468', '#e8a898', '#fde0d6']]),
  'kofta-skewers': () => kofta(16, 8.6, -4) + kofta(16, 16, 3) + kofta(16, 23.4, -3),
  'burger-patties': () => patty(9.4, 11, 7) + patty(23, 11, 7) + patty(9.4, 21.8, 7) + patty(23, 21.8, 7),
  'roast-beef-slices': () => fanned('rad:#f3a09a,#dd6f6e,#b8464a', '#6b1f1c', '#6d3a22', line('M-6-2Q0-3.6 6.4-1M-6.6 1.6Q0 0 6.6 2', '#ffd2c8', 0.4, 'opacity=".7"')),
  'pastrami-slices': () => fanned('rad:#e88a80,#c75a58,#98383c', '#581a1c', '#2f2018', marbling(88, 10, 13, 9) + [[-6, -2], [6, 1], [-4, 3.6], [4, -4]].map(([x = 0, y = 0]) => dot(x, y, 0.4, '#1f1610')).join('')),
  'salami-slices': () => laid([0, 1].map((i) => oval(0.2, 0.5, 4.4, 4.2, '#5a1018') + oval(0, 0, 4.4, 4.2, 'rad:#d9505a,#b23442,#8a2030') + `<g transform="scale(.54 .74)">${whiteSpecks(120 + i, 22)}</g>`), [[6.6, 9.4, 0], [13, 8.6, 31], [19.4, 9.4, 62], [25.6, 9, 93], [6.8, 16.6, 124], [13.2, 16.2, 155], [19.6, 16.8, 186], [25.8, 16.4, 217], [9.8, 23.6, 248], [16.2, 23.8, 279], [22.6, 23.6, 310]]),
  mortadella: () => [[8.4, 10.4], [16.6, 9.8], [24.4, 10.6], [10.6, 20.8], [20.6, 21]].map(([x = 0, y = 0], i) => moved(x, y, 1, i * 23, oval(0.2, 0.7, 7, 6.4, '#b9786c') + oval(0, 0, 7, 6.4, 'rad:#fbd9cb,#f3bdae,#dd9a8c') + [[-3, -2], [2, -3.4], [3.6, 1.4], [-1.4, 2.8]].map(([a = 0, b = 0]) => dot(a, b, 1.1, '#5d7a2a') + dot(a, b, 0.62, '#a8bd5c') + dot(a, b, 0.28, '#c8402c')).join('') + [[0.4, 0], [-4.6, 1], [4.6, -1.6], [0.6, 4.6]].map(([a = 0, b = 0]) => oval(a, b, 0.5, 0.4, '#fff3ea')).join(''))).join(''),
  franks: () => [7.6, 13, 18.4, 23.8].map((y, i) => moved(16, y, 1, i % 2 ? 2 : -2, solid('M-11-2.2Q0-.4 11-2.2C13-2.4 13.8-1 13.6.2C13.4 1.6 12.4 2.3 11 2.4Q0 4 -11 2.4C-12.6 2.3-13.6 1.4-13.6 0C-13.6-1.2-12.6-2.4-11-2.2z', 'lin:#f0a070,#d9743f,#a84c20', '#6b2a0c', '#ffe0c4', 0.7))).join(''),
};
