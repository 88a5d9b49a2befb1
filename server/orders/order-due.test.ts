/** What is taken for what was picked of an order, when it moves on, and how the wire says its day. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { stateBy } from './fulfilment-clock.ts';
import { dueOf } from './order-due.ts';
import { bilingualOf, STATE_WORDS } from './order-words.ts';

const order = { discount: 0, voucher: 0, points: 0, delivery: 0, donation: 0 };
const line = { quantity: 2, picked: null, price: 1050, deposit: 0, lowered: 0 };

describe('what is taken', () => {
  test('is told apart for the books: goods and fee without VAT, VAT, deposit, donation', () => {
    expect(dueOf({ ...order, delivery: 1050, donation: 300 }, [{ ...line, deposit: 200 }])).toEqual({
      total: 2100 + 1050 + 400 + 300,
      sales: 2000,
      delivery: 1000,
      vat: 150,
      deposit: 400,
      donation: 300,
    });
  });

  test('is for what was picked: less goods, less deposit, the fee and the donation as they are', () => {
    const due = dueOf({ ...order, delivery: 1050, donation: 300 }, [{ ...line, picked: 1, deposit: 200 }]);
    expect(due).toEqual({
      total: 1050 + 1050 + 200 + 300,
      sales: 1000,
      delivery: 1000,
      vat: 100,
      deposit: 200,
      donation: 300,
    });
    expect(dueOf(order, [{ ...line, picked: 0 }])).toMatchObject({ total: 0, sales: 0, vat: 0 });
  });

  test('a line that was picked in part bears its part of what was taken off it, rounded for the shopper', () => {
    const lowered = [{ ...line, quantity: 3, price: 1000, lowered: 100, picked: 1 }];
    expect(dueOf({ ...order, discount: 100 }, lowered).total).toBe(1000 - 34);
    expect(dueOf({ ...order, voucher: 100 }, lowered).total).toBe(966);
    expect(dueOf({ ...order, points: 100 }, lowered).total).toBe(966);
  });

  test('what was taken off the fee alone is off the fee', () => {
    const due = dueOf({ ...order, voucher: 2625, delivery: 1050 }, [{ ...line, lowered: 2100 }]);
    expect(due).toMatchObject({ total: 525, sales: 0, delivery: 500, vat: 25 });
  });

  test('is never more than the order, and its parts come to it', () => {
    const anyLine = fc
      .record({
        quantity: fc.integer({ min: 1, max: 20 }),
        price: fc.nat(10_000),
        deposit: fc.nat(500),
        off: fc.nat(100),
        left: fc.nat(20),
      })
      .map(({ off, left, ...one }) => ({
        ...one,
        lowered: Math.floor((one.quantity * one.price * off) / 100),
        picked: Math.max(0, one.quantity - left),
      }));
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 5 }),
        fc.nat(2000),
        fc.nat(500),
        (lines, delivery, donation) => {
          const off = { ...order, discount: lines.reduce((sum, one) => sum + one.lowered, 0), delivery, donation };
          const due = dueOf(off, lines);
          const whole = dueOf(
            off,
            lines.map((one) => ({ ...one, picked: null })),
          );
          expect(due.total).toBeLessThanOrEqual(whole.total);
          expect(due.total).toBeGreaterThanOrEqual(0);
          expect(due.sales + due.delivery + due.vat + due.deposit + due.donation).toBe(due.total);
        },
      ),
    );
  });
});

describe('an order moves on by its slot', () => {
  const at = (time: string): Date => new Date(`2026-11-24T${time}+04:00`);
  const slot = { placedAt: at('08:00:00'), slotStartsAt: at('16:00:00'), slotEndsAt: at('18:00:00') };

  test.each([
    ['13:59:59.999', 1],
    ['14:00:00', 2],
    ['15:29:59.999', 2],
    ['15:30:00', 3],
    ['15:59:59.999', 3],
    ['16:00:00', 4],
    ['16:59:59.999', 4],
    ['17:00:00', 6],
  ])('at %s it is %i', (time, state) => expect(stateBy(slot, at(time), 1)).toBe(state));

  test('faster by the time since its placing alone', () => {
    // Six hours to its picking are six minutes.
    expect(stateBy(slot, at('08:05:59'), 60)).toBe(1);
    expect(stateBy(slot, at('08:06:00'), 60)).toBe(2);
    expect(stateBy({ ...slot, placedAt: at('08:03:00') }, at('08:06:00'), 60)).toBe(1);
  });
});

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
