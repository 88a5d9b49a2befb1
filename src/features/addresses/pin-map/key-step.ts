import { clampToUae, type GeoPoint } from '#contract/rules/uae-bounds.ts';

/** Screen pixels that an arrow key moves the pin, and with Shift. */
const STEP = 8;
const LARGE_STEP = 64;

/** East and north. The map is never mirrored: the left arrow goes west in Arabic too. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The width of the Web Mercator world at zoom 0, in pixels. */
const WORLD = 256;

/** Where a key takes the pin at a zoom, in the Emirates still; null for a key that moves nothing. */
export function keyStep(point: GeoPoint, key: string, isLarge: boolean, zoom: number): GeoPoint | null {
  const direction = Object.hasOwn(DIRECTIONS, key) ? DIRECTIONS[key] : undefined;
  if (direction === undefined) return null;
  const degrees = ((isLarge ? LARGE_STEP : STEP) * 360) / (WORLD * 2 ** zoom);
  const [east, north] = direction;
  return clampToUae({
    latitude: point.latitude + north * degrees * Math.cos((point.latitude * Math.PI) / 180),
    longitude: point.longitude + east * degrees,
  });
}
