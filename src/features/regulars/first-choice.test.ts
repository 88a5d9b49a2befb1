import { expect, test } from 'vitest';

import { offeredProduct } from '#tests/support/regular-offer.ts';

import { firstChoice } from './first-choice.ts';

const offer = { products: [offeredProduct('101001', { deposit: 50 })], usualTimeId: 10, wallet: 700 };

test('a month, the usual hours and a wallet that covers one delivery are chosen at first; the days are not', () => {
  const chosen = { paysNow: false, weeks: 4, weekdays: [], timeId: 10, quantity: 1, minimumOrder: 1 };
  expect(firstChoice(offer, null, false)).toEqual(chosen);
});

test('a wallet that does not cover one delivery is not chosen', () => {
  expect(firstChoice({ ...offer, wallet: 699 }, null, false).paysNow).toBeNull();
  const order = { ...offer, products: [offeredProduct('101001'), offeredProduct('101002', { quantity: 2 })] };
  expect(firstChoice(order, null, true).paysNow).toBeNull();
  expect(firstChoice({ ...order, wallet: 1950 }, null, true).paysNow).toBe(false);
});

test('what was chosen before is chosen again', () => {
  const before = { paysNow: true, weeks: 3, weekdays: [5], timeId: 8, quantity: 2 };
  expect(firstChoice(offer, before, false)).toEqual({ ...before, minimumOrder: 1 });
});
