/** Another day and time for an order that was placed (issue "Orders", Acting; account.md section 4). */
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { readDeliveryDates, readDeliveryTimes } from '#contract/delivery.ts';
import { rescheduleOrder } from '#contract/order-acts.ts';
import { dayNumberOf } from '#contract/rules/day-number.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { linesOfOrder, moveOrder } from '#server/orders/order-store.ts';
import { orderEvent, orderLine, placedOrder } from '#server/orders/table.ts';
import { paymentOperation } from '#server/payments/table.ts';
import type { SlotRow } from '#server/slots/store.ts';
import { slot } from '#server/slots/table.ts';
import { setStock } from '#server/stock/store.ts';
import { stock } from '#server/stock/table.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

const MINUTE = 60_000;
let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
let code = '';
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
  code = shop.goods[0]?.code ?? '';
});
beforeEach(async () => {
  sara = await shop.buyer();
});

async function order(more: Record<string, unknown> = {}, what = code): Promise<PlacedOrder> {
  await sara.putInCart({ [what]: 2 });
  await payer.byCard(sara, await sara.prepare(more), CARDS.approved);
  return newest();
}

async function newest(): Promise<PlacedOrder> {
  const placed = (await payer.ordersOf(sara)).at(-1);
  if (!placed) throw new Error('nothing was placed');
  return placed;
}

const addedTo = ({ id }: PlacedOrder) => ({ SalParentDoctype: 'RSO', SalParentDocno: id });
/** Of Dubai, the shoppers' emirate; `after`: the first that begins later than this. */
async function slotAfter(after: Date, zone = 2): Promise<SlotRow> {
  const [found] = await shop.db.orm
    .select()
    .from(slot)
    .where(and(eq(slot.zone, zone), eq(slot.kind, 'standard'), gt(slot.startsAt, after)))
    .orderBy(asc(slot.startsAt))
    .limit(1);
  if (!found) throw new Error('there is no such slot');
  return found;
}
const takenOf = async (id: number) => (await shop.db.orm.select().from(slot).where(eq(slot.id, id)))[0]?.taken;
const reschedule = (
  { id }: PlacedOrder,
  to: Pick<SlotRow, 'id' | 'day'>,
  { by = sara, key }: { by?: Buyer; key?: string } = {},
) =>
  by.ask(
    rescheduleOrder,
    { piDocno: id, piDoctype: 'RSO', DeliveryDate: dayNumberOf(to.day), DeliveryTimeSlotDocno: to.id },
    key,
  );
const now = async ({ id }: PlacedOrder) =>
  (await shop.db.orm.select().from(placedOrder).where(eq(placedOrder.id, id)))[0] as PlacedOrder;
const moveTo = (id: number, state: number) => shop.db.transaction((tx) => moveOrder(tx, id, state, shop.now()));

