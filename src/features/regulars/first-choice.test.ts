import { expect, test } from 'vitest';

import { offeredProduct } from '#tests/support/regular-offer.ts';

import { firstChoice } from './first-choice.ts';

/** AED 7.00 each with the deposit. */
const products = [offeredProduct('101001', { deposit: 50, quantity: 3 })];
const offer = { products, firstDay: '2026-11-30', usualTimeId: 10, usualWeekdays: [5], wallet: 2100 };

test('a month of the days and hours of before is chosen at first, out of a wallet that holds one delivery', () => {
  const chosen = { paysNow: false, weeks: 4, weekdays: [5], timeId: 10, quantity: 3, minimumOrder: 1 };
  expect(firstChoice(offer, null, false)).toEqual(chosen);
  expect(firstChoice({ ...offer, wallet: 2099 }, null, false)).toEqual({ ...chosen, paysNow: null });
});

test('of an order each product counts as often as it was bought', () => {
  expect(firstChoice(offer, null, true)).toMatchObject({ paysNow: false, quantity: null });
  expect(firstChoice({ ...offer, wallet: 2099 }, null, true).paysNow).toBeNull();
});

test('who never had a delivery chooses all but the quantity', () => {
  const chosen = { paysNow: null, weeks: 0, weekdays: [], timeId: 0, quantity: 3, minimumOrder: 1 };
  expect(firstChoice({ ...offer, usualTimeId: 0, usualWeekdays: [] }, null, false)).toEqual(chosen);
});

test('what was chosen before is chosen again', () => {
  const before = { paysNow: true, weeks: 3, weekdays: [5], timeId: 8, quantity: 2 };
  expect(firstChoice(offer, before, false)).toEqual({ ...before, minimumOrder: 1 });
});
