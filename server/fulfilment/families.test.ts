/** An order and what was added to it move as one, each by its own money (issue "Orders", Acting). */
import { asc, eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { returnPromises } from '#server/checkout/return-promises.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { orderEvent } from '#server/orders/table.ts';
import { paymentAttempt } from '#server/payments/table.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { runClock } from './run-clock.ts';

const MINUTE = 60_000;
let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
});
beforeEach(async () => {
  sara = await shop.buyer();
});

async function order(card: string | null, more: Record<string, unknown> = {}): Promise<PlacedOrder> {
  await sara.putInCart({ [shop.goods[0]?.code ?? '']: 1 });
  const docno = await sara.prepare(more);
  if (card === null) {
    await sara.give(200_000);
    await payer.byWallet(sara, docno);
  } else await payer.byCard(sara, docno, card);
  const placed = (await payer.ordersOf(sara)).at(-1);
  if (!placed) throw new Error('nothing was placed');
  return placed;
}

const addedTo = ({ id }: PlacedOrder) => ({ SalParentDoctype: 'RSO', SalParentDocno: id });
const statesOf = async () => (await payer.ordersOf(sara)).map(({ state }) => state);
async function clockAt(at: Date): Promise<void> {
  await shop.advance(at.getTime() - shop.now().getTime());
  await shop.jobs('orders.clock');
}

test('they move together, by the slot of the first; one picker and one driver have both', async () => {
  const parent = await order(CARDS.approved);
  await order(null, addedTo(parent));
  expect(await statesOf()).toEqual([1, 1]);
  const start = parent.slotStartsAt.getTime();
  await clockAt(new Date(start - 121 * MINUTE));
  expect(await statesOf()).toEqual([1, 1]);
  await clockAt(new Date(start - 120 * MINUTE));
  expect(await statesOf()).toEqual([2, 2]);
  await clockAt(new Date(start - 30 * MINUTE));
  expect(await statesOf()).toEqual([3, 3]);
  await clockAt(new Date(start));
  expect(await statesOf()).toEqual([4, 4]);
  await clockAt(new Date(start + 60 * MINUTE));
  expect(await statesOf()).toEqual([6, 6]);
  const orders = await payer.ordersOf(sara);
  const staffOf = (role: string) =>
    shop.deps.settings.shop.staff.filter((one) => one.role === role).map(({ id }) => id as number | null);
  for (const name of ['pickerId', 'driverId'] as const) {
    expect(new Set(orders.map((one) => one[name])).size).toBe(1);
    expect(staffOf(name.slice(0, -2))).toContain(orders[0]?.[name]);
  }
  for (const { id } of orders) {
    const events = await shop.db.orm
      .select()
      .from(orderEvent)
      .where(eq(orderEvent.orderId, id))
      .orderBy(asc(orderEvent.id));
    expect(events.map(({ state }) => state)).toEqual([1, 2, 3, 4, 6]);
  }
});

test.each(['first', 'second'] as const)('the %s is not paid yet: none of them is sent', async (which) => {
  const parent = await order(CARDS.approved);
  const child = await order(CARDS.approved, addedTo(parent));
  const start = parent.slotStartsAt.getTime();
  await clockAt(new Date(start - 120 * MINUTE));
  const unpaid = which === 'first' ? parent : child;
  const [attempt] = await shop.db.orm
    .select()
    .from(paymentAttempt)
    .where(inArray(paymentAttempt.id, [unpaid.attemptId ?? 0]));
  await shop.sandbox.refuseNext(attempt?.ref ?? '', 'refuse_for_now');
  await clockAt(new Date(start - 30 * MINUTE));
  const halted = which === 'first' ? [2, 3] : [3, 2];
  expect(await statesOf()).toEqual(halted);
  await shop.jobs('orders.clock');
  expect(await statesOf()).toEqual(halted);
  await clockAt(new Date(start));
  expect(await statesOf()).toEqual(halted);
  await shop.advance(MINUTE);
  await shop.jobs('payments.sweep');
  expect(await statesOf()).toEqual([3, 3]);
  await shop.jobs('orders.clock');
  expect(await statesOf()).toEqual([4, 4]);
});

test('faster: the time since the placing of the first counts, whenever something was added', async () => {
  const parent = await order(CARDS.approved);
  const { shop: figures } = shop.deps.settings;
  const fast = { db: shop.db, now: () => shop.now(), speed: 60, shop: figures, log: shop.deps.log, returnPromises };
  const toPicking = (parent.slotStartsAt.getTime() - 120 * MINUTE - parent.placedAt.getTime()) / 60;
  await shop.advance(toPicking - 1000);
  await order(CARDS.approved, addedTo(parent));
  await runClock(fast);
  expect(await statesOf()).toEqual([1, 1]);
  await shop.advance(1000);
  await runClock(fast);
  expect(await statesOf()).toEqual([2, 2]);
});

test('one that is cancelled stays where it is, and stops nobody', async () => {
  const parent = await order(CARDS.approved);
  const child = await order(CARDS.approved, addedTo(parent));
  await shop.db.pool.query('update placed_order set state = -1 where id = $1', [child.id]);
  for (const minutes of [-120, -30, 0, 60]) await clockAt(new Date(parent.slotStartsAt.getTime() + minutes * MINUTE));
  expect(await statesOf()).toEqual([6, -1]);
});
