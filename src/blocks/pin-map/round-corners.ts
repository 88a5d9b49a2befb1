import type { Ring } from './outline-rings.ts';

type Point = Ring[number];

/** Of each corner's curve. */
const STEPS = 4;
/** Cosine of the angle between two edges that run on almost as one: there is no corner to see. */
const STRAIGHT = 0.985;

/**
 * A line with its corners rounded: each begins to bend `reach` degrees before its corner, or halfway along a shorter edge.
 * @param isClosed its last point is joined to its first
 */
export function roundCorners(line: Ring, reach: number, isClosed: boolean): Ring {
  const last = line.length - 1;
  return line.flatMap((corner, index): Point[] => {
    if (!isClosed && (index === 0 || index === last)) return [corner];
    const before = line[index === 0 ? last : index - 1] ?? corner;
    const after = line[index === last ? 0 : index + 1] ?? corner;
    if (isAlmostStraight(before, corner, after)) return [corner];
    const [start, end] = [towards(corner, before, reach), towards(corner, after, reach)];
    return Array.from({ length: STEPS + 1 }, (_, step) => bend(start, corner, end, step / STEPS));
  });
}

function isAlmostStraight([x0, y0]: Point, [x, y]: Point, [x1, y1]: Point): boolean {
  const [inX, inY, outX, outY] = [x - x0, y - y0, x1 - x, y1 - y];
  const lengths = Math.hypot(inX, inY) * Math.hypot(outX, outY);
  return lengths === 0 || (inX * outX + inY * outY) / lengths > STRAIGHT;
}

function towards([x, y]: Point, [otherX, otherY]: Point, reach: number): Point {
  const part = Math.min(0.5, reach / Math.hypot(otherX - x, otherY - y));
  return [x + (otherX - x) * part, y + (otherY - y) * part];
}

/** A point of the quadratic curve that the corner pulls towards itself. */
function bend([x0, y0]: Point, [x, y]: Point, [x1, y1]: Point, at: number): Point {
  const [start, pull, end] = [(1 - at) ** 2, 2 * at * (1 - at), at ** 2];
  return [start * x0 + pull * x + end * x1, start * y0 + pull * y + end * y1];
}
