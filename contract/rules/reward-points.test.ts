import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { filsOfPoints, mostUsablePoints, pointsEarned, pointsOfFils } from './reward-points.ts';

const RATES = { pointsPerHundred: 10, pointsBlock: 500, pointsBlockFils: 5000 };

test.each([
  [0, 0],
  [9_999, 0],
  [10_000, 10],
  [19_999, 10],
  [20_000, 20],
  [123_456, 120],
])('fresh goods for %i fils earn %i points', (fils, points) => {
  expect(pointsEarned(fils, RATES)).toBe(points);
});

test.each([
  [0, 0],
  [500, 5000],
  [1500, 15_000],
])('%i points are worth %i fils', (points, fils) => {
  expect(filsOfPoints(points, RATES)).toBe(fils);
});

test.each([1, 499, 501, 750])('%i points are not whole blocks, and are worth nothing', (points) => {
  expect(() => filsOfPoints(points, RATES)).toThrow('not whole blocks');
});

test.each([
  [499, 100_000, 0],
  [500, 4_999, 0],
  [500, 5_000, 500],
  [1_999, 100_000, 1_500],
  [5_000, 14_999, 1_000],
])('of %i points an order of %i fils takes %i', (points, fils, usable) => {
  expect(mostUsablePoints(points, fils, RATES)).toBe(usable);
});

test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [2_505, 250],
  [5_000, 500],
])('%i fils were bought with %i whole points', (fils, points) => {
  expect(pointsOfFils(fils, RATES)).toBe(points);
});

test('a shop whose points buy nothing takes none', () => {
  expect(mostUsablePoints(5000, 100_000, { ...RATES, pointsBlock: 0 })).toBe(0);
  expect(mostUsablePoints(5000, 100_000, { ...RATES, pointsBlockFils: 0 })).toBe(0);
  expect(filsOfPoints(0, { ...RATES, pointsBlock: 0 })).toBe(0);
  expect(pointsOfFils(5000, { ...RATES, pointsBlockFils: 0 })).toBe(0);
  expect(pointsOfFils(5000, { ...RATES, pointsBlockFils: -1 })).toBe(0);
  expect(() => filsOfPoints(500, { ...RATES, pointsBlock: 0 })).toThrow(RangeError);
  expect(() => filsOfPoints(500, { ...RATES, pointsBlock: -500 })).toThrow(RangeError);
  expect(mostUsablePoints(500, 100_000, { ...RATES, pointsBlock: -500 })).toBe(0);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is a mistake of the caller', (wrong) => {
  expect(() => pointsEarned(wrong, RATES)).toThrow(`${wrong} is not a whole figure`);
  expect(() => filsOfPoints(wrong, RATES)).toThrow(RangeError);
  expect(() => pointsOfFils(wrong, RATES)).toThrow(RangeError);
  expect(() => mostUsablePoints(wrong, 5000, RATES)).toThrow(RangeError);
  expect(() => mostUsablePoints(500, wrong, RATES)).toThrow(RangeError);
});

test('what is usable is whole blocks of what there is, within the amount, and one block more is not', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(300_000), (points, fils) => {
      const usable = mostUsablePoints(points, fils, RATES);
      expect(usable).toBeLessThanOrEqual(points);
      expect(filsOfPoints(usable, RATES)).toBeLessThanOrEqual(fils);
      const more = usable + RATES.pointsBlock;
      expect(more > points || filsOfPoints(more, RATES) > fils).toBe(true);
    }),
  );
});
