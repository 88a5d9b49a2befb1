/** Ordering the same again: what goes into the cart, and what the shopper is told of it. */
import { and, eq, notInArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { repeatOrder } from '#contract/order-acts.ts';
import { linesOf } from '#server/cart/lines.ts';
import { openCatalogue } from '#server/catalogue/catalogue.ts';
import { changeCatalogue } from '#server/catalogue/store.ts';
import { item } from '#server/catalogue/table.ts';
import { orderLine } from '#server/orders/table.ts';
import { ordersOf, type Orders } from '#tests/support/placed.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

let shop: SellingShop;
let orders: Orders;
beforeAll(async () => {
  shop = await openSellingShop();
  orders = ordersOf(shop);
});

const codeOf = (index: number): string => shop.goods[index]?.code ?? '';
const repeat = (buyer: Buyer, id: number, key?: string) =>
  buyer.ask(repeatOrder, { piDocno: id, piDoctype: 'RSO' }, key);
async function cartOf({ id }: Buyer): Promise<Record<string, number>> {
  const lines = await linesOf(shop.db.orm, id);
  return Object.fromEntries(lines.map(({ stockCode, quantity }) => [stockCode, quantity]));
}

async function change(stockCode: string, values: Partial<typeof item.$inferInsert>): Promise<void> {
  await changeCatalogue(shop.db, { source: 'demo' }, async ({ tx }) => {
    await tx.update(item).set(values).where(eq(item.code, stockCode));
  });
  await (await openCatalogue(shop.deps)).refresh();
}

test('what was ordered, beside what is there; a repeated request counts once', async () => {
  const sara = await shop.buyer();
  await sara.putInCart({ [codeOf(0)]: 2, [codeOf(1)]: 1 });
  const { id } = await orders.place(sara, 'card');
  await sara.putInCart({ [codeOf(0)]: 3 });
  const answer = await repeat(sara, id, 'repeat-it-once');
  expect(answer).toMatchObject({ code: 200, body: { message: 'Success', data: { goneList: [], dearerList: [] } } });
  expect(await cartOf(sara)).toEqual({ [codeOf(0)]: 5, [codeOf(1)]: 1 });
  expect(await repeat(sara, id, 'repeat-it-once')).toEqual(answer);
  expect(await cartOf(sara)).toEqual({ [codeOf(0)]: 5, [codeOf(1)]: 1 });
});

test('what is gone is named and not put in; what is dearer is named with both prices, what is cheaper is not', async () => {
  const [gone, dearer, cheaper] = [codeOf(2), codeOf(3), codeOf(4)];
  const priceOf = (index: number): number => shop.goods[index]?.promotionPrice ?? shop.goods[index]?.price ?? 0;
  const sara = await shop.buyer();
  await sara.putInCart({ [gone]: 1, [dearer]: 2, [cheaper]: 1 });
  const { id } = await orders.place(sara, 'card');
  await change(gone, { isOutOfStock: true });
  await change(dearer, { price: 90_000, promotionPrice: null });
  await change(cheaper, { price: 100, promotionPrice: null });
  const { data } = (await repeat(sara, id)).body;
  expect(data['goneList']).toMatchObject([{ stockCode: gone, stockRate: priceOf(2) / 100, stockMyCartRate: 0 }]);
  expect(data['dearerList']).toMatchObject([{ stockCode: dearer, stockRate: priceOf(3) / 100, stockMyCartRate: 900 }]);
  expect(await cartOf(sara)).toEqual({ [dearer]: 2, [cheaper]: 1 });
});

test('of a line that came as another product the one that was ordered', async () => {
  const sara = await shop.buyer();
  await sara.putInCart({ [codeOf(5)]: 2 });
  const { id } = await orders.place(sara, 'card');
  const isIt = and(eq(orderLine.orderId, id), eq(orderLine.srno, 1));
  const [line] = await shop.db.orm.update(orderLine).set({ picked: 0 }).where(isIt).returning();
  if (!line) throw new Error('the order has no line');
  const instead = { ...line, srno: 2, stockCode: codeOf(6), picked: 2, substituteFor: 1 };
  await shop.db.orm.insert(orderLine).values(instead);
  await repeat(sara, id);
  expect(await cartOf(sara)).toEqual({ [codeOf(5)]: 2 });
});

test('as full as a cart can be and no fuller: all or nothing', async () => {
  const sara = await shop.buyer();
  await sara.putInCart({ [codeOf(0)]: 1, [codeOf(1)]: 1 });
  const { id } = await orders.place(sara, 'card');
  await sara.putInCart({ [codeOf(0)]: 9999 });
  await repeat(sara, id);
  expect(await cartOf(sara)).toEqual({ [codeOf(0)]: 9999, [codeOf(1)]: 1 });
  await sara.putInCart({ [codeOf(0)]: 1, [codeOf(1)]: 0 });
  const others = await shop.db.orm
    .select({ code: item.code })
    .from(item)
    .where(notInArray(item.code, [codeOf(0), codeOf(1)]));
  await sara.putInCart(Object.fromEntries(others.slice(0, 299).map(({ code }) => [code, 1])));
  expect(Object.keys(await cartOf(sara))).toHaveLength(300);
  expect(await repeat(sara, id)).toMatchObject({ code: 422, body: { code: 'too_many' } });
  expect((await cartOf(sara))[codeOf(0)]).toBe(1);
});

test('another shopper’s is not there', async () => {
  const sara = await shop.buyer();
  await sara.putInCart({ [codeOf(0)]: 1 });
  const { id } = await orders.place(sara, 'card');
  const omar = await shop.buyer();
  expect((await repeat(omar, id)).code).toBe(404);
  expect(await cartOf(omar)).toEqual({});
});
