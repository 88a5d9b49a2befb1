import { expect, test } from 'vitest';

import { metresFromLand } from './metres-from-land.ts';

test.each([
  ['the default centre', 25.169676, 55.356718],
  ['Hatta', 24.8102, 56.1392],
  ['Palm Jumeirah', 25.1105, 55.1415],
])('%s is on land', (_, latitude, longitude) => {
  expect(metresFromLand({ latitude, longitude })).toBe(0);
});

test.each([
  ['the Gulf before Dubai, beside the World Islands', 25.25, 55.15, 2000, 10_000],
  ['the Gulf of Oman', 25.3, 56.42, 4000, 12_000],
  ['Buraimi, across the border from Al Ain', 24.25, 55.82, 500, 5000],
  ["Dubai's creek", 25.2355, 55.331, 1, 400],
  ['the water of Dubai Marina', 25.0742, 55.137, 1, 400],
])('%s is off it', (_, latitude, longitude, least, most) => {
  const metres = metresFromLand({ latitude, longitude });
  expect(metres).toBeGreaterThan(least);
  expect(metres).toBeLessThan(most);
});
