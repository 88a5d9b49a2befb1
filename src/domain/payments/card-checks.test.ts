import { expect, test } from 'vitest';

import { firstWrong } from './card-checks.ts';

const NONE = { number: false, name: false, expiry: false, cvv: false };

test('checks run in the order number, name, expiry, CVV', () => {
  expect(firstWrong(NONE)?.[0]).toBe('Please enter correct card number');
  expect(firstWrong({ ...NONE, number: true })?.[0]).toBe('Please enter correct cardholder name');
  expect(firstWrong({ ...NONE, number: true, name: true })?.[0]).toBe('Please check card expiry date');
  expect(firstWrong({ number: true, name: true, expiry: true, cvv: false })?.[0]).toBe('Please check card CVV');
  expect(firstWrong({ number: true, name: true, expiry: true, cvv: true })).toBeNull();
});
