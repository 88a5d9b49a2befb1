import type { GeoPoint } from '#contract/rules/uae-bounds.ts';

import { isInRings } from './is-in-rings.ts';
import { landRings } from './outline-rings.ts';

const METRES_PER_DEGREE = 111_320;

const land = landRings();

/** How far a point is from the land of the Emirates, in metres; 0 on it. The outline itself is right to some 500 m where few people live. */
export function metresFromLand({ latitude, longitude }: GeoPoint): number {
  if (isInRings([longitude, latitude], land)) return 0;
  const perLongitude = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  let nearest = Infinity;
  for (const ring of land) {
    ring.forEach(([longitude1, latitude1], index) => {
      const [longitude2, latitude2] = ring[(index + 1) % ring.length] ?? [longitude1, latitude1];
      const [x1, y1] = [(longitude1 - longitude) * perLongitude, (latitude1 - latitude) * METRES_PER_DEGREE];
      const [x2, y2] = [(longitude2 - longitude) * perLongitude, (latitude2 - latitude) * METRES_PER_DEGREE];
      nearest = Math.min(nearest, fromOrigin(x1, y1, x2, y2));
    });
  }
  return nearest;
}

/** From (0, 0) to the nearest point between the two. */
function fromOrigin(x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const long = dx * dx + dy * dy;
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / long));
  return Math.hypot(x1 + part * dx, y1 + part * dy);
}
