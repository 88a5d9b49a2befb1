import { expect, test } from 'vitest';

import { isPriceBand, PRICE_BANDS } from './price-bands.ts';
import { isInRange, priceRangeKey, priceRangeName, readPriceRange } from './price-range.ts';

test('a key says its range, with an end left open', () => {
  for (const range of [
    { from: 10, to: 30 },
    { from: 0, to: 30 },
    { from: 10, to: Infinity },
    { from: 7, to: 7 },
    { from: 9.5, to: 19.95 },
  ])
    expect(readPriceRange(priceRangeKey(range))).toEqual(range);
  expect(priceRangeKey({ from: 0, to: 30 })).toBe('price-range--30');
});

test('what is no range is none', () => {
  const others = [
    'price-range--',
    'price-range-30-10',
    'price-range-1.-3',
    'price-range-.5-3',
    'price-range-1.555-3',
    'price-range-1.5.5-3',
    'price-range-100000-',
    'vegan',
    'price-5-to-10',
  ];
  expect(others.map(readPriceRange)).toEqual(others.map(() => null));
  expect(PRICE_BANDS.every(({ key }) => readPriceRange(key) === null)).toBe(true);
  expect(isPriceBand('price-range-10-30')).toBe(false);
});

test('both ends are in it, and what has no price is not', () => {
  const range = { from: 10, to: 30 };
  expect([999, 1000, 3000, 3001].map((fils) => isInRange(fils, range))).toEqual([false, true, true, false]);
  expect(isInRange(0, { from: 0, to: 30 })).toBe(false);
  // 19.99 * 100 is 1998.9999999999998.
  expect([1999, 2000].map((fils) => isInRange(fils, { from: 0, to: 19.99 }))).toEqual([true, false]);
  expect(isInRange(9_999_999, { from: 10, to: Infinity })).toBe(true);
});

test('it is named in both languages', () => {
  expect(priceRangeName({ from: 10, to: 30 })).toEqual({ en: 'AED 10 to 30', ar: 'من 10 إلى 30 د.إ.' });
  expect(priceRangeName({ from: 5.8, to: 11 }).en).toBe('AED 5.80 to 11');
  expect(priceRangeName({ from: 0, to: 30 }).en).toBe('Up to AED 30');
  expect(priceRangeName({ from: 10, to: Infinity }).en).toBe('From AED 10');
});
