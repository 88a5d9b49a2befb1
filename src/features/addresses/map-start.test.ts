import { expect, test } from 'vitest';

import { mapStart } from './map-start.ts';

const AL_AIN = { latitude: 24.2, longitude: 55.7 };
const SHARJAH = { latitude: 25.3, longitude: 55.4 };
const MIDDLES = new Map([
  [1900, AL_AIN],
  [3, SHARJAH],
]);
const unpinned = { latitude: null, longitude: null, areaId: 0, emirateId: 0 };

test('the map opens at the pin, else in the area, else in the emirate', () => {
  const pinned = { latitude: 25.1, longitude: 55.2, areaId: 1900, emirateId: 3 };
  expect(mapStart([pinned], MIDDLES)).toEqual({ point: { latitude: 25.1, longitude: 55.2 }, isGuess: false });
  expect(mapStart([{ ...unpinned, areaId: 1900, emirateId: 3 }], MIDDLES).point).toEqual(AL_AIN);
  expect(mapStart([{ ...unpinned, emirateId: 3 }], MIDDLES).point).toEqual(SHARJAH);
});

test('a new address opens where the default one is', () => {
  const home = { ...unpinned, areaId: 1900, emirateId: 1 };
  expect(mapStart([undefined, home], MIDDLES)).toEqual({ point: AL_AIN, isGuess: false });
  expect(mapStart([unpinned, home], MIDDLES).point).toEqual(AL_AIN);
});

test('with nothing known it opens where the specification says', () => {
  expect(mapStart([undefined, undefined], MIDDLES)).toEqual({
    point: { latitude: 25.169676, longitude: 55.356718 },
    isGuess: true,
  });
});
