import { moved, scatter, shape } from './brush.ts';

interface Heap {
  seed: number;
  /** The mound under the grains: a shade darker than they are. */
  ground: string;
  /** One or more drawings of a single piece, about its own middle. */
  grains: readonly string[];
  /** How far apart pieces lie, and how many rows climb the mound. */
  gap: number;
  rows: number;
  /** Largest turn of a piece, in degrees. */
  turn?: number;
  scale?: number;
  top?: number;
  foot?: number;
  halfWidth?: number;
}

/** Pieces are drawn once and stamped by reference: a heap of fifty stays small. A drawing of two heaps names them apart. */
export function stamps(grains: readonly string[], name = 'p'): { defs: string; stamp: (x: number, y: number, turn: number, scale: number, index: number) => string } {
  const defs = `<defs>${grains.map((grain, i) => `<g id="${name}${i}">${grain}</g>`).join('')}</defs>`;
  const stamp = (x: number, y: number, turn: number, scale: number, index: number): string =>
    moved(x, y, scale, Math.round(turn) % 360, '').replace('<g ', `<use href="#${name}${index % grains.length}" `).replace('></g>', '/>');
  return { defs, stamp };
}

/** A mound of grains, back rows first. */
export function heap(o: Heap): string {
  const random = scatter(o.seed);
  const { defs, stamp } = stamps(o.grains);
  const top = o.top ?? 10;
  const foot = o.foot ?? 26;
  const wide = o.halfWidth ?? 12.5;
  const pieces: string[] = [];
  for (let row = 0; row < o.rows; row += 1) {
    const down = row / (o.rows - 1 || 1);
    const half = wide * (0.12 + 0.88 * down ** 0.8);
    const count = Math.max(1, Math.round((half * 2) / o.gap));
    for (let i = 0; i < count; i += 1) {
      const along = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
      const x = 16 + along * half + (random() - 0.5) * o.gap * 0.5;
      const y = top + (foot - top) * down - along ** 2 * 2.2 * down + (random() - 0.5) * o.gap * 0.35;
      const turn = (random() - 0.5) * 2 * (o.turn ?? 90);
      pieces.push(stamp(x, y, turn, (o.scale ?? 1) * (0.92 + random() * 0.16), Math.floor(random() * o.grains.length)));
    }
  }
  const mound = shape(`M${16 - wide} ${foot}C${16 - wide * 0.8} ${foot - 5} ${16 - wide * 0.4} ${top - 0.5} 16 ${top - 0.5}S${16 + wide * 0.8} ${foot - 5} ${16 + wide} ${foot}Q16 ${foot + 4.5} ${16 - wide} ${foot}z`, o.ground);
  return defs + mound + pieces.join('');
}

/** Pieces laid where they are said to lie: each kind drawn once. */
export function laid(grains: readonly string[], spots: readonly (readonly [x: number, y: number, turn: number, scale?: number])[], name = 'l'): string {
  const { defs, stamp } = stamps(grains, name);
  return defs + spots.map(([x, y, turn, scale = 1], i) => stamp(x, y, turn, scale, i)).join('');
}

/** Where so many pieces lie when they are piled: the middle ones on top. */
export function piled(count: number, rx: number, ry: number, scale = 1): readonly (readonly [x: number, y: number, turn: number, scale: number])[] {
  return Array.from({ length: count }, (_, at) => {
    const i = count - 1 - at;
    const reach = Math.sqrt((i + 0.5) / count);
    return [16 + Math.cos(i * 2.39996) * reach * rx, 17 + Math.sin(i * 2.39996) * reach * ry - (1 - reach) * 2, (i * i * 31) % 180, scale] as const;
  });
}
