import type { GeoPoint } from '#contract/rules/uae-bounds.ts';

/** [longitude, latitude], as GeoJSON has it. */
export type Ring = readonly (readonly number[])[];

/** Degrees: no area reaches further from its middle than this, so that the desert between areas belongs to none. */
const REACH = 0.036;
/** Degrees of longitude are shorter than those of latitude, here by this factor. */
const LONGITUDE_SCALE = Math.cos((24.9 * Math.PI) / 180);
/** The sides of the figure that REACH cuts out. */
const SIDES = 8;

/** The points p with x * p.x + y * p.y <= most. */
interface HalfPlane {
  readonly x: number;
  readonly y: number;
  readonly most: number;
}

type Point = readonly [x: number, y: number];

/**
 * For each middle, the land that is nearer to it than to any other middle: what the shop takes for that area when a pin is put
 * there. One list of rings for each middle, in the order given.
 * @param land the rings of the coast
 */
export function areaCells(middles: readonly GeoPoint[], land: readonly Ring[]): Ring[][] {
  const points = middles.map(({ latitude, longitude }): Point => [longitude * LONGITUDE_SCALE, latitude]);
  const coasts = land.map((ring) => ring.map(([x = 0, y = 0]): Point => [x * LONGITUDE_SCALE, y]));
  return points.map((point) => {
    const sides = [...within(point), ...points.flatMap((other) => nearerThan(point, other))];
    return coasts
      .map((coast) => sides.reduce<readonly Point[]>((ring, side) => (ring.length < 3 ? [] : cut(ring, side)), coast))
      .filter((ring) => ring.length > 2)
      .map((ring) => ring.map(([x, y]) => [x / LONGITUDE_SCALE, y]));
  });
}

function within([x, y]: Point): HalfPlane[] {
  return Array.from({ length: SIDES }, (_, index) => {
    const angle = (2 * Math.PI * index) / SIDES;
    const [east, north] = [Math.cos(angle), Math.sin(angle)];
    return { x: east, y: north, most: east * x + north * y + REACH };
  });
}

/** None where the other is too far away to matter, or is the point itself. */
function nearerThan([x, y]: Point, [otherX, otherY]: Point): HalfPlane[] {
  const [east, north] = [otherX - x, otherY - y];
  const isFar = Math.hypot(east, north) > REACH * 3;
  if (isFar || (east === 0 && north === 0)) return [];
  return [{ x: east, y: north, most: (otherX ** 2 + otherY ** 2 - x ** 2 - y ** 2) / 2 }];
}

/** What of a ring lies in a half-plane (Sutherland and Hodgman). */
function cut(ring: readonly Point[], { x, y, most }: HalfPlane): Point[] {
  const over = ring.map(([pointX, pointY]) => x * pointX + y * pointY - most);
  return ring.flatMap((point, index): Point[] => {
    const next = (index + 1) % ring.length;
    const [here, there] = [over[index] ?? 0, over[next] ?? 0];
    const kept: Point[] = here <= 0 ? [point] : [];
    if (here <= 0 === there <= 0) return kept;
    const [nextX, nextY] = ring[next] ?? point;
    const part = here / (here - there);
    return [...kept, [point[0] + part * (nextX - point[0]), point[1] + part * (nextY - point[1])]];
  });
}
