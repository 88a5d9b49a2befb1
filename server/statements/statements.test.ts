/** What a shopper's statements show: their own delivered orders, by the months of Dubai, with what these come to now. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { readOrder } from '#contract/order-detail.ts';
import { readDeposits, readMonthStatement, readStatementMonths } from '#contract/statements.ts';
import { savedInOrders } from '#server/orders/saved-in-orders.ts';
import { orderLine, placedOrder, type OrderSums } from '#server/orders/table.ts';
import { deliverOrder } from '#tests/support/delivered-order.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';

let shop: SellingShop;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  sara = await shop.buyer();
});

interface Delivered {
  readonly at: string;
  /** In fils, after everything. */
  readonly net?: number;
  readonly lowered?: number;
  readonly state?: number;
}

const ZERO = { goods: 0, discount: 0, voucher: 0, points: 0, delivery: 0, deposit: 0, donation: 0, net: 0, vat: 0 };

/** An order of one line that was delivered then; its number. */
async function deliver(buyer: Buyer, { at, net = 5000, lowered = 0, state = 6 }: Delivered): Promise<number> {
  const id = await deliverOrder(shop, buyer);
  const pickedSums: OrderSums = { ...ZERO, goods: net + lowered, discount: lowered, net };
  await shop.db.orm
    .update(placedOrder)
    .set({ state, deliveredAt: new Date(at), pickedSums })
    .where(eq(placedOrder.id, id));
  return id;
}

const lineOf = (orderId: number, values: Partial<typeof orderLine.$inferInsert>) =>
  shop.db.orm.update(orderLine).set(values).where(eq(orderLine.orderId, orderId));
const months = async (buyer: Buyer) => (await buyer.ask(readStatementMonths)).body.data['statementList'];
const month = (buyer: Buyer, statementMonth: number, statementType = 'documentwise'): Promise<Answer> =>
  buyer.ask(readMonthStatement, { statementYear: 2026, statementMonth, statementType });

test('each month has what its delivered orders come to, the newest first; the month changes at Dubai’s midnight', async () => {
  await deliver(sara, { at: '2026-10-31T19:59:59.999Z', net: 1000 });
  await deliver(sara, { at: '2026-10-31T20:00:00Z', net: 2000, lowered: 250 });
  await deliver(sara, { at: '2026-11-20T08:00:00Z', net: 3000, lowered: 50 });
  expect(await months(sara)).toEqual([
    { monthyear: 'Nov 2026', savingsamt: 3, totalamt: 50, year: 2026, month: 11 },
    { monthyear: 'Oct 2026', savingsamt: 0, totalamt: 10, year: 2026, month: 10 },
  ]);
});

test('what an offer took off a price is saved too, of what was picked, in the statement, the wallet and the order itself', async () => {
  const id = await deliver(sara, { at: '2026-11-20T08:00:00Z', net: 3000, lowered: 50 });
  await lineOf(id, { oldPrice: 1500, price: 1200, quantity: 3, picked: 2 });
  expect(await months(sara)).toMatchObject([{ savingsamt: 0.5 + 6 }]);
  expect(await savedInOrders(shop.db.orm, sara.id, new Date('2026-11-01'))).toBe(650);
  const { totalList } = (await sara.ask(readOrder, { Doctype: 'RSO', Docno: id })).body.data as {
    totalList: { total_docno: string }[];
  };
  expect(totalList.at(-1)).toMatchObject({ total_docno: 'offers', total_amount: 6 });
  // Dearer than before is no offer.
  await lineOf(id, { oldPrice: 1000 });
  expect(await months(sara)).toMatchObject([{ savingsamt: 0.5 }]);
});

test('an order that is placed keeps what its products cost without an offer', async () => {
  const id = await deliverOrder(shop, sara);
  const [line] = await shop.db.orm.select().from(orderLine).where(eq(orderLine.orderId, id));
  const [bought] = shop.goods;
  expect(line).toMatchObject({ price: bought?.promotionPrice ?? bought?.price, oldPrice: bought?.price });
});

test('six months are shown, and no order that was not delivered', async () => {
  await deliver(sara, { at: '2026-05-31T19:59:59.999Z' });
  await deliver(sara, { at: '2026-05-31T20:00:00Z', net: 700 });
  await deliver(sara, { at: '2026-11-10T08:00:00Z', state: -1 });
  await deliver(sara, { at: '2026-11-10T08:00:00Z', state: 4 });
  expect(await months(sara)).toEqual([{ monthyear: 'Jun 2026', savingsamt: 0, totalamt: 7, year: 2026, month: 6 }]);
  expect((await month(sara, 5)).body.data['totalamt']).toBe(50);
});

test('an order that was not reckoned anew has what it was placed with', async () => {
  const id = await deliverOrder(shop, sara);
  const [placed] = await shop.db.orm.select().from(placedOrder).where(eq(placedOrder.id, id));
  expect(await months(sara)).toMatchObject([{ totalamt: (placed?.net ?? 0) / 100 }]);
});

