import { expect, test } from 'vitest';

import { unitPriceOf } from '#server/catalogue/unit-price.ts';
import { cardOf } from '#tests/support/product-card.ts';

import { percentApart, unitRate } from './unit-rate.ts';

const litre = { en: 'L', ar: 'لتر' };
/** As the server says it. */
const sold = (price: number, contentAmount: number, units: string, promotionPrice: number | null = null) =>
  cardOf('1', {
    price,
    promotionPrice,
    units: { en: units, ar: units.replace('L', 'لتر') },
    unitPrice: unitPriceOf({ price, promotionPrice, contentAmount, contentUnit: 'ml' }),
  });

test('what a litre costs is read out of the sentence that says it, in whole fils and both languages', () => {
  expect(unitRate(sold(925, 2000, '2 L'))).toEqual({ fils: 463, unit: litre });
  expect(unitRate(sold(350, 500, '500 ml'))).toEqual({ fils: 700, unit: litre });
  expect(unitRate(sold(123_456, 500, '500 ml'))?.fils).toBe(246_912);
});

test('of what is one litre itself, its price of today', () => {
  expect(unitRate(sold(695, 1000, '1 L'))).toEqual({ fils: 695, unit: litre });
  expect(unitRate(sold(695, 1000, '1 L', 600))?.fils).toBe(600);
  expect(unitRate(sold(0, 1000, '1 L'))).toBeNull();
});

test('a litre of the one is compared with a litre of the other, and with nothing else', () => {
  const soldOut = sold(925, 2000, '2 L');
  expect(percentApart(sold(350, 500, '500 ml'), soldOut)).toBe(51);
  expect(percentApart(soldOut, sold(350, 500, '500 ml'))).toBe(-34);
  expect(percentApart(cardOf('1', { unitPrice: { en: 'AED 7.00 / kg', ar: 'x / كجم' } }), soldOut)).toBeNull();
  expect(percentApart(cardOf('1'), soldOut)).toBeNull();
  expect(percentApart(soldOut, cardOf('1', { unitPrice: { en: 'AED 0.00 / L', ar: 'x / لتر' } }))).toBeNull();
});

test('what is less than one per cent apart costs the same', () => {
  const litreFor = (fils: number) => sold(fils, 1000, '1 L');
  expect(percentApart(litreFor(1000), litreFor(1000))).toBeNull();
  expect(percentApart(litreFor(1009), litreFor(1000))).toBeNull();
  expect(percentApart(litreFor(991), litreFor(1000))).toBeNull();
  expect(percentApart(litreFor(1010), litreFor(1000))).toBe(1);
  expect(percentApart(litreFor(990), litreFor(1000))).toBe(-1);
});
