/** What was picked of an order comes to, and how that is told apart for the books. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { dueOf } from './order-due.ts';
import { pickedSums } from './picked-sums.ts';

const order = { discount: 0, voucher: 0, points: 0, delivery: 0, donation: 0 };
const line = {
  quantity: 2,
  picked: null as number | null,
  price: 1050,
  deposit: 0,
  isFresh: false,
  substituteFor: null,
};
const due = (ordered: typeof order, lines: Parameters<typeof pickedSums>[1]) => dueOf(pickedSums(ordered, lines));

test('the books have goods and fee without VAT, VAT, deposit, donation', () => {
  expect(due({ ...order, delivery: 1050, donation: 300 }, [{ ...line, deposit: 200 }])).toEqual({
    total: 2100 + 1050 + 400 + 300,
    sales: 2000,
    delivery: 1000,
    vat: 150,
    deposit: 400,
    donation: 300,
  });
});

test('a short pick: less goods, less deposit, the fee and the donation as they are', () => {
  const short = due({ ...order, delivery: 1050, donation: 300 }, [{ ...line, picked: 1, deposit: 200 }]);
  expect(short).toEqual({ total: 2600, sales: 1000, delivery: 1000, vat: 100, deposit: 200, donation: 300 });
  expect(due(order, [{ ...line, picked: 0 }])).toMatchObject({ total: 0, sales: 0, vat: 0 });
});

test('a code keeps its part of the fresh goods that are left, rounded for the shopper; other goods do not change it', () => {
  const fresh = { ...line, quantity: 3, price: 1000, isFresh: true };
  const lines = [fresh, { ...line, picked: 0 }];
  expect(pickedSums({ ...order, discount: 100 }, lines)).toMatchObject({ discount: 100, net: 2900 });
  expect(pickedSums({ ...order, discount: 100 }, [{ ...fresh, picked: 1 }, line])).toMatchObject({ discount: 34 });
});

test('a voucher and points are used as far as there is something to lower: what is left of them is not taken', () => {
  const short = [{ ...line, quantity: 3, price: 1000, picked: 1 }];
  expect(pickedSums({ ...order, voucher: 600, points: 500 }, short)).toMatchObject({
    voucher: 600,
    points: 400,
    net: 0,
  });
  expect(pickedSums({ ...order, voucher: 1600, delivery: 500 }, short)).toMatchObject({ voucher: 1500, net: 0 });
});

test('a substitute counts at its own price beside the line that was not picked', () => {
  const missing = { ...line, picked: 0 };
  const instead = { ...line, picked: 2, price: 900, substituteFor: 1 };
  expect(pickedSums(order, [missing, instead])).toMatchObject({ goods: 1800, net: 1800 });
});

test('what was taken off the fee alone is off the fee', () => {
  expect(due({ ...order, voucher: 2625, delivery: 1050 }, [line])).toMatchObject({
    total: 525,
    sales: 0,
    delivery: 500,
    vat: 25,
  });
});

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 20 }),
    price: fc.integer({ min: 1, max: 10_000 }),
    deposit: fc.nat(500),
    isFresh: fc.boolean(),
    left: fc.nat(20),
    isSubstituted: fc.boolean(),
    cheaper: fc.nat(2000),
  })
  .map(({ left, isSubstituted, cheaper, ...one }) => {
    const picked = Math.max(0, one.quantity - left);
    const ordered = { ...one, picked, substituteFor: null as number | null };
    if (!isSubstituted || picked === one.quantity) return [ordered];
    const units = one.quantity - picked;
    const price = Math.max(1, one.price - cheaper);
    return [ordered, { ...ordered, quantity: units, picked: units, price, deposit: 0, substituteFor: 1 }];
  });

test('whatever is missing or substituted: never more than the order, no part below 0, and the books come to the total', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.record({
        discount: fc.nat(100),
        voucher: fc.nat(20_000),
        points: fc.nat(20_000),
        delivery: fc.nat(2000),
        donation: fc.nat(500),
      }),
      (made, wanted) => {
        const lines = made.flat();
        const whole = lines.filter(({ substituteFor }) => substituteFor === null);
        const goods = whole.reduce((sum, one) => sum + one.price * one.quantity, 0);
        const discount = Math.floor(((goods + wanted.delivery) * wanted.discount) / 100);
        const voucher = Math.min(wanted.voucher, goods + wanted.delivery - discount);
        const points = Math.min(wanted.points, goods + wanted.delivery - discount - voucher);
        const placed = { ...wanted, discount, voucher, points };
        const before = pickedSums(
          placed,
          whole.map((one) => ({ ...one, picked: null })),
        );
        const after = pickedSums(placed, lines);
        expect(before).toMatchObject({ discount, voucher, points });
        expect(after.net).toBeLessThanOrEqual(before.net);
        expect(Object.values(after).every((fils) => fils >= 0)).toBe(true);
        const { total, sales, delivery, vat, deposit, donation } = dueOf(after);
        expect([sales, delivery, vat].every((fils) => fils >= 0)).toBe(true);
        expect(sales + delivery + vat + deposit + donation).toBe(total);
      },
    ),
  );
});
