/** Invoices and what is taken off them: to the fils, line by line, and numbered without gaps. */
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import type { OrderLine } from '#server/orders/add-placed-orders.ts';
import { pickedSums, type OrderedSums } from '#server/orders/picked-sums.ts';
import { payerOf } from '#tests/support/payer.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { writeCreditNote } from './credit-note.ts';
import { invoiceContent } from './invoice-content.ts';
import { papersOf } from './invoice-store.ts';
import { numberInvoice } from './number-invoice.ts';
import type { InvoiceContent, InvoicedLine } from './table.ts';

let shop: SellingShop;
let sara: Buyer;
let orderId = 0;
beforeAll(async () => {
  shop = await openSellingShop();
  sara = await shop.buyer();
  await sara.putInCart({ [shop.goods[0]?.code ?? '']: 1 });
  const pro = await sara.prepare();
  await sara.give(await payerOf(shop).netOf(sara, pro));
  await payerOf(shop).byWallet(sara, pro);
  orderId = (await payerOf(shop).ordersOf(sara))[0]?.id ?? 0;
});

type Ordered = Pick<OrderLine, 'quantity' | 'price' | 'deposit' | 'isFresh'>;
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 6 }),
    price: fc.constantFrom(99, 100, 1250, 333),
    deposit: fc.constantFrom(0, 0, 50),
    isFresh: fc.boolean(),
    left: fc.nat(6),
    leftLater: fc.nat(6),
  })
  .map(({ left, leftLater, ...one }) => {
    const first = Math.min(left, one.quantity);
    return { ...one, first, second: Math.min(leftLater, first) };
  });
const ordered = fc.record({ discount: fc.nat(300), voucher: fc.nat(100), points: fc.nat(50), delivery: fc.nat(1500) });

/** As it was ordered, after a short pick, and after another one. Two lines may be alike in all that is printed. */
function threeOf(found: readonly (Ordered & { first: number; second: number })[], sums: Omit<OrderedSums, 'donation'>) {
  const goods = found.reduce((sum, one) => sum + one.quantity * one.price, 0);
  const most = { ...sums, donation: 200, discount: Math.min(sums.discount, goods) };
  const fits = { ...most, voucher: Math.min(most.voucher, goods - most.discount), points: 0 };
  const order = { paidBy: 'wallet', deliverTo: { full: { en: 'Villa 1', ar: 'فيلا 1' } } } as const;
  const at = (pick: (one: (typeof found)[number]) => number): InvoiceContent => {
    const lines = found.map((one, srno) => lineOf(one, pick(one), srno));
    const content = { order: { ...order, deliverTo: { ...NOWHERE, ...order.deliverTo } }, lines, name: 'Sara' };
    return invoiceContent({ ...content, sums: pickedSums(fits, lines) });
  };
  return [at(({ quantity }) => quantity), at(({ first }) => first), at(({ second }) => second)] as const;
}

const NOWHERE = { addressId: 1, label: { en: '', ar: '' }, zone: 2, latitude: null, longitude: null };

function lineOf({ quantity, price, deposit, isFresh }: Ordered, picked: number, srno: number): OrderLine {
  const alike = { en: `Thing ${srno % 2}`, ar: '' };
  const plain = { orderId: 1, cartType: 'CRT', stockCode: 'x', image: '', lowered: 0, message: null } as const;
  return {
    ...plain,
    quantity,
    price,
    deposit,
    isFresh,
    picked,
    srno,
    name: alike,
    units: alike,
    isGiftWrapped: false,
    isBox: false,
    oldPrice: 0,
    substituteFor: null,
  };
}

const worthOf = (lines: readonly InvoicedLine[]): number =>
  lines.reduce((sum, { quantity, price, lowered }) => sum + quantity * price - lowered, 0);
const WHY = { en: 'Why', ar: 'لماذا' };
const SUMS = ['goods', 'discount', 'voucher', 'points', 'delivery', 'deposit', 'donation', 'net', 'vat'] as const;

describe('an invoice less its credit notes is what is left', () => {
  test('in each sum, in its VAT, and in the worth of its lines', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), ordered, async (found, sums) => {
        const [whole, less, least] = threeOf(found, sums);
        expect(worthOf(whole.lines)).toBe(
          whole.sums.goods - Math.min(whole.sums.goods, whole.sums.discount + whole.sums.voucher + whole.sums.points),
        );
        count += 1;
        const notes = await creditNotes([whole, less, least], `test ${count}`);
        for (const sum of SUMS) {
          const taken = notes.reduce((all, { sums: off }) => all + off[sum], 0);
          expect([sum, whole.sums[sum] - taken]).toEqual([sum, least.sums[sum]]);
        }
        const taken = notes.reduce((all, { lines }) => all + worthOf(lines), 0);
        expect(worthOf(whole.lines) - taken).toBe(worthOf(least.lines));
        expect(notes.flatMap(({ lines }) => lines).filter(({ quantity }) => quantity < 0)).toEqual([]);
      }),
      { numRuns: 60, seed: 13 },
    );
  });
});

/** Written and read again, within a transaction that is undone: the numbers stay without gaps. */
async function creditNotes(steps: readonly InvoiceContent[], key: string): Promise<InvoiceContent[]> {
  let made: InvoiceContent[] = [];
  const undone = shop.db.transaction(async (tx) => {
    for (const [index, after] of steps.entries()) {
      const before = steps[index - 1];
      if (before)
        await writeCreditNote(tx, { orderId, before, after, why: WHY, at: shop.now(), key: `${key} ${index}` });
    }
    made = (await papersOf(tx, orderId)).filter(({ kind }) => kind === 'credit_note').map(({ content }) => content);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  return made;
}

test('twenty at once are numbered without gaps, also where some are undone, and the same key once', async () => {
  const [content] = threeOf([{ quantity: 1, price: 100, deposit: 0, isFresh: false, first: 1, second: 0 }], {
    discount: 0,
    voucher: 0,
    points: 0,
    delivery: 0,
  });
  const before = (await papersOf(shop.db.orm, orderId)).length;
  const take = (index: number) =>
    shop.db.transaction(async (tx) => {
      const made = {
        kind: 'invoice',
        orderId,
        at: shop.now(),
        fils: 300,
        vat: 5,
        key: `at once ${index % 16}`,
        content,
      } as const;
      const number = await numberInvoice(tx, made);
      if (index % 5 === 4) throw new Error('undone');
      return number;
    });
  await Promise.allSettled(Array.from({ length: 20 }, (_, index) => take(index)));
  const numbers = (await papersOf(shop.db.orm, orderId)).slice(before).map(({ number }) => number);
  const [first = 0] = numbers;
  expect(numbers.length).toBeGreaterThan(12);
  expect(numbers).toEqual(numbers.map((_, index) => first + index));
});
