import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { allot } from './allotment.ts';

test('an amount that does not divide goes to the largest remainders', () => {
  expect(allot(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allot(1000, [1, 2, 4])).toEqual([143, 286, 571]);
  expect(allot(5, [0, 3, 0])).toEqual([0, 5, 0]);
  // Remainders of 1/6, 2/6, 3/6: the last has the largest.
  expect(allot(1, [1, 2, 3])).toEqual([0, 0, 1]);
  expect(allot(2, [3, 4, 5, 4])).toEqual([0, 1, 1, 0]);
});

test('where nothing weighs anything the first takes all', () => {
  expect(allot(7, [0, 0])).toEqual([7, 0]);
});

test('amounts beyond what a product of numbers holds exactly', () => {
  const dear = 9_007_199_254_740_991;
  expect(allot(dear, [dear, dear])).toEqual([4_503_599_627_370_496, 4_503_599_627_370_495]);
});

test('an amount below 0, a part of a fils and nothing to share over are refused', () => {
  expect(() => allot(-1, [1])).toThrow(RangeError);
  expect(() => allot(1, [-1])).toThrow(RangeError);
  expect(() => allot(1.5, [1])).toThrow(RangeError);
  expect(() => allot(1, [])).toThrow('one part at least');
  expect(() => allot(1.5, [2, 3])).toThrow('not below 0: 1.5 over 2, 3');
});

test('the parts come to the whole, each within a fils of its exact share', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 8 }), (total, weights) => {
      const parts = allot(total, weights);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      if (whole > 0) {
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(part - (total * (weights[index] ?? 0)) / whole)).toBeLessThan(1.000_001);
        }
      }
    }),
  );
});
