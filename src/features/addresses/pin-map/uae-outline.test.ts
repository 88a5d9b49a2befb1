import { expect, test } from 'vitest';

import { isInUae } from '#contract/rules/uae-bounds.ts';

import { emirateBorders, landRings, neighbourRings, type Ring } from './outline-rings.ts';

const land = landRings();

test('the outline is small, and each piece of its land is one that a pin may be dropped on', () => {
  const points = [...land, ...emirateBorders()].flat().length;
  expect(points).toBeGreaterThan(1500);
  expect(points).toBeLessThan(4500);
  const outOfReach = land.filter((ring) => !ring.some(([longitude, latitude]) => isInUae({ latitude, longitude })));
  expect(outOfReach).toEqual([]);
});

test.each([
  ['the default centre', 25.169676, 55.356718],
  ['Al Ain', 24.2215, 55.764],
  ['Liwa', 23.133, 53.79],
  ['Hatta', 24.8102, 56.1392],
  ['Al Dhaid', 25.288, 55.882],
  ['Kalba', 25.066, 56.353],
  ['Abu Dhabi island', 24.46, 54.36],
  ['Yas Island', 24.49, 54.607],
  ['Bur Dubai, between creek and canal', 25.2525, 55.294],
  ['Umm Al Quwain', 25.57, 55.561],
])('%s is on land', (_, latitude, longitude) => {
  expect(landsAt(latitude, longitude, land)).toBe(1);
});

test.each([
  ['the Gulf before Dubai', 25.25, 55.15],
  ['the Gulf of Oman', 25.3, 56.42],
  ["Dubai's creek", 25.2355, 55.331],
])('%s is sea', (_, latitude, longitude) => {
  expect(landsAt(latitude, longitude, land)).toBe(0);
});

test.each([
  ['Buraimi, beside Al Ain', 24.25, 55.82],
  ['Musandam', 26.1, 56.2],
  ['Madha', 25.28, 56.28],
])('%s is a neighbour’s', (_, latitude, longitude) => {
  expect(landsAt(latitude, longitude, neighbourRings())).toBe(1);
  expect(landsAt(latitude, longitude, land)).toBe(0);
});

/** 1 where a point is in the rings, 0 where it is not: a ring within another is a hole. */
function landsAt(latitude: number, longitude: number, rings: readonly Ring[]): number {
  return rings.filter((ring) => isInRing(latitude, longitude, ring)).length % 2;
}

function isInRing(latitude: number, longitude: number, ring: Ring): boolean {
  let isIn = false;
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [0, 0];
    if (y1 > latitude !== y2 > latitude && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn;
  });
  return isIn;
}