describe('another time', () => {
  test('takes a place there and frees the old one; what was added goes with it, and takes none', async () => {
    const first = await order();
    const child = await order(addedTo(first));
    const to = await slotAfter(first.slotEndsAt);
    const [before, there] = [await takenOf(first.slotId), await takenOf(to.id)];
    expect(await reschedule(first, to)).toMatchObject({ code: 200, body: { data: { refundAmount: 0 } } });
    const time = { slotId: to.id, day: to.day, slotStartsAt: to.startsAt, slotEndsAt: to.endsAt, state: 1 };
    expect(await payer.ordersOf(sara)).toMatchObject([
      { id: first.id, ...time, net: first.net },
      { id: child.id, ...time, net: child.net },
    ]);
    expect([await takenOf(first.slotId), await takenOf(to.id)]).toEqual([(before ?? 0) - 1, (there ?? 0) + 1]);
  });

  test('asked again it is done, once, and the same request is answered the same', async () => {
    const first = await order();
    const to = await slotAfter(first.slotEndsAt);
    const there = (await takenOf(to.id)) ?? 0;
    const key = `again-${first.id}-${'x'.repeat(20)}`;
    const answers = [await reschedule(first, to, { key }), await reschedule(first, to, { key })];
    answers.push(await reschedule(first, to));
    expect(answers.map(({ body }) => body.data)).toEqual([
      { refundAmount: 0 },
      { refundAmount: 0 },
      { refundAmount: 0 },
    ]);
    expect(await takenOf(to.id)).toBe(there + 1);
    const other = await slotAfter(to.endsAt);
    expect(await reschedule(first, other, { key })).toMatchObject({ code: 422, body: { code: 'key_reused' } });
  });

  test('the one that it has: nothing changes', async () => {
    const first = await order();
    await moveTo(first.id, 2);
    const before = await now(first);
    expect((await reschedule(first, { id: first.slotId, day: first.day })).code).toBe(200);
    expect(await now(first)).toEqual(before);
  });

  test.each([-1, 4, 5, 6])('not in state %i', async (state) => {
    const first = await order();
    await moveTo(first.id, state);
    const before = await now(first);
    expect(await reschedule(first, await slotAfter(first.slotEndsAt))).toMatchObject({
      code: 409,
      body: { code: 'too_late' },
    });
    const asked = await sara.ask(readDeliveryDates, {
      Docno: first.id,
      Doctype: 'RSO',
      DateDocno: null,
      groupDocNo: null,
    });
    expect(asked).toMatchObject({ code: 409, body: { code: 'too_late' } });
    expect(await now(first)).toEqual(before);
  });

  test('not of what was added, nor of another shopper’s order', async () => {
    const first = await order();
    const child = await order(addedTo(first));
    const to = await slotAfter(first.slotEndsAt);
    expect(await reschedule(child, to)).toMatchObject({ code: 409, body: { code: 'comes_with_order' } });
    const omar = await shop.buyer();
    expect((await reschedule(first, to, { by: omar })).code).toBe(404);
    const named = { Docno: first.id, Doctype: 'RSO', DateDocno: null, groupDocNo: null };
    expect((await omar.ask(readDeliveryDates, named)).code).toBe(404);
    expect(await now(first)).toEqual(first);
  });

  test('not in another emirate, in an express slot, after its cut-off, on another day than its own, or where there is no room', async () => {
    const first = await order();
    const soon = await slotAfter(shop.now());
    const elsewhere = await slotAfter(first.slotEndsAt, 1);
    const [fast] = await shop.db.orm
      .select()
      .from(slot)
      .where(and(eq(slot.zone, 2), eq(slot.kind, 'express')))
      .limit(1);
    const to = await slotAfter(first.slotEndsAt);
    for (const wrong of [elsewhere, fast ?? to, soon, { ...to, day: '2026-11-29' }, { id: 1, day: to.day }]) {
      expect(await reschedule(first, wrong)).toMatchObject({ code: 422, body: { code: 'no_slot' } });
    }
    const { capacity } = to;
    const resize = (size: unknown) => shop.db.pool.query('update slot set capacity = $1 where id = $2', [size, to.id]);
    const [full] = await shop.db.orm.select().from(slot).where(eq(slot.id, to.id));
    await resize((full?.taken ?? 0) + (full?.held ?? 0) || 1);
    if ((full?.taken ?? 0) + (full?.held ?? 0) === 0)
      await shop.db.pool.query('update slot set taken = 1 where id = $1', [to.id]);
    expect(await reschedule(first, to)).toMatchObject({
      code: 409,
      body: { code: 'slot_full', message: 'This delivery time has just been filled. Please choose another.' },
    });
    if ((full?.taken ?? 0) + (full?.held ?? 0) === 0)
      await shop.db.pool.query('update slot set taken = 0 where id = $1', [to.id]);
    await resize(capacity);
    expect(await now(first)).toEqual(first);
  });

  test('not before the first day of what needs its time, added things among it', async () => {
    const cake = shop.late.find(({ leadDays }) => leadDays === 1)?.code ?? '';
    const tomorrow = await slotAfter(new Date('2026-11-25T20:00:00Z'));
    const first = await order({ DeliveryTimeSlotDocno: tomorrow.id, DeliveryDate: dayNumberOf(tomorrow.day) });
    await order(addedTo(first), cake);
    const today = await slotAfter(new Date('2026-11-24T11:00:00Z'));
    expect(today.day).toBe('2026-11-24');
    expect(await reschedule(first, today)).toMatchObject({ code: 422, body: { code: 'too_early' } });
    const named = { Docno: first.id, Doctype: 'RSO', groupDocNo: null };
    const dates = await sara.ask(readDeliveryDates, { ...named, DateDocno: null });
    const days = dates.body.data['deliveryDateList'] as { dateDocno: number }[];
    expect(days[0]).toMatchObject({ dateDocno: 20261125 });
    const times = await sara.ask(readDeliveryTimes, { ...named, DateDocno: dayNumberOf(tomorrow.day) });
    const slots = times.body.data['deliveryTimeSlotList'] as { timeDocno: number; isDefault: boolean }[];
    expect(slots.filter(({ isDefault }) => isDefault)).toMatchObject([{ timeDocno: first.slotId }]);
    const next = await slotAfter(new Date('2026-11-25T03:00:00Z'));
    expect((await reschedule(first, next)).code).toBe(200);
  });
});

