import { expect, test } from 'vitest';

import { firstValues, isPinMoved } from './first-values.ts';

const NEW = { id: null, pin: null, line1: '' };
const PIN = { latitude: 25.2, longitude: 55.3, place: 'Al Karama' };
const fresh = firstValues({ place: NEW, typed: undefined, address: undefined, defaultMobile: '', area: null });

test('a new address begins with the number of the default one, and with what the map said', () => {
  const place = { id: null, pin: PIN, line1: 'Street 8' };
  expect(
    firstValues({ place, typed: undefined, address: undefined, defaultMobile: '+971501234567', area: null }),
  ).toMatchObject({
    mobile: '+971501234567',
    line1: 'Street 8',
    latitude: 25.2,
    longitude: 55.3,
  });
});

test.each([
  [[], 'home'],
  [['home'], 'work'],
  [['work'], 'home'],
  [['home', 'work', 'other'], 'other'],
] as const)('a new address is of a kind that there is none of yet: with %j it is %s', (kinds, kind) => {
  const known = { place: NEW, typed: undefined, address: undefined, defaultMobile: '', area: null };
  expect(firstValues({ ...known, kinds }).kind).toBe(kind);
  expect(firstValues({ ...known, kinds, typed: { ...fresh, kind: 'home' } }).kind).toBe('home');
});

test('what was typed before the map was opened stays; the pin is the new one', () => {
  const typed = { ...fresh, line1: 'Villa 12', landmark: 'Mosque', mobile: '050', latitude: 25.1, longitude: 55.1 };
  const place = { id: null, pin: PIN, line1: 'Street 8' };
  expect(firstValues({ place, typed, address: undefined, defaultMobile: '+971501234567', area: null })).toEqual({
    ...typed,
    latitude: 25.2,
    longitude: 55.3,
  });
});

test('a new address begins with the area that the header names, unless a pin or what was typed says another', () => {
  const area = { emirateId: 2, areaId: 2002 };
  const known = { typed: undefined, address: undefined, defaultMobile: '', area };
  const areaOf = ({ emirateId, areaId }: typeof fresh) => [emirateId, areaId];
  expect(areaOf(firstValues({ ...known, place: NEW }))).toEqual([2, 2002]);
  expect(areaOf(firstValues({ ...known, place: { ...NEW, pin: PIN } }))).toEqual([0, 0]);
  expect(areaOf(firstValues({ ...known, place: NEW, typed: { ...fresh, emirateId: 3 } }))).toEqual([3, 0]);
});

test('a pin in the place of another was moved; the first one, the same one and an area chosen without any were not', () => {
  const place = { ...NEW, pin: PIN };
  const before = { ...fresh, emirateId: 2, areaId: 2002, latitude: 25.1, longitude: 55.1 };
  expect(isPinMoved({ place, typed: before, address: undefined })).toBe(true);
  expect(isPinMoved({ place: NEW, typed: before, address: undefined })).toBe(false);
  expect(isPinMoved({ place, typed: undefined, address: undefined })).toBe(false);
  expect(isPinMoved({ place, typed: { ...before, latitude: 25.2, longitude: 55.3 }, address: undefined })).toBe(false);
  expect(isPinMoved({ place, typed: { ...before, latitude: null, longitude: null }, address: undefined })).toBe(false);
});
