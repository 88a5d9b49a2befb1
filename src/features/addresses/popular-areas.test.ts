import { expect, test } from 'vitest';

import { popularAreas } from './popular-areas.ts';

const at = { latitude: 25, longitude: 55 };
const emirate = (code: number, en: string) => ({ ...at, code, name: { en, ar: en } });
const area = (code: number, en: string) => ({
  ...emirate(code, en),
  emirateCode: Math.floor(code / 1000),
  otherNames: [],
});
const [SHARJAH, DUBAI, AJMAN] = [emirate(3, 'Sharjah'), emirate(2, 'Dubai'), emirate(4, 'Ajman')];
const DUBAIS = ['Naif', 'Mirdif', 'Marina', 'Palm', 'Downtown'].map((name, at) => area(2001 + at, name));
const SHARJAHS = [area(3001, 'Al Majaz'), area(3002, 'Mirdif')];
const known = { emirates: [SHARJAH, DUBAI, AJMAN], areas: [...SHARJAHS, ...DUBAIS, area(4001, 'Al Jerf')] };
const WELL_KNOWN = ['Marina', 'Downtown', 'Palm', 'Al Majaz', 'Mirdif', 'Deira', 'Al Jerf'];

const named = (mostEmirates: number) =>
  popularAreas(known, WELL_KNOWN, mostEmirates).map((group) => [
    group.emirate.name.en,
    ...group.areas.map(({ code }) => code),
  ]);

test('the emirates with the most areas, each with its two that are known best, in that order', () => {
  expect(named(2)).toEqual([
    ['Dubai', 2003, 2005],
    ['Sharjah', 3001, 3002],
  ]);
});

test('where there is room for more emirates, the next ones', () => {
  expect(named(7).map(([name]) => name)).toEqual(['Dubai', 'Sharjah', 'Ajman']);
});

test('an emirate of which nothing is well known is left out', () => {
  expect(popularAreas(known, ['Al Majaz'], 2).map((group) => group.emirate.code)).toEqual([3]);
});
