import { expect, test } from 'vitest';

import { STATE_WORDS } from './order-words.ts';

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
