import { expect, test } from 'vitest';

import { unitPriceOf } from '#server/catalogue/unit-price.ts';
import { cardOf } from '#tests/support/product-card.ts';

import { rateApart, unitRate } from './unit-rate.ts';

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
  expect(rateApart(sold(350, 500, '500 ml'), soldOut)).toEqual({ percent: 51, unit: litre });
  expect(rateApart(soldOut, sold(350, 500, '500 ml'))?.percent).toBe(-34);
  expect(rateApart(cardOf('1', { unitPrice: { en: 'AED 7.00 / kg', ar: 'x / كجم' } }), soldOut)).toBeNull();
  expect(rateApart(cardOf('1'), soldOut)).toBeNull();
  expect(rateApart(soldOut, cardOf('1', { unitPrice: { en: 'AED 0.00 / L', ar: 'x / لتر' } }))).toBeNull();
});

test('what is less than one per cent apart costs the same', () => {
  const litreFor = (fils: number) => sold(fils, 1000, '1 L');
  expect(rateApart(litreFor(1000), litreFor(1000))).toBeNull();
  expect(rateApart(litreFor(1009), litreFor(1000))).toBeNull();
  expect(rateApart(litreFor(991), litreFor(1000))).toBeNull();
  expect(rateApart(litreFor(1010), litreFor(1000))?.percent).toBe(1);
  expect(rateApart(litreFor(990), litreFor(1000))?.percent).toBe(-1);
});
