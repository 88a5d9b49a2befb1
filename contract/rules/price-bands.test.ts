import { expect, test } from 'vitest';

import { bandPlace, isPriceBand, PRICE_BANDS } from './price-bands.ts';

test('each price is in the band whose name says it, an edge in the one that begins there', () => {
  const nameOf = (fils: number): string | undefined => PRICE_BANDS[bandPlace(fils) - 1]?.name.en;
  expect(nameOf(1)).toBe('Under AED 5');
  expect(nameOf(499)).toBe('Under AED 5');
  expect(nameOf(500)).toBe('AED 5 to 10');
  expect(nameOf(1999)).toBe('AED 10 to 20');
  expect(nameOf(2000)).toBe('AED 20 to 50');
  expect(nameOf(5000)).toBe('AED 50 and more');
  expect(nameOf(10_000_000)).toBe('AED 50 and more');
  expect(bandPlace(0)).toBe(0);
});

test('their keys are told from those of badges', () => {
  expect(PRICE_BANDS.map(({ key }) => key)).toEqual([
    'price-to-5',
    'price-5-to-10',
    'price-10-to-20',
    'price-20-to-50',
    'price-from-50',
  ]);
  expect(isPriceBand('price-to-5')).toBe(true);
  expect(isPriceBand('vegan')).toBe(false);
});
