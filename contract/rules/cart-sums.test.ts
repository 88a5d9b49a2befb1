import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { inSteps, maximumOf, sumsOf, vatIn } from './cart-sums.ts';

describe('steps of the minimum order', () => {
  test.each([
    [1, 1, 1],
    [0, 6, 0],
    [1, 6, 6],
    [6, 6, 6],
    [7, 6, 12],
    [9999, 1, 99],
    [9999, 6, 96],
    [1, 250, 250],
    [9999, 250, 250],
  ])('%i by %i is %i', (quantity, minimumOrder, expected) => expect(inSteps(quantity, minimumOrder)).toBe(expected));

  test('the maximum is whole steps, and at least one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (step) => {
        expect(maximumOf(step) % step).toBe(0);
        expect(maximumOf(step)).toBeGreaterThanOrEqual(step);
      }),
    );
  });
});

test('sums are of what can be bought, savings are against the price without promotion', () => {
  const lines = [
    { quantity: 2, price: 450, oldPrice: 600 },
    { quantity: 1, price: 1000, oldPrice: 1000 },
    { quantity: 0, price: 9999, oldPrice: 9999 },
  ];
  expect(sumsOf(lines)).toEqual({ rate: 1900, oldRate: 2200, savings: 300 });
  expect(sumsOf([])).toEqual({ rate: 0, oldRate: 0, savings: 0 });
});

test.each([
  [0, 0],
  [105, 5],
  [2100, 100],
  [1000, 48],
  [1, 0],
  [11, 1],
])('of %i fils, %i are VAT', (total, vat) => expect(vatIn(total)).toBe(vat));
