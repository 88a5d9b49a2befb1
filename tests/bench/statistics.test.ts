import { expect, test } from 'vitest';

import { median, percentile } from './statistics.ts';

test('the median is the middle one, whatever the order', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([7])).toBe(7);
});

test('a percentile lies between its neighbours', () => {
  const hundred = Array.from({ length: 101 }, (_, index) => index);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([0, 10], 0.95)).toBeCloseTo(9.5);
  expect(percentile([3, 1], 0)).toBe(1);
  expect(percentile([3, 1], 1)).toBe(3);
});

test('nothing measured is not a number, and a failed measurement is not passed over', () => {
  expect(median([])).toBeNaN();
  expect(percentile([], 0.95)).toBeNaN();
});

test('the list stays as it was', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
