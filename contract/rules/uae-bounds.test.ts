import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { clampToUae, isInUae, metresBetween } from './uae-bounds.ts';

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
    ['nowhere', Number.NaN, Number.NaN],
    ['beyond every map', Number.POSITIVE_INFINITY, 55],
  ])('not %s', (_, latitude, longitude) => expect(isInUae(at(latitude, longitude))).toBe(false));
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