describe('while it is picked, or packed', () => {
  test.each([2, 3])('from state %i it begins anew; what was picked and not paid is looked for again', async (state) => {
    const first = await order();
    const instead = shop.goods[9]?.code ?? '';
    await shop.db.transaction(async (tx) => {
      await setStock(tx, code, 10);
      await setStock(tx, instead, 10);
    });
    await moveTo(first.id, 2);
    const [line] = await linesOfOrder(shop.db.orm, first.id);
    if (!line) throw new Error('an order of nothing');
    // As a short pick leaves it: one unit written off, and another product sold in its place.
    await shop.db.orm.update(orderLine).set({ picked: 1 }).where(eq(orderLine.orderId, first.id));
    await shop.db.orm
      .insert(orderLine)
      .values({ ...line, srno: 2, stockCode: instead, quantity: 1, picked: 1, lowered: 0, substituteFor: line.srno });
    await shop.db.orm.update(stock).set({ writtenOff: 1 }).where(eq(stock.stockCode, code));
    await shop.db.orm.update(stock).set({ onHand: 9 }).where(eq(stock.stockCode, instead));
    await shop.db.orm.update(placedOrder).set({ state, pickerId: 11 }).where(eq(placedOrder.id, first.id));
    const to = await slotAfter(new Date('2026-11-26T00:00:00Z'));
    expect((await reschedule(first, to)).code).toBe(200);
    expect(await now(first)).toMatchObject({ state: 1, pickerId: null });
    expect(await linesOfOrder(shop.db.orm, first.id)).toMatchObject([{ srno: line.srno, picked: null, quantity: 2 }]);
    const shelf = (name: string) => shop.db.orm.select().from(stock).where(eq(stock.stockCode, name));
    expect(await shelf(code)).toMatchObject([{ onHand: 10, writtenOff: 0 }]);
    expect(await shelf(instead)).toMatchObject([{ onHand: 10, writtenOff: 0 }]);
    const events = await shop.db.orm
      .select()
      .from(orderEvent)
      .where(eq(orderEvent.orderId, first.id))
      .orderBy(orderEvent.id);
    expect(events.map((one) => one.state)).toEqual([1, 2, 1]);
    await shop.db.pool.query('delete from stock where stock_code = any($1)', [[code, instead]]);
  });
});

test('a time that ends after the life of the authorisation has the money taken at once, of each by its own age', async () => {
  const first = await order();
  const life = shop.deps.settings.shop.authorisationDays * 24 * 60 * MINUTE;
  const near = await slotAfter(new Date(first.placedAt.getTime() + life - 24 * 60 * MINUTE));
  expect((await reschedule(first, near)).code).toBe(200);
  await shop.jobs();
  const captures = () =>
    shop.db.orm
      .select()
      .from(paymentOperation)
      .where(and(eq(paymentOperation.docno, first.id), ne(paymentOperation.kind, 'void')));
  expect(await captures()).toEqual([]);
  const late = await slotAfter(new Date(first.placedAt.getTime() + life));
  expect((await reschedule(first, late)).code).toBe(200);
  await shop.jobs();
  expect(await captures()).toMatchObject([{ kind: 'capture', fils: first.net, state: 'done' }]);
  expect(await now(first)).toMatchObject({ state: 1, taken: first.net, slotId: late.id });
});

test('what is added while the order gets another time comes at the new one, or not at all', async () => {
  const first = await order();
  await sara.putInCart({ [code]: 1 });
  const docno = await sara.prepare(addedTo(first));
  const to = await slotAfter(first.slotEndsAt);
  await reschedule(first, to);
  await payer.byCard(sara, docno, CARDS.approved);
  expect(await newest()).toMatchObject({ proId: docno, slotId: to.id, day: to.day });
  const { rows } = await shop.db.pool.query<{ taken: number; orders: number }>(
    `select taken, (select count(*)::int from placed_order o where o.slot_id = s.id and o.state > 0 and o.parent_id is null) as orders
       from slot s where id = $1`,
    [to.id],
  );
  expect(rows[0]?.taken).toBe(rows[0]?.orders);
});

test('what was taken stays taken: it is picked, sent and invoiced once', async () => {
  const first = await order();
  const child = await order(addedTo(first));
  const clockAt = async (at: Date): Promise<void> => {
    await shop.advance(at.getTime() - shop.now().getTime());
    await shop.jobs('orders.clock');
  };
  await clockAt(new Date(first.slotStartsAt.getTime() - 120 * MINUTE));
  await clockAt(new Date(first.slotStartsAt.getTime() - 30 * MINUTE));
  await shop.jobs('payments.sweep');
  expect(await payer.ordersOf(sara)).toMatchObject([
    { state: 3, taken: first.net },
    { state: 3, taken: child.net },
  ]);
  const to = await slotAfter(new Date(shop.now().getTime() + 24 * 60 * MINUTE));
  expect((await reschedule(first, to)).code).toBe(200);
  const taken = [first.net, child.net].map((net) => ({ state: 1, taken: net, slotId: to.id }));
  expect(await payer.ordersOf(sara)).toMatchObject(taken);
  for (const minutes of [-120, -30, 0, 60]) await clockAt(new Date(to.startsAt.getTime() + minutes * MINUTE));
  expect(await payer.ordersOf(sara)).toMatchObject([
    { state: 6, taken: first.net },
    { state: 6, taken: child.net },
  ]);
  expect(await payer.atProvider(first.proId)).toMatchObject({ captured: first.net, refunded: 0 });
  const { rows } = await shop.db.pool.query('select kind from invoice where order_id = any($1)', [
    [first.id, child.id],
  ]);
  expect(rows).toEqual([{ kind: 'invoice' }, { kind: 'invoice' }]);
});
