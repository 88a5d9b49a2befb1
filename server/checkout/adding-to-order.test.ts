/** What is added to an order comes with it: its address, its time and its place, without a fee (issue "Orders", Acting; remaining.md OA 1, C8). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { prepareOrder, readGroups, readTotals, updateGroups, validateCart } from '#contract/checkout.ts';
import { readDelivery, readDeliveryDates, readDeliveryTimes } from '#contract/delivery.ts';
import { readAdding } from '#contract/order-acts.ts';
import { payByNewCard, readPaymentStatus } from '#contract/payments.ts';
import { linesOf } from '#server/cart/lines.ts';
import { cancelOrders } from '#server/fulfilment/cancel-orders.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { lockOrder, moveOrder } from '#server/orders/order-store.ts';
import { earnPoints } from '#server/points/earn-points.ts';
import { pointsOf } from '#server/points/read-points.ts';
import { user } from '#server/session/table.ts';
import { slot, slotHold } from '#server/slots/table.ts';
import { ofPro, payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
let parent: PlacedOrder;
let code = '';
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
  code = shop.goods[0]?.code ?? '';
});
beforeEach(async () => {
  sara = await shop.buyer();
  parent = await order(sara);
  await sara.putInCart({ [code]: 3 });
});

async function order(buyer: Buyer, more: Record<string, unknown> = {}): Promise<PlacedOrder> {
  await buyer.putInCart({ [code]: 1 });
  await payer.byCard(buyer, await buyer.prepare(more), CARDS.approved);
  const placed = (await payer.ordersOf(buyer)).at(-1);
  if (!placed) throw new Error('nothing was placed');
  return placed;
}

const addedTo = ({ id }: Pick<PlacedOrder, 'id'>) => ({ SalParentDoctype: 'RSO', SalParentDocno: id });
const namedAs = ({ id }: PlacedOrder) => ({ piDocno: id, piDoctype: 'RSO' });
const moveTo = (state: number) => shop.db.transaction((tx) => moveOrder(tx, parent.id, state, shop.now()));
const cartOf = async () =>
  (await linesOf(shop.db.orm, sara.id)).map(({ stockCode, quantity }) => [stockCode, quantity]);
async function placesOf(slotId: number) {
  const [found] = await shop.db.orm.select().from(slot).where(eq(slot.id, slotId));
  return { held: found?.held, taken: found?.taken };
}

describe('whether items can still be added', () => {
  test('to one that is placed, with its day and its time', async () => {
    expect((await sara.ask(readAdding, namedAs(parent))).body.data).toEqual({
      salDocno: parent.id,
      salDoctype: 'RSO',
      canAdd: true,
      salDeliveryState: 1,
      deliveryDateDesc: 'Tue 24 Nov',
      deliveryDateDescAr: 'الثلاثاء 24 نوفمبر',
      timeSlot: '12:00 - 14:00',
    });
  });

  test.each([-1, 2, 3, 4, 5, 6])('not in state %i', async (state) => {
    await moveTo(state);
    expect((await sara.ask(readAdding, namedAs(parent))).body.data).toMatchObject({
      canAdd: false,
      salDeliveryState: state,
    });
    const payload = await sara.payload(addedTo(parent));
    expect(await sara.ask(prepareOrder, payload)).toMatchObject({ code: 409, body: { code: 'nothing_to_add' } });
    expect(await sara.ask(validateCart, { SalParentDocno: parent.id })).toMatchObject({
      code: 409,
      body: { code: 'nothing_to_add' },
    });
  });

  test('never to what was added itself, nor to another shopper’s', async () => {
    await payer.byCard(sara, await sara.prepare(addedTo(parent)), CARDS.approved);
    const child = (await payer.ordersOf(sara)).at(-1) as PlacedOrder;
    expect((await sara.ask(readAdding, namedAs(child))).body.data).toMatchObject({ canAdd: false });
    await sara.putInCart({ [code]: 1 });
    await expect(sara.prepare(addedTo(child))).rejects.toThrow('nothing_to_add');
    const omar = await shop.buyer();
    await omar.putInCart({ [code]: 1 });
    await expect(omar.prepare(addedTo(parent))).rejects.toThrow('nothing_to_add');
    expect((await omar.ask(readAdding, namedAs(parent))).code).toBe(404);
  });
});

describe('what is added', () => {
  test('has address, contact, time and place of the order, whatever is asked for, and no fee', async () => {
    const before = await placesOf(parent.slotId);
    const other = await shop.db.orm.select().from(slot).where(eq(slot.kind, 'express')).limit(1);
    const docno = await sara.prepare({
      ...addedTo(parent),
      AddrDocno: 999_999,
      DeliveryContactNo: 'nobody',
      DeliveryDate: 20261130,
      DeliveryTimeSlotDocno: other[0]?.id,
      isExpress: 1,
    });
    expect(await shop.db.orm.select().from(slotHold).where(eq(slotHold.proId, docno))).toEqual([]);
    const { totalList: totals } = (await sara.ask(readTotals, ofPro(docno))).body.data as {
      totalList: { total_docno: string; total_amount: number }[];
    };
    expect(totals.find((one) => one.total_docno === 'delivery')).toMatchObject({ total_amount: 0 });
    expect((await sara.ask(readGroups, ofPro(docno))).body.data['multiItemList']).toMatchObject([
      {
        groupDocNo: 1,
        dateDocno: 20261124,
        firstDateDocno: 20261124,
        timeDocno: parent.slotId,
        timeDesc: '12:00 - 14:00',
      },
    ]);
    await payer.byCard(sara, docno, CARDS.approved);
    const child = (await payer.ordersOf(sara)).at(-1);
    const { deliverTo, contact, slotId, day, slotStartsAt, slotEndsAt } = parent;
    const itsOwn = { parentId: parent.id, groupNo: 1, proId: docno, delivery: 0, isExpress: false, state: 1 };
    expect(child).toMatchObject({ deliverTo, contact, slotId, day, slotStartsAt, slotEndsAt, ...itsOwn });
    expect(await placesOf(parent.slotId)).toEqual(before);
    expect(await cartOf()).toEqual([]);
  });

  test('is as fast as the order, without its fee and without its points', async () => {
    const at = shop.now();
    const { shop: settings } = shop.deps.settings;
    await shop.db.orm.update(user).set({ points: 6000 }).where(eq(user.id, sara.id));
    await shop.db.transaction((tx) =>
      earnPoints(tx, { key: `p${sara.id}`, userId: sara.id, kind: 'given', points: 100, at, settings }),
    );
    const fast = await order(sara, { isExpress: 1, edmDocno: 1, DeliveryTimeSlotDocno: null, DeliveryDate: null });
    expect(fast.isExpress).toBe(true);
    const points = await pointsOf(shop.db.orm, sara.id, at);
    expect(points).toBe(85);
    await sara.putInCart({ [code]: 1 });
    await payer.byCard(sara, await sara.prepare(addedTo(fast)), CARDS.approved);
    expect((await payer.ordersOf(sara)).at(-1)).toMatchObject({
      isExpress: true,
      delivery: 0,
      slotId: fast.slotId,
    });
    expect(await pointsOf(shop.db.orm, sara.id, at)).toBe(points);
  });

  test('takes no other time, and shows no other', async () => {
    const docno = await sara.prepare(addedTo(parent));
    const asked = await sara.ask(readDelivery, { SalParentDocno: parent.id });
    expect(asked.body.data).toMatchObject({
      defaultAddress: { addrDocno: parent.deliverTo.addressId },
      defaultMobile: parent.contact,
      deliveryTimeSlotList: [{ deliveryTimeDocno: parent.slotId }],
    });
    expect(asked.body.data['deliveryDateList']).toHaveLength(1);
    const dates = await sara.ask(readDeliveryDates, { ...ofPro(docno), DateDocno: null, groupDocNo: 1 });
    expect(dates.body.data['deliveryDateList']).toMatchObject([{ dateDocno: 20261124 }]);
    const times = await sara.ask(readDeliveryTimes, { ...ofPro(docno), DateDocno: 20261124, groupDocNo: 1 });
    expect(times.body.data['deliveryTimeSlotList']).toMatchObject([
      { timeDocno: parent.slotId, isDefault: true, hasRoom: true },
    ]);
    const [later] = await shop.db.orm.select().from(slot).where(eq(slot.day, '2026-11-26')).limit(1);
    const choosing = (slotId: number, dateDocno: number) =>
      sara.ask(updateGroups, { ...ofPro(docno), DataSet: [{ groupDocNo: 1, dateDocno, timeDocno: slotId }] });
    expect(await choosing(later?.id ?? 0, 20261126)).toMatchObject({ code: 422, body: { code: 'comes_with_order' } });
    expect((await choosing(parent.slotId, 20261124)).code).toBe(200);
    expect(await shop.db.orm.select().from(slotHold).where(eq(slotHold.proId, docno))).toEqual([]);
  });

  test('cannot be had where it needs longer than the order has', async () => {
    const late = shop.late[0]?.code ?? '';
    await sara.putInCart({ [late]: 1 });
    expect((await sara.ask(validateCart, { SalParentDocno: parent.id })).body.data['unavailableList']).toMatchObject([
      { stockCode: late, reason: 'too_early' },
    ]);
    await expect(sara.prepare(addedTo(parent))).rejects.toThrow('unavailable');
  });

  test('gives no place back when it is cancelled; the order does', async () => {
    await payer.byCard(sara, await sara.prepare(addedTo(parent)), CARDS.approved);
    const child = (await payer.ordersOf(sara)).at(-1);
    const { taken = 0 } = await placesOf(parent.slotId);
    const cancel = (id: number) =>
      shop.db.transaction(async (tx) => {
        const locked = await lockOrder(tx, id, shop.now());
        const returnPromises = () => Promise.resolve();
        if (locked) await cancelOrders(tx, [locked], { refundTo: 'card', now: shop.now(), returnPromises });
      });
    await cancel(child?.id ?? 0);
    expect(await placesOf(parent.slotId)).toMatchObject({ taken });
    await cancel(parent.id);
    expect(await placesOf(parent.slotId)).toMatchObject({ taken: taken - 1 });
  });
});

describe('an order whose picking begins meanwhile', () => {
  test('before the payment: nobody hears of it', async () => {
    const docno = await sara.prepare(addedTo(parent));
    await moveTo(2);
    expect(await payer.byCard(sara, docno, CARDS.approved)).toMatchObject({
      code: 409,
      body: { code: 'nothing_to_add' },
    });
    expect(await payer.attemptOf(docno)).toBeUndefined();
    await sara.give(100_000);
    expect(await payer.byWallet(sara, docno)).toMatchObject({ code: 409, body: { code: 'nothing_to_add' } });
    expect(await cartOf()).toEqual([[code, 3]]);
  });

  test('after the bank said yes: the money goes back, and the cart stays as it is', async () => {
    const docno = await sara.prepare(addedTo(parent));
    const sessionId = await shop.sandbox.session(CARDS.asks3ds);
    const begun = await sara.ask(payByNewCard, { ...ofPro(docno), sessionId, pay_type: 'NEW CARD' });
    expect(begun.body.data).toMatchObject({ paymentStatus: 'AWAIT_3DS' });
    const payment = await payer.atProvider(docno);
    if (!payment) throw new Error('the provider knows nothing of it');
    await shop.sandbox.answerChallenge(payment, true);
    await moveTo(2);
    expect((await sara.ask(readPaymentStatus, ofPro(docno))).body.data).toMatchObject({ paymentStatus: 'ABANDONED' });
    await shop.jobs();
    expect(await payer.atProvider(docno)).toMatchObject({ state: 'voided', captured: 0 });
    expect(await payer.ordersOf(sara)).toHaveLength(1);
    expect(await cartOf()).toEqual([[code, 3]]);
  });
});

test('an order and what was added to it are taken and invoiced each by itself', async () => {
  await payer.byCard(sara, await sara.prepare(addedTo(parent)), CARDS.approved);
  await shop.advance(parent.slotStartsAt.getTime() - 120 * 60_000 - shop.now().getTime());
  await shop.jobs('orders.clock');
  await shop.advance(91 * 60_000);
  await shop.jobs('orders.clock');
  const orders = await payer.ordersOf(sara);
  expect(orders.map(({ taken, net, state }) => [taken === net, state])).toEqual([
    [true, 3],
    [true, 3],
  ]);
  const { rows } = await shop.db.pool.query('select order_id from invoice where order_id = any($1)', [
    orders.map(({ id }) => id),
  ]);
  expect(rows).toHaveLength(2);
});
