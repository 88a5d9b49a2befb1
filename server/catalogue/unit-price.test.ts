import { expect, test } from 'vitest';

import { unitPriceOf } from './unit-price.ts';

const said = (
  fils: number,
  contentAmount: number | null,
  contentUnit: 'g' | 'ml' | 'piece' | null,
  promotion?: number,
) =>
  unitPriceOf({ price: fils, promotionPrice: promotion ?? null, contentAmount, contentUnit })?.en.replaceAll(
    '\u00A0',
    ' ',
  );

test('a kilo, a litre or a piece, of the price that is paid', () => {
  expect(said(950, 500, 'g')).toBe('AED 19.00 / kg');
  expect(said(950, 500, 'g', 900)).toBe('AED 18.00 / kg');
  expect(said(600, 1500, 'ml')).toBe('AED 4.00 / L');
  expect(said(2150, 10, 'piece')).toBe('AED 2.15 / piece');
});

test('what comes in less than 50 g or ml is compared by ten, what costs less than 10 fils apiece by a hundred', () => {
  expect(said(1500, 1, 'g')).toBe('AED 150.00 / 10 g');
  expect(said(400, 200, 'piece')).toBe('AED 2.00 / 100 pieces');
  expect(said(1000, 100, 'piece')).toBe('AED 0.10 / piece');
});

test.each([
  ['no price', 0, 500, 'g'],
  ['no content', 950, null, null],
  ['a kilo', 950, 1000, 'g'],
  ['one piece', 950, 1, 'piece'],
  ['a hundred cheap pieces', 900, 100, 'piece'],
] as const)('%s says nothing more than its price', (_, fils, amount, unit) => {
  expect(said(fils, amount, unit)).toBeUndefined();
});
