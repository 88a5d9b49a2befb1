import { expect, test } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';

import { runningTotal } from './running-total.ts';

const known = (price: number, promotionPrice: number | null, asOf: string, minimumOrder = 1): KnownCard => ({
  card: { price, promotionPrice, minimumOrder } as ProductCard,
  asOf,
});
const item = (stockCode: string, quantity: number, isChecked: boolean) => ({
  stockCode,
  quantity,
  isChecked,
  rank: 'a0',
});

test('what is ticked of what the list comes to, by the price that holds, with the oldest age', () => {
  const cards = new Map([
    ['A', known(1250, null, '2026-11-21T10:00:00.000Z')],
    ['B', known(2000, 1575, '2026-11-20T10:00:00.000Z')],
    ['C', known(0, null, '2026-11-01T10:00:00.000Z')],
  ]);
  expect(
    runningTotal([item('A', 2, true), item('B', 3, false), item('C', 1, true), item('D', 5, true)], cards),
  ).toEqual({ inBasket: 2500, whole: 2500 + 4725, asOf: '2026-11-20T10:00:00.000Z', unknown: 2 });
});

test('what is sold in twos counts in twos, as the cart takes it', () => {
  const cards = new Map([['A', known(200, null, '2026-11-21T10:00:00.000Z', 2)]]);
  expect(runningTotal([item('A', 1, false)], cards).whole).toBe(400);
  expect(runningTotal([item('A', 3, true)], cards).inBasket).toBe(800);
});

test('the shopper’s own words have no price, and none that is missing', () => {
  expect(runningTotal([item('*candles', 2, true)], new Map())).toMatchObject({ whole: 0, unknown: 0 });
});

test('nothing known says no age', () => {
  expect(runningTotal([item('A', 1, true)], new Map())).toEqual({ inBasket: 0, whole: 0, asOf: null, unknown: 1 });
});
