import { dot, line, moved, oval, scatter, shape, solid, within } from './brush.ts';
import { stamps } from './heap.ts';

/** How meat and fish are cut: chunks, dice and mince, for every shelf that sells them so. */
interface Chunk {
  paint: string;
  shade: string;
  under: string;
  /** What runs through the muscle. */
  threads: string;
  fat?: boolean;
  bone?: 'round' | 'rib';
}

/** No two chunks off a cleaver are alike: three outlines, none of them a disc. */
const OUTLINES = [
  'M-7.6-1.6C-7.2-4.8-4.2-6.2-1.2-5.6C1-5.2 2-6.4 4.4-5.8C7.4-5 8.4-2 7.8.8C7.2 3.8 4.8 4.2 2.8 5.2C.4 6.2-2.4 5.6-4.4 4.6C-7 3.6-8 1.2-7.6-1.6z',
  'M-7.2-3.4C-5-6-1.6-4.8.6-5.4C3.2-6 6.8-5.4 7.6-2.4C8.2 0 6.4 1.4 6.4 3.4C6 5.8 3.4 6 1 5.4C-1.2 5-2.8 6-5 5C-7.6 3.8-8.8-1-7.2-3.4z',
  'M-5.8-5C-2.8-6.6 1-5.6 3.6-5.4C6.6-5 7.6-3 7.8-.4C8 2.4 6 5.2 3 5.4C.8 5.6-1.4 4.6-3.4 4.8C-6.4 5-8.2 2.6-7.8-.2C-7.6-2-7.4-4-5.8-5z',
] as const;

function threads(seed: number, colour: string, count: number): string {
  const random = scatter(seed);
  return Array.from({ length: count }, () => line(`M${((random() - 0.5) * 14).toFixed(1)} ${((random() - 0.5) * 10).toFixed(1)}q${(1 + random() * 1.4).toFixed(1)} ${(random() - 0.5).toFixed(1)} ${(2 + random() * 2).toFixed(1)} ${(random() * 1.2).toFixed(1)}`, colour, 0.22 + random() * 0.26, 'opacity=".65"')).join('');
}

const BONES = {
  round: oval(4.4, 0.4, 2.5, 2.2, 'rad:#fffaf0,#f3e4cc,#c9ab86') + oval(4.4, 0.4, 1.4, 1.2, 'rad:#e8a090,#b75a4c'),
  rib: line('M-6.6-3.4Q-1-6.4 5.8-4.4', '#c9a986', 2.5) + line('M-6.6-3.7Q-1-6.7 5.8-4.7', '#fff6e8', 1.7) + oval(6.4, -4.2, 1.2, 1.3, 'rad:#f0b8a8,#b75a4c'),
};

export function chunk(variant: number, o: Chunk): string {
  const outline = OUTLINES[variant % OUTLINES.length] ?? OUTLINES[0];
  const cap = o.fat ? line('M-7.8-1.4Q-7.4-5.4-2-5.6T5-5.8', '#fdeee0', 2.2, 'opacity=".95"') : '';
  return shape(outline, o.under, 'transform="translate(.2 1.3)"') + solid(outline, o.paint, o.shade, '#ffe4da', 0.7) + within(outline, threads(variant * 7 + 5, o.threads, 7) + cap) + (o.bone ? BONES[o.bone] : '') + oval(-2.6, -2.8, 1.9, 0.6, '#fff', -16, 'opacity=".35"');
}

const cubeOf = ([top, left, right]: readonly [string, string, string], fat: string, seed: number): string => {
  const random = scatter(seed);
  const edge = (paint: string): string => `stroke="${paint}" stroke-width=".9" stroke-linejoin="round"`;
  const grain = (x: number, y: number, lean: number): string => line(`M${x.toFixed(1)} ${y.toFixed(1)}q.7 ${(lean * 0.5 + 0.2).toFixed(1)} 1.5 ${(lean + random() * 0.4).toFixed(1)}`, fat, 0.26 + random() * 0.2, 'opacity=".7"');
  return (
    shape('M-3.6-1.6L0 .3V4.2L-3.6 2.3z', left, edge(left)) + shape('M3.6-1.6L0 .3V4.2L3.6 2.3z', right, edge(right)) + shape('M0-3.5L3.6-1.7L0 .2L-3.6-1.7z', top, edge(top)) +
    grain(-2.6, -1.7, -0.5) + grain(-0.8, -2.4, 0.4) + grain(0.4, -1, -0.5) + grain(-3, 0, 1) + grain(-1.8, 1.4, 0.9) + grain(0.8, 1.5, -0.8) + grain(2, 0.6, -0.9) + line('M-3.5-1.7L0-3.5L3.3-1.9', '#fff', 0.3, 'opacity=".6"')
  );
};

