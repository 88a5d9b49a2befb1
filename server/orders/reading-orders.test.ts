/** What the server says of orders: history, detail, tracking. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { readOrder, readTracking } from '#contract/order-detail.ts';
import { readHistory, readThanks } from '#contract/orders.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import { mayDo, ORDER_ACTIONS, ORDER_STATES } from '#contract/rules/order-actions.ts';
import { orderRating } from '#server/ratings/table.ts';
import { orderRefund } from '#server/refunds/table.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import type { PlacedOrder } from './add-placed-orders.ts';
import { linesOfOrder, moveOrder } from './order-store.ts';
import { pickedSums } from './picked-sums.ts';
import { orderEvent, placedOrder } from './table.ts';

const HOUR = 3_600_000;
let shop: SellingShop;
let payer: Payer;
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
});

const codes = (many: number): string[] => shop.goods.slice(0, many).map(({ code }) => code);
const ofRso = (docno: number) => ({ Docno: docno, Doctype: 'RSO' });

async function buy(buyer: Buyer, { lines = 2, by = 'card', more = {} } = {}): Promise<PlacedOrder> {
  await buyer.putInCart(Object.fromEntries(codes(lines).map((code) => [code, 2])));
  const docno = await buyer.prepare(more);
  if (by !== 'card') await buyer.give(500_000);
  await (by === 'card' ? payer.byCard(buyer, docno, CARDS.approved) : payer.byWallet(buyer, docno));
  const placed = (await payer.ordersOf(buyer)).at(-1);
  if (!placed) throw new Error('nothing was placed');
  return placed;
}

const set = (id: number, values: Partial<PlacedOrder>) =>
  shop.db.orm.update(placedOrder).set(values).where(eq(placedOrder.id, id));
const detail = async (buyer: Buyer, id: number) => (await buyer.ask(readOrder, ofRso(id))).body.data;
const track = async (buyer: Buyer, id: number) => (await buyer.ask(readTracking, ofRso(id))).body.data;
const history = async (buyer: Buyer, isPast: boolean, pageSize = 20) =>
  (await buyer.ask(readHistory, { isPast, pageSize })).body.data as {
    orders: { salDocno: number; stockImgLinkList: string[]; lineCount: number; isExpress?: boolean }[];
    pastOrders: number;
    pageSize: number;
  };

describe('history', () => {
  test('what comes, the next first, and what was, the newest first, with the number of each in all', async () => {
    const sara = await shop.buyer();
    const placed: PlacedOrder[] = [];
    for (let at = 0; at < 4; at += 1) placed.push(await buy(sara, { lines: at === 0 ? 8 : 2 }));
    const [first, second, third, fourth] = placed.map(({ id }) => id);
    const yesterday = dubaiDay(new Date(shop.now().getTime() - 24 * HOUR));
    await set(second ?? 0, { state: 6, deliveredAt: shop.now() });
    await set(third ?? 0, { day: yesterday });
    await set(first ?? 0, { isExpress: true });
    await set(fourth ?? 0, { slotStartsAt: new Date(Number(placed[0]?.slotStartsAt) + HOUR) });
    const coming = await history(sara, false);
    expect(coming.orders.map(({ salDocno }) => salDocno)).toEqual([first, fourth]);
    const facts = coming.orders.map((one) => [one.isExpress, one.lineCount, one.stockImgLinkList.length].join());
    expect(facts).toEqual(['true,8,6', ',2,2']);
    expect(coming.orders[0]).toMatchObject({ deliveryPlace: { addressLabel: placed[0]?.deliverTo.label.en } });
    expect(coming.pastOrders).toBe(2);
    const past = await history(sara, true, 1);
    expect(past.orders.map(({ salDocno }) => salDocno)).toEqual([third]);
    expect([past.pastOrders, past.pageSize]).toEqual([2, 1]);
    const order = (await history(sara, true)).orders[1];
    expect(order).toMatchObject({
      salDocno: second,
      salDoctype: 'RSO',
      salDeliveryState: 6,
      salDeliveryStatus: 'Delivered',
      salCancelDate: null,
      actualDeliveryTs: shop.now().toISOString(),
      salNetAmount: (placed[1]?.net ?? 0) / 100,
      canRate: true,
      SalParentDocno: null,
    });
    await shop.db.orm
      .insert(orderRating)
      .values({ orderId: second ?? 0, userId: sara.id, comment: 'Fresh', at: shop.now() });
    expect((await history(sara, true)).orders[1]).toMatchObject({ canRate: false });
    const omar = await shop.buyer();
    expect(await history(omar, true)).toMatchObject({ orders: [], pastOrders: 0 });
  });

  test('the day is the one in Dubai, whatever day it is in UTC; one that waits for its shopper is past', async () => {
    const sara = await shop.buyer();
    const { id } = await buy(sara);
    await set(id, { day: dubaiDay(shop.now()) });
    expect((await history(sara, false)).pastOrders).toBe(1);
    await set(id, { state: 5 });
    expect((await history(sara, false)).pastOrders).toBe(0);
    expect((await history(sara, true)).pastOrders).toBe(1);
  });
});

describe('detail', () => {
  test('has at each state the actions of the rule, and the driver from 4 on', async () => {
    const sara = await shop.buyer();
    const { id } = await buy(sara);
    for (const state of ORDER_STATES) {
      const deliveredAt = state === 6 ? shop.now() : null;
      await set(id, { state, deliveredAt, driverId: 21 });
      const read = await detail(sara, id);
      const acted = { state, isChild: false, deliveredAt, isRated: false };
      expect(read['actions']).toEqual(ORDER_ACTIONS.filter((action) => mayDo(action, acted, shop.now())));
      expect(read['driverName']).toBe(state >= 4 ? 'Yusuf' : '');
    }
  });

  test('what was ordered; after picking, what was picked', async () => {
    const sara = await shop.buyer();
    const placed = await buy(sara);
    const read = await detail(sara, placed.id);
    const lines = await linesOfOrder(shop.db.orm, placed.id);
    expect(read).toMatchObject({
      salNetAmount: placed.net / 100,
      payMode: 'card',
      takenAmount: null,
      hasInvoice: false,
      deliveryDate: placed.day,
      orderLines: lines.map((line) => ({ stockCode: line.stockCode, qty: 2, amount: (2 * line.price) / 100 })),
    });
    expect((read['orderLines'] as { saldetStockDocno: number }[]).every((line) => line.saldetStockDocno > 0)).toBe(
      true,
    );
    const picked = lines.map((line, at) => ({ ...line, picked: at === 0 ? 1 : line.quantity }));
    await shop.db.pool.query('update order_line set picked = quantity where order_id = $1', [placed.id]);
    await shop.db.pool.query('update order_line set picked = 1 where order_id = $1 and srno = $2', [
      placed.id,
      lines[0]?.srno,
    ]);
    const sums = pickedSums(placed, picked);
    await set(placed.id, { state: 3, pickedSums: sums, taken: sums.net, takenAt: shop.now() });
    const after = await detail(sara, placed.id);
    expect(after).toMatchObject({ salNetAmount: sums.net / 100, takenAmount: sums.net / 100, hasInvoice: true });
    expect((after['orderLines'] as object[])[0]).toMatchObject({
      qty: 2,
      qtyPicked: 1,
      amount: (lines[0]?.price ?? 0) / 100,
    });
    const totals = after['totalList'] as { total_docno: string; total_amount: number }[];
    expect(totals.find(({ total_docno }) => total_docno === 'netamount')?.total_amount).toBe(sums.net / 100);
    expect(sums.net).toBeLessThan(placed.net);
    // Cancelled: what was ordered, and what went back.
    await set(placed.id, { state: -1, pickedSums: { ...sums, goods: 0, delivery: 0, net: 0, vat: 0 } });
    await shop.db.orm.insert(orderRefund).values({
      orderId: placed.id,
      way: 'card',
      fils: sums.net,
      reason: 'cancelled',
      key: `cancel RSO-${placed.id}`,
      askedAt: shop.now(),
    });
    expect(await detail(sara, placed.id)).toMatchObject({
      salNetAmount: placed.net / 100,
      refundList: [
        { refundAmount: sums.net / 100, RefundMethod: 'CARD', refundReason: 'cancelled', isRefunded: false },
      ],
    });
  });

  test('goes back to a card only where a card paid', async () => {
    const sara = await shop.buyer();
    expect(await detail(sara, (await buy(sara)).id)).toMatchObject({ refundMethods: ['CARD', 'WALLET'] });
    const { id } = await buy(sara, { by: 'wallet' });
    expect(await detail(sara, id)).toMatchObject({ refundMethods: ['WALLET'], payMode: 'wallet' });
    await set(id, { paidBy: 'nothing' });
    expect(await detail(sara, id)).toMatchObject({ refundMethods: ['WALLET'] });
  });

  test('names what was added to it, and the other way round', async () => {
    const sara = await shop.buyer();
    const { id } = await buy(sara);
    const child = await buy(sara);
    await set(child.id, { parentId: id });
    expect(await detail(sara, id)).toMatchObject({ childList: [{ salDocno: child.id, salDeliveryState: 1 }] });
    const read = await detail(sara, child.id);
    expect(read).toMatchObject({ SalParentDocno: id, childList: [] });
    expect(read['actions']).not.toContain('add_items');
  });
});

test('a prepared order’s number, in either spelling, leads to the first order placed of it', async () => {
  const sara = await shop.buyer();
  const { id, proId } = await buy(sara);
  for (const Doctype of ['PRO', 'PR0']) {
    for (const call of [readOrder, readTracking]) {
      expect((await sara.ask(call, { Docno: proId, Doctype })).body.data).toMatchObject({ salDocno: id });
    }
  }
  const omar = await shop.buyer();
  for (const call of [readOrder, readTracking, readThanks]) {
    for (const of of [ofRso(id), { Docno: proId, Doctype: 'PRO' }, ofRso(2_000_000)]) {
      expect((await omar.ask(call, of)).code).toBe(404);
    }
  }
});

describe('tracking', () => {
  test('has the moments since the order began, anew where it was rescheduled', async () => {
    const sara = await shop.buyer();
    const { id, placedAt } = await buy(sara);
    const move = async (state: number): Promise<string> => {
      await shop.advance(60_000);
      await shop.db.transaction((tx) => moveOrder(tx, id, state, shop.now()));
      return shop.now().toISOString();
    };
    const picking = await move(2);
    expect(await track(sara, id)).toMatchObject({
      tkStatusDocno: 2,
      isWaiting: false,
      tkRsoTs: placedAt.toISOString(),
      tkSiTs: picking,
      tkDispatchTs: null,
      driverName: '',
      asOf: shop.now().toISOString(),
    });
    expect((await track(sara, id))['changeUntil'] ?? null).toBeNull();
    const anew = await move(1);
    const { changeUntil } = await detail(sara, id);
    expect(await track(sara, id)).toMatchObject({ tkStatusDocno: 1, tkRsoTs: anew, tkSiTs: null, changeUntil });
    expect(changeUntil).toEqual(expect.stringMatching(/Z$/));
    const [again, sent, onItsWay] = [await move(2), await move(3), await move(4)];
    expect((await history(sara, false)).orders).toMatchObject([{ salDocno: id, tkSmsTs: onItsWay }]);
    await set(id, { driverId: 22 });
    await move(5);
    expect(await track(sara, id)).toMatchObject({
      tkStatusDocno: 4,
      isWaiting: true,
      tkRsoTs: anew,
      tkSiTs: again,
      tkDispatchTs: sent,
      tkSmsTs: onItsWay,
      tkDeliveryTd: null,
      driverName: 'Bilal',
    });
    const delivered = await move(6);
    expect(await track(sara, id)).toMatchObject({ tkStatusDocno: 6, tkDeliveryTd: delivered, tkSmsTs: onItsWay });
  });

  test('says whether it can be rated: once it has come, and not after its shopper has said how it was', async () => {
    const sara = await shop.buyer();
    const { id } = await buy(sara);
    const canRate = async () => (await track(sara, id))['canRate'] ?? true;
    expect(await canRate()).toBe(false);
    await set(id, { state: 6, deliveredAt: shop.now() });
    expect(await canRate()).toBe(true);
    const rating = { orderId: id, at: shop.now() };
    await shop.db.orm.insert(orderRating).values({ ...rating, delivery: null, product: null, comment: '' });
    expect(await canRate()).toBe(true);
    await shop.db.orm.update(orderRating).set({ delivery: 4 }).where(eq(orderRating.orderId, id));
    expect(await canRate()).toBe(false);
  });

  test('has the pin of the address that it goes to, and none where that has none', async () => {
    const sara = await shop.buyer();
    const { id, deliverTo } = await buy(sara);
    expect((await track(sara, id))['deliveryPin'] ?? null).toBeNull();
    await set(id, { deliverTo: { ...deliverTo, latitude: 25.08, longitude: 55.14 } });
    expect((await track(sara, id))['deliveryPin']).toEqual({ addrLatitude: 25.08, addrLongitude: 55.14 });
  });

  test('lists what is in it and in what was added to it; a cancelled one by itself', async () => {
    const sara = await shop.buyer();
    const { id } = await buy(sara, { lines: 1 });
    const child = await buy(sara, { lines: 3 });
    await set(child.id, { parentId: id });
    const together = codes(3).toSorted();
    const codesOf = async (docno: number) =>
      ((await track(sara, docno))['trackItems'] as { stockCode: string }[])
        .map(({ stockCode }) => stockCode)
        .toSorted();
    expect(await codesOf(id)).toEqual(together);
    // The first is in both: its units and what they came to are told together.
    const [bought] = await linesOfOrder(shop.db.orm, id);
    const both = {
      stockCode: bought?.stockCode,
      qty: 4,
      amount: (4 * (bought?.price ?? 0)) / 100,
      stockImgLink: bought?.image,
    };
    expect((await track(sara, id))['trackItems']).toContainEqual(expect.objectContaining(both));
    expect((await track(sara, id))['changes']).toEqual(['add_items', 'reschedule', 'cancel']);
    expect((await track(sara, child.id))['changes']).toEqual(['cancel']);
    expect(await codesOf(child.id)).toEqual(together);
    await shop.db.transaction((tx) => moveOrder(tx, child.id, -1, shop.now()));
    expect(await codesOf(id)).toEqual(codes(1));
    expect(await track(sara, child.id)).toMatchObject({ tkStatusDocno: -1 });
    expect(await shop.db.orm.select().from(orderEvent).where(eq(orderEvent.orderId, child.id))).toHaveLength(2);
  });
});
