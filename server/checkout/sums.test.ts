import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { drawInTurn, loweredLines, shareOut } from './group-sums.ts';
import { goodsOf, orderSums } from './order-sums.ts';

const line = (price: number, more: object = {}) => ({ quantity: 1, price, deposit: 0, isFresh: false, ...more });
const nothing = { percent: 0, voucher: 0, points: 0, delivery: 0, donation: 0 };

test('goods, fee, deposit and donation add up; VAT is within goods and fee alone', () => {
  const lines = [line(9000, { isFresh: true }), line(500, { quantity: 2, deposit: 1000 })];
  expect(orderSums(lines, { ...nothing, delivery: 500, donation: 200 })).toEqual({
    goods: 10_000,
    discount: 0,
    voucher: 0,
    points: 0,
    delivery: 500,
    deposit: 2000,
    donation: 200,
    net: 12_700,
    vat: 500,
  });
});

test('a code lowers fruit, vegetables and meat alone, to the nearest fils', () => {
  const lines = [line(995, { isFresh: true }), line(10_000)];
  expect(orderSums(lines, { ...nothing, percent: 10 })).toMatchObject({ discount: 100, net: 10_895 });
});

test('voucher and points take off no more than goods and fee come to', () => {
  const sums = orderSums([line(3000, { deposit: 400 })], {
    ...nothing,
    voucher: 2000,
    points: 5000,
    delivery: 500,
    donation: 100,
  });
  expect(sums).toMatchObject({ voucher: 2000, points: 1500, net: 500, vat: 0 });
  const all = orderSums([line(3000)], { ...nothing, voucher: 5000, points: 5000, delivery: 500 });
  expect(all).toMatchObject({ voucher: 3500, points: 0, net: 0 });
});

test('the fee is the earliest order’s, the donation goes by goods, and what is taken off by goods and fee', () => {
  const groups = [[line(1000)], [line(3000, { quantity: 2, deposit: 50 })]];
  const sums = orderSums(groups.flat(), { ...nothing, voucher: 800, delivery: 1000, donation: 70 });
  expect(shareOut(sums, groups)).toEqual([
    { goods: 1000, delivery: 1000, donation: 10, deposit: 0, discount: 0, voucher: 200, points: 0, net: 1810 },
    { goods: 6000, delivery: 0, donation: 60, deposit: 100, discount: 0, voucher: 600, points: 0, net: 5560 },
  ]);
});

test('parts draw from the kinds in turn', () => {
  expect(drawInTurn([3, 4, 3], [2, 5, 3])).toEqual([
    [2, 1, 0],
    [0, 4, 0],
    [0, 0, 3],
  ]);
});

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  price: fc.integer({ min: 1, max: 100_000 }),
  deposit: fc.integer({ min: 0, max: 2000 }),
  isFresh: fc.boolean(),
});
const anyWish = fc.record({
  percent: fc.integer({ min: 0, max: 100 }),
  voucher: fc.integer({ min: 0, max: 1_000_000 }),
  points: fc.integer({ min: 0, max: 1_000_000 }),
  delivery: fc.integer({ min: 0, max: 5000 }),
  donation: fc.integer({ min: 0, max: 10_000 }),
});

test('whatever is wanted: no part is below 0, the parts of groups and lines come to the whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyLine, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      anyWish,
      (groups, wanted) => {
        const { vat, ...sums } = orderSums(groups.flat(), wanted);
        const parts = shareOut({ ...sums, vat }, groups);
        for (const name of Object.keys(sums) as (keyof typeof sums)[]) {
          expect(parts.reduce((total, part) => total + part[name], 0)).toBe(sums[name]);
          expect(parts.every((part) => part[name] >= 0)).toBe(true);
        }
        expect(vat).toBeLessThanOrEqual(sums.net);
        parts.forEach((part, index) => {
          const lines = groups[index] ?? [];
          const off = part.discount + part.voucher + part.points;
          const borne = loweredLines(lines, off);
          expect(borne.reduce((total, one) => total + one, 0)).toBe(Math.min(off, goodsOf(lines)));
          expect(borne.every((one, at) => one <= goodsOf([lines[at] ?? line(0)]))).toBe(true);
        });
      },
    ),
  );
});
