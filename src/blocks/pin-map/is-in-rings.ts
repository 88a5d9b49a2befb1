import type { Ring } from './outline-rings.ts';

/** Whether a point is in an odd number of rings: a ring within another is a hole. */
export function isInRings([x, y]: Ring[number], rings: readonly Ring[]): boolean {
  return rings.filter((ring) => isInRing(x, y, ring)).length % 2 === 1;
}

function isInRing(x: number, y: number, ring: Ring): boolean {
  let isIn = false;
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [0, 0];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn;
  });
  return isIn;
}