/** Dice in even rows, as a knife leaves them, each turned a little. */
export function diced(seed: number, cubes: readonly (readonly [top: string, left: string, right: string])[], fat: string): string {
  const random = scatter(seed);
  const { defs, stamp } = stamps(cubes.flatMap((cube, i) => [cubeOf(cube, fat, seed + i), cubeOf(cube, fat, seed + i + 40)]));
  const rows = [[7.4, 3], [11.8, 4], [16.2, 3], [20.6, 4]] as const;
  return defs + rows.flatMap(([y, n]) => Array.from({ length: n }, (_, i) => stamp(16 + (i - (n - 1) / 2) * 7.3 + (random() - 0.5) * 0.9, y + (random() - 0.5) * 0.8, (random() - 0.5) * 18, 0.98 + random() * 0.08, Math.floor(random() * cubes.length * 2)))).join('');
}

/** Mince as it leaves the mill: fine strands that lie nearly one way, with fat ground in. */
export function mince(seed: number, [dark, mid, light, fat]: readonly [dark: string, mid: string, light: string, fat: string]): string {
  const random = scatter(seed);
  const strand = (length: number, body: string, bend: number): string => {
    const d = `M${-length / 2} ${bend}Q${-length / 4} ${-bend} 0 0T${length / 2} ${-bend}`;
    const flecks = Array.from({ length: 4 }, (_, i) => oval(-length / 2.4 + (i * length) / 3.8 + random() - 0.5, (random() - 0.5) * 0.7, 0.4 + random() * 0.4, 0.3, fat, random() * 40 - 20, 'opacity=".85"')).join('');
    return line(d, dark, 1.75) + `<g transform="translate(-.08-.16)">${line(d, body, 1.3)}${line(d, light, 0.3, 'opacity=".75"')}</g>` + flecks;
  };
  const { defs, stamp } = stamps([strand(7, mid, 0.7), strand(8.6, mid, -0.8), strand(6, mid, 0.9), strand(9, mid, 0.5)]);
  const bed = shape('M5.6 6.4Q16 4.6 26.4 6.4Q29.4 8 29 16Q29.4 23.6 26.4 25.6Q16 27.4 5.6 25.6Q2.6 23.6 3 16Q2.6 8 5.6 6.4z', dark);
  const rows = Array.from({ length: 16 }, (_, row) => ({ y: 6.8 + row * 1.2, inset: row < 2 || row > 13 ? 1.6 : 0 }));
  return defs + bed + rows.flatMap(({ y, inset }) => Array.from({ length: 4 }, (_, i) => stamp(Math.min(25.4 - inset, Math.max(6.6 + inset, 6 + i * 6.6 + (random() - 0.5) * 5)), y + (random() - 0.5) * 0.9, -6 + (random() - 0.5) * 38, 1, Math.floor(random() * 4)))).join('');
}

/** Thin slices laid over one another like tiles, two rows of three. */
export function shingled(slice: string): string {
  const spots = [[8.2, 10.8, -6], [15.4, 10.2, 0], [22.8, 10.6, 6], [9, 20.6, 4], [16.4, 20, -4], [23.8, 20.4, 2]] as const;
  const { defs, stamp } = stamps([slice]);
  return defs + spots.map(([x, y, turn], i) => stamp(x, y, turn, 1, i)).join('');
}

/** A slice off a cooked or smoked joint: a thin edge, an open grain. */
export function meatSlice(paint: string, edge: string, grain: string): string {
  const outline = 'M-7.6.4C-8-3.6-4.2-5.8.2-5.8C4.8-5.8 8-3.4 7.8.4C7.6 4 4.2 5.8 0 5.8S-7.2 4-7.6.4z';
  return shape(outline, '#2a1410', 'transform="translate(-.5 .5)" opacity=".22"') + shape(outline, paint, `stroke="${edge}" stroke-width=".7"`) + within(outline, grain + line('M-6.6-2.6Q-3-5.2 1.4-5', '#fff', 0.6, 'opacity=".4"'));
}

export const rosemary = (x: number, y: number, scale: number, turn: number): string =>
  moved(x, y, scale, turn, line('M0 0Q1-5 0-10', '#6d7a44', 0.5) + [-1.6, -3, -4.4, -5.8, -7.2, -8.6].map((at) => line(`M.4 ${at}L-1.6 ${at - 1.6}M.5 ${at}L2.3 ${at - 1.5}`, '#4f7f43', 0.55)).join(''));

export const specks = (seed: number, count: number, tones: readonly string[], w: number, h: number, r = 0.26): string => {
  const random = scatter(seed);
  return Array.from({ length: count }, (_, i) => dot((random() - 0.5) * w, (random() - 0.5) * h, r, tones[i % tones.length] ?? '#ffffff')).join('');
};