test('a month by orders: in the order of their delivery, with what the month came to with each', async () => {
  const late = await deliver(sara, { at: '2026-11-21T08:00:00Z', net: 3000, lowered: 50 });
  const early = await deliver(sara, { at: '2026-11-01T08:00:00Z', net: 1050 });
  await deliver(sara, { at: '2026-10-31T19:59:59.999Z' });
  await shop.db.orm.update(placedOrder).set({ isExpress: true }).where(eq(placedOrder.id, late));
  expect((await month(sara, 11)).body.data).toEqual({
    documentList: [
      {
        statementDocNo: early,
        statementDate: '2026-11-01T08:00:00.000Z',
        statementDescription: 'Order delivered',
        statementDescriptionAr: expect.any(String),
        statementAmount: 10.5,
        runningTotal: 10.5,
      },
      expect.objectContaining({
        statementDocNo: late,
        statementDescription: 'Express order delivered',
        statementAmount: 30,
        runningTotal: 40.5,
      }),
    ],
    itemList: [],
    totalamt: 40.5,
    savingsamt: 0.5,
  });
  await shop.db.orm.update(placedOrder).set({ parentId: early }).where(eq(placedOrder.id, late));
  expect((await month(sara, 11)).body.data).toMatchObject({
    documentList: [{}, { statementDescription: 'Added to another order' }],
  });
});

test('a month by items: all that came of a product in one row, the dearest first, and nothing that did not come', async () => {
  const [first, second, other, none] = [
    await deliver(sara, { at: '2026-11-01T08:00:00Z' }),
    await deliver(sara, { at: '2026-11-02T08:00:00Z' }),
    await deliver(sara, { at: '2026-11-03T08:00:00Z', net: 900 }),
    await deliver(sara, { at: '2026-11-04T08:00:00Z', net: 0 }),
  ];
  await lineOf(first, { quantity: 3, picked: 2, price: 500 });
  await lineOf(second, { quantity: 1, picked: null, price: 400, name: { en: 'Dates', ar: 'تمر' } });
  await lineOf(other, { stockCode: 'other', quantity: 1, picked: 1, price: 900 });
  await lineOf(none, { stockCode: 'none', quantity: 1, picked: 0, price: 9900 });
  const { data } = (await month(sara, 11, 'itemwise')).body;
  expect(data).toMatchObject({
    documentList: [],
    itemList: [
      { itemDesc: 'Dates', itemDescAr: 'تمر', itemQty: 3, itemUnit: expect.any(String), itemAmount: 14 },
      { itemQty: 1, itemAmount: 9 },
    ],
  });
  expect(data['itemList']).toHaveLength(2);
});

test('deposits are those of delivered orders, the newest first, with how many there were after each', async () => {
  expect((await sara.ask(readDeposits)).body.data).toMatchObject({
    transAmount: 0,
    transQty: 0,
    transUnits: 'containers',
    depositStatement: [],
  });
  const first = await deliver(sara, { at: '2026-01-05T08:00:00Z' });
  const second = await deliver(sara, { at: '2026-11-05T08:00:00Z' });
  const coming = await deliver(sara, { at: '2026-11-06T08:00:00Z', state: 4 });
  await lineOf(first, { quantity: 3, picked: 2, deposit: 150 });
  await lineOf(second, { quantity: 1, picked: 1, deposit: 200 });
  await lineOf(coming, { quantity: 5, picked: 5, deposit: 200 });
  expect((await sara.ask(readDeposits)).body.data).toMatchObject({
    transAmount: 5,
    transQty: 3,
    depositStatement: [
      { transDocno: second, transType: 'Paid with your order', transQty: 1, transAmount: 2, runningTotal: 3 },
      { transDocno: first, transDate: '2026-01-05T08:00:00.000Z', transQty: 2, transAmount: 3, runningTotal: 2 },
    ],
  });
});

test('nobody sees another’s', async () => {
  const omar = await shop.buyer();
  const hers = await deliver(sara, { at: '2026-11-05T08:00:00Z' });
  await lineOf(hers, { deposit: 200 });
  expect(await months(omar)).toEqual([]);
  expect((await month(omar, 11)).body.data).toMatchObject({ documentList: [], totalamt: 0 });
  expect((await month(omar, 11, 'itemwise')).body.data).toMatchObject({ itemList: [] });
  expect((await omar.ask(readDeposits)).body.data).toMatchObject({ depositStatement: [], transQty: 0 });
});

test.each([
  ['statementMonth', { statementMonth: 0 }],
  ['statementMonth', { statementMonth: 13 }],
  ['statementMonth', { statementMonth: 'May' }],
  ['statementYear', { statementYear: 1999 }],
  ['statementYear', { statementYear: 99_999 }],
  ['statementYear', { statementYear: '' }],
  ['statementType', { statementType: 'rowwise' }],
])('a wrong %s is named (%j)', async (field, wrong) => {
  const asked = { statementYear: 2026, statementMonth: 11, statementType: 'itemwise', ...wrong };
  expect(await sara.ask(readMonthStatement, asked)).toMatchObject({ code: 400, body: { status: 0, field } });
});

test('the last month that can be asked for has an end', async () => {
  const asked = { statementYear: 2999, statementMonth: 12, statementType: 'documentwise' };
  expect((await sara.ask(readMonthStatement, asked)).code).toBe(200);
});
