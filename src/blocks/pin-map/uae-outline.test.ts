import { expect, test } from 'vitest';

import { isInUae } from '#contract/rules/uae-bounds.ts';

import { isInRings } from './is-in-rings.ts';
import { emirateBorders, landRings, neighbourRings } from './outline-rings.ts';

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
  ['the trunk of Palm Jumeirah', 25.1105, 55.1415],
  ['its crescent, at Atlantis', 25.1342, 55.1164],
  ['Bluewaters', 25.08, 55.1215],
  ['the beach of JBR', 25.0775, 55.132],
])('%s is on land', (_, latitude, longitude) => {
  expect(isInRings([longitude, latitude], land)).toBe(true);
});

test.each([
  ['the Gulf before Dubai', 25.25, 55.15],
  ['the Gulf of Oman', 25.3, 56.42],
  ["Dubai's creek", 25.2355, 55.331],
  ['the water of Dubai Marina', 25.0742, 55.137],
  ['between the fronds and the crescent', 25.1375, 55.1328],
])('%s is sea', (_, latitude, longitude) => {
  expect(isInRings([longitude, latitude], land)).toBe(false);
});

test.each([
  ['Buraimi, beside Al Ain', 24.25, 55.82],
  ['Musandam', 26.1, 56.2],
  ['Madha', 25.28, 56.28],
])('%s is a neighbour’s', (_, latitude, longitude) => {
  expect(isInRings([longitude, latitude], neighbourRings())).toBe(true);
  expect(isInRings([longitude, latitude], land)).toBe(false);
});
