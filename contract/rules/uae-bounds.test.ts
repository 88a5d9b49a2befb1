import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { clampToUae, isInUae, metresBetween, UAE_BOX, UAE_OUTLINE, type GeoPoint } from './uae-bounds.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('in the Emirates', () => {
  test.each([
    ['Abu Dhabi', 24.4539, 54.3773],
    ["the spec's default centre", 25.169676, 55.356718],
    ['Al Ain', 24.2215, 55.764],
    ['Liwa', 23.133, 53.79],
    ['Al Sila', 24.035, 51.76],
    ['Dalma island', 24.496, 52.311],
    ['Sir Bani Yas', 24.33, 52.6],
    ['Palm Jumeirah', 25.1207, 55.1286],
    ['Hatta', 24.8102, 56.1392],
    ['Shaam', 26.0279, 56.0835],
    ['Kalba', 25.066, 56.353],
    ['Dibba', 25.618, 56.271],
    ['two kilometres within the slanting border of the south', 22.69, 54.6],
  ])('%s', (_, latitude, longitude) => expect(isInUae(at(latitude, longitude))).toBe(true));

  test.each([
    ['Doha', 25.2854, 51.531],
    ['Muscat', 23.588, 58.3829],
    ['Sohar', 24.3643, 56.7468],
    ['Buraimi, across the border from Al Ain', 24.2545, 55.8535],
    ['Khasab', 26.1799, 56.2477],
    ['Riyadh', 24.7136, 46.6753],
    ['Bandar Abbas', 27.1832, 56.2666],
    ['Ibri', 23.2257, 56.5157],
    ['two kilometres beyond the slanting border of the south', 22.65, 54.6],
    ['a hundred metres beyond the edge that closes the outline', 24.105, 51.53],
    ['nowhere', Number.NaN, Number.NaN],
    ['beyond every map', Number.POSITIVE_INFINITY, 55],
  ])('not %s', (_, latitude, longitude) => expect(isInUae(at(latitude, longitude))).toBe(false));
});

test('as far north as a corner of the border, which a ray to the east then goes through', () => {
  const latitudes = UAE_OUTLINE.map(([, latitude]) => latitude).filter(
    (latitude) => latitude > 22.75 && latitude < 24.6,
  );
  expect(latitudes.length).toBeGreaterThan(15);
  expect(latitudes.filter((latitude) => !isInUae(at(latitude, 54.3)))).toEqual([]);
});

test('the outline is 54 corners in the box, around the land and the water in front of it', () => {
  const corners = UAE_OUTLINE.map(([longitude, latitude]) => at(latitude, longitude));
  expect(corners).toHaveLength(54);
  const { south, north, west, east } = UAE_BOX;
  for (const { latitude, longitude } of corners) {
    expect(latitude > south && latitude < north && longitude > west && longitude < east).toBe(true);
  }
  const land = 83_600;
  expect(squareKilometres(corners)).toBeGreaterThan(land);
  expect(squareKilometres(corners)).toBeLessThan(land * 1.2);
});

describe('clamped', () => {
  test('a point inside stays', () => {
    expect(clampToUae(at(25.169676, 55.356718))).toEqual(at(25.169676, 55.356718));
  });

  test('a point outside comes to the nearest edge, not to the other end of the country', () => {
    const fromSohar = clampToUae(at(24.3643, 56.7468));
    expect(metresBetween(fromSohar, at(24.97, 56.37))).toBeLessThan(60_000);
    expect(isInUae(fromSohar)).toBe(true);
  });

  test('a point outside comes to the nearest point of the outline, which lies between two corners or is one', () => {
    const outline = sampled();
    const outside = fc
      .record({
        latitude: fc.double({ min: 22, max: 26.6, noNaN: true }),
        longitude: fc.double({ min: 51, max: 57, noNaN: true }),
      })
      .filter((point) => !isInUae(point));
    fc.assert(
      fc.property(outside, (point) => {
        const away = metresBetween(point, clampToUae(point));
        const least = Math.min(...outline.map((place) => metresBetween(point, place)));
        expect(away).toBeLessThan(least * 1.002 + 2);
      }),
      { numRuns: 20, seed: 22 },
    );
  });

  test('six decimals are kept', () => {
    expect(clampToUae(at(25.1696764, 55.3567186))).toEqual(at(25.169676, 55.356719));
  });

  test('what is no point comes to the capital', () => {
    expect(clampToUae(at(Number.NaN, Number.NaN))).toEqual(at(24.4539, 54.3773));
  });

  test('25 metres beyond the border is still within, 40 are not', () => {
    // East of the point halfway between two corners: the border runs from south to north there.
    const [south, north] = [at(24.34, 55.86), at(24.43, 55.86)];
    const east = (metres: number): GeoPoint =>
      at((south.latitude + north.latitude) / 2, 55.86 + metres / (111_320 * Math.cos((24.385 * Math.PI) / 180)));
    expect(isInUae(east(-40))).toBe(true);
    expect(isInUae(east(24))).toBe(true);
    expect(isInUae(east(26))).toBe(false);
  });

  test('wherever a pin is dragged, it ends in the Emirates and stays there', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const once = clampToUae(at(latitude, longitude));
          expect(isInUae(once)).toBe(true);
          expect(clampToUae(once)).toEqual(once);
        },
      ),
    );
  });
});

test('a degree of latitude is 111 km, one of longitude less', () => {
  expect(metresBetween(at(24, 55), at(25, 55))).toBeCloseTo(111_320, -1);
  expect(metresBetween(at(24, 55), at(24, 56))).toBeCloseTo(101_696, -2);
});

test('metres go along both ways at once, as far back as there', () => {
  const [one, other] = [at(25, 55), at(25.03, 55.04)];
  expect(metresBetween(one, other)).toBeCloseTo(5_240, -2);
  expect(metresBetween(other, one)).toBe(metresBetween(one, other));
  expect(metresBetween(one, one)).toBe(0);
});

/** 100 points of each edge. */
function sampled(): GeoPoint[] {
  return UAE_OUTLINE.flatMap(([longitude, latitude], index) => {
    const [toLongitude, toLatitude] = UAE_OUTLINE[(index + 1) % UAE_OUTLINE.length] ?? [0, 0];
    return Array.from({ length: 100 }, (_, step) => {
      const share = step / 100;
      return at(latitude + share * (toLatitude - latitude), longitude + share * (toLongitude - longitude));
    });
  });
}

function squareKilometres(corners: readonly GeoPoint[]): number {
  const flat = corners.map(({ latitude, longitude }) => [
    longitude * 111.32 * Math.cos((24 * Math.PI) / 180),
    latitude * 111.32,
  ]);
  const twice = flat.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = flat[(index + 1) % flat.length] ?? [];
    return x * nextY - nextX * y;
  });
  return Math.abs(twice.reduce((sum, part) => sum + part, 0)) / 2;
}
