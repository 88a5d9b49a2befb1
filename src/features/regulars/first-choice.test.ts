import { expect, test } from 'vitest';

import { offeredProduct } from '#tests/support/regular-offer.ts';

import { firstChoice } from './first-choice.ts';

const offer = { products: [offeredProduct('101001', { deposit: 50 })], usualTimeId: 10 };

test('the usual hours and the least quantity are chosen at first, and nothing else is', () => {
  const chosen = { paysNow: null, weeks: 0, weekdays: [], timeId: 10, quantity: 1, minimumOrder: 1 };
  expect(firstChoice(offer, null, false)).toEqual(chosen);
});

test('what was chosen before is chosen again', () => {
  const before = { paysNow: true, weeks: 3, weekdays: [5], timeId: 8, quantity: 2 };
  expect(firstChoice(offer, before, false)).toEqual({ ...before, minimumOrder: 1 });
});
