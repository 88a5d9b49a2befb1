import { expect, test } from 'vitest';

import { isInUae } from '#contract/rules/uae-bounds.ts';

import outline from './uae-outline.json';

const all = [...outline.land, ...outline.water, ...outline.borders].flat();

test('the outline is small, and lies where pins may be dropped', () => {
  expect(all.length).toBeGreaterThan(150);
  expect(all.length).toBeLessThan(400);
  const outside = all.filter(([longitude = 0, latitude = 0]) => !isInUae({ latitude, longitude }));
  expect(outside).toEqual([]);
});

test.each([
  ['the default centre', 25.169676, 55.356718],
  ['Al Ain', 24.2215, 55.764],
  ['Liwa', 23.133, 53.79],
  ['Hatta', 24.8102, 56.1392],
  ['Al Dhaid', 25.288, 55.882],
  ['Kalba', 25.066, 56.353],
  ['Abu Dhabi island', 24.46, 54.36],
  ['Umm Al Quwain', 25.57, 55.561],
])('%s is on land', (_, latitude, longitude) => {
  expect(outline.land.some((ring) => isInRing(latitude, longitude, ring))).toBe(true);
});

test.each([
  ['the Gulf before Dubai', 25.25, 55.15],
  ['the Gulf of Oman', 25.3, 56.42],
])('%s is sea', (_, latitude, longitude) => {
  expect(outline.land.some((ring) => isInRing(latitude, longitude, ring))).toBe(false);
});

function isInRing(latitude: number, longitude: number, ring: number[][]): boolean {
  let isIn = false;
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    if (y1 > latitude !== y2 > latitude && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn;
  });
  return isIn;
}
