/**
 * Where the Emirates end, coarsely: what a pin may point at (spec account.md section 6: pin search is limited to the UAE). Both
 * sides use it, so that a pin the map lets the shopper drop is a pin the server takes.
 */

/** Degrees, WGS 84. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees: everything that is in the Emirates is in this box, and some of Oman, Saudi Arabia and the Gulf too. */
export const UAE_BOX = { south: 22.55, west: 51.4, north: 26.15, east: 56.5 } as const;

/** The country with its islands and some water in front of its coasts: [longitude, latitude], clockwise from the Saudi border. */
export const UAE_OUTLINE: readonly (readonly [number, number])[] = [
  [51.5, 24.11],
  [51.45, 24.4],
  [51.75, 24.6],
  [52.2, 24.65],
  [52.6, 24.55],
  [53.3, 24.55],
  [54.1, 24.6],
  [54.45, 24.75],
  [54.75, 25.1],
  [55.05, 25.35],
  [55.3, 25.5],
  [55.5, 25.7],
  [55.75, 25.85],
  [55.95, 26.02],
  [56.05, 26.12],
  [56.12, 26.08],
  [56.19, 25.98],
  [56.16, 25.85],
  [56.15, 25.75],
  [56.16, 25.67],
  [56.25, 25.63],
  [56.29, 25.65],
  [56.42, 25.62],
  [56.46, 25.4],
  [56.46, 25.1],
  [56.42, 24.98],
  [56.36, 24.965],
  [56.31, 24.89],
  [56.26, 24.84],
  [56.21, 24.75],
  [56.12, 24.72],
  [56.05, 24.73],
  [56, 24.82],
  [55.93, 24.88],
  [55.85, 24.9],
  [55.87, 24.65],
  [55.8, 24.52],
  [55.86, 24.43],
  [55.86, 24.34],
  [55.82, 24.265],
  [55.8, 24.23],
  [55.95, 24.23],
  [55.99, 24.19],
  [56.03, 24.06],
  [55.84, 23.98],
  [55.55, 23.93],
  [55.59, 23.72],
  [55.55, 23.57],
  [55.42, 23.39],
  [55.25, 23.11],
  [55.23, 22.7],
  [55.14, 22.61],
  [52.57, 22.91],
  [51.58, 24.1],
];

/** A point this near the outline counts as within: clamping and rounding must not push a pin back out. */
const EDGE_METRES = 25;

const METRES_PER_DEGREE = 111_320;

/** Metres between two points; good to one in a thousand over the size of the country. */
export function metresBetween(a: GeoPoint, b: GeoPoint): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180);
  const east = (b.longitude - a.longitude) * Math.cos(middle);
  return Math.hypot(east, b.latitude - a.latitude) * METRES_PER_DEGREE;
}

/** Whether a pin may point there. Anything that is no number is outside. */
export function isInUae(point: GeoPoint): boolean {
  if (!isInBox(point)) return false;
  return isInOutline(point) || metresBetween(point, nearestOnOutline(point)) <= EDGE_METRES;
}

/** The point itself if it is in the Emirates, else the nearest one on the outline; six decimals, which is a hand's breadth. */
export function clampToUae(point: GeoPoint): GeoPoint {
  const inside = isInUae(point) ? point : nearestOnOutline(point);
  return { latitude: sixDecimals(inside.latitude), longitude: sixDecimals(inside.longitude) };
}

function isInBox({ latitude, longitude }: GeoPoint): boolean {
  return (
    latitude >= UAE_BOX.south && latitude <= UAE_BOX.north && longitude >= UAE_BOX.west && longitude <= UAE_BOX.east
  );
}

function* edges(): Generator<[GeoPoint, GeoPoint]> {
  let from = UAE_OUTLINE[UAE_OUTLINE.length - 1];
  for (const to of UAE_OUTLINE) {
    if (from)
      yield [
        { longitude: from[0], latitude: from[1] },
        { longitude: to[0], latitude: to[1] },
      ];
    from = to;
  }
}

/** A ray to the east crosses the outline an odd number of times. */
function isInOutline({ latitude, longitude }: GeoPoint): boolean {
  let isIn = false;
  for (const [a, b] of edges()) {
    if (a.latitude > latitude === b.latitude > latitude) continue;
    const share = (latitude - a.latitude) / (b.latitude - a.latitude);
    if (longitude < a.longitude + share * (b.longitude - a.longitude)) isIn = !isIn;
  }
  return isIn;
}

function nearestOnOutline(point: GeoPoint): GeoPoint {
  let nearest: GeoPoint = { latitude: 24.4539, longitude: 54.3773 };
  let least = Number.POSITIVE_INFINITY;
  for (const [a, b] of edges()) {
    const candidate = nearestOnEdge(point, a, b);
    const metres = metresBetween(point, candidate);
    if (metres < least) [nearest, least] = [candidate, metres];
  }
  return nearest;
}

function nearestOnEdge(point: GeoPoint, a: GeoPoint, b: GeoPoint): GeoPoint {
  // A degree of longitude is shorter than one of latitude: measured in the same unit, the foot of the plumb line is right.
  const narrow = Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  const [east, north] = [(b.longitude - a.longitude) * narrow, b.latitude - a.latitude];
  const along =
    ((point.longitude - a.longitude) * narrow * east + (point.latitude - a.latitude) * north) /
    (east ** 2 + north ** 2);
  const share = Math.min(1, Math.max(0, along));
  return {
    latitude: a.latitude + share * (b.latitude - a.latitude),
    longitude: a.longitude + share * (b.longitude - a.longitude),
  };
}

function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
