import type { GeoPoint } from '#contract/rules/uae-bounds.ts';

import { cutToHalfPlane, type HalfPlane, type FlatPoint } from './cut-to-half-plane.ts';
import type { Ring } from './outline-rings.ts';

/** Degrees: no area reaches further from its middle than this, so that the desert between areas belongs to none. */
const REACH = 0.036;
/** Degrees of longitude are shorter than those of latitude, here by this factor. */
const LONGITUDE_SCALE = Math.cos((24.9 * Math.PI) / 180);
/** The sides of the figure that a cell is at most. */
const SIDES = 8;

/**
 * For each middle, what is nearer to it than to any other middle: what the shop takes for that area when a pin is put there. One
 * ring for each middle, in the order given; sea and land alike, the sea is drawn over it.
 */
export function areaCells(middles: readonly GeoPoint[]): Ring[] {
  const points = middles.map(({ latitude, longitude }): FlatPoint => [longitude * LONGITUDE_SCALE, latitude]);
  return points.map((point) =>
    points
      .flatMap((other) => nearerThan(point, other))
      .reduce<readonly FlatPoint[]>(cutToHalfPlane, within(point))
      .map(([x, y]) => [x / LONGITUDE_SCALE, y] as const),
  );
}

/** A figure of SIDES sides around the point, each as far away as an area reaches. */
function within([x, y]: FlatPoint): FlatPoint[] {
  const corner = REACH / Math.cos(Math.PI / SIDES);
  return Array.from({ length: SIDES }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / SIDES;
    return [x + corner * Math.cos(angle), y + corner * Math.sin(angle)] as const;
  });
}

/** None where the other is too far away to matter, or is the point itself. */
function nearerThan([x, y]: FlatPoint, [otherX, otherY]: FlatPoint): HalfPlane[] {
  const [east, north] = [otherX - x, otherY - y];
  const isFar = Math.hypot(east, north) > REACH * 3;
  if (isFar || (east === 0 && north === 0)) return [];
  return [{ x: east, y: north, most: (otherX ** 2 + otherY ** 2 - x ** 2 - y ** 2) / 2 }];
}
