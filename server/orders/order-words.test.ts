import { expect, test } from 'vitest';

import { bilingualOf, STATE_WORDS } from './order-words.ts';

test('a day is said with its year in both languages, in Latin digits', () => {
  expect(bilingualOf('2026-11-02')).toEqual({ en: '02 Nov, 2026', ar: '02 نوفمبر 2026' });
});

test('the states have the words of the wire (account.md section 4)', () => {
  expect([-1, 1, 2, 3, 4, 5, 6].map((state) => STATE_WORDS[state])).toEqual([
    'Cancelled',
    'Order Placed',
    'Picking Organized',
    'Out for Delivery',
    'Delivery On Route',
    'Waiting',
    'Delivered',
  ]);
});
