import { array, assert, double, integer, property } from 'fast-check';
import { expect, it } from 'vitest';

import { selectSmallest } from './select-smallest.ts';

it('gives what sorting gives', () => {
  assert(
    property(
      array(double({ noNaN: true, min: -1e9, max: 1e9 }), { minLength: 0, maxLength: 3000, size: 'max' }),
      integer({ min: 0, max: 3000 }),
      (numbers, wanted) => {
        const keys = Float64Array.from(numbers, (number) => Math.round(number) + 0);
        const sorted = keys.toSorted();
        const most = Math.min(wanted, keys.length);
        expect(Array.from(selectSmallest(keys, most))).toEqual(Array.from(sorted.subarray(0, most)));
      },
    ),
    { numRuns: 60 },
  );
});
