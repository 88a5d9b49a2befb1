/** What a delivery gives its shopper: reward points once, and the points of the tiers for six months. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { pointsEarned } from '#contract/rules/reward-points.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { findOrder, linesOfOrder } from '#server/orders/order-store.ts';
import { placedOrder } from '#server/orders/table.ts';
import { pointsOf } from '#server/points/read-points.ts';
import { user } from '#server/session/table.ts';
import { ensureDemoCodes } from '#server/vouchers/demo-codes.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { onDelivered } from './on-delivered.ts';

const HOUR = 3_600_000;
let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
let fresh = { code: '', price: 0 };
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
  fresh = shop.fresh[0] ?? fresh;
  await ensureDemoCodes(shop.db.orm, shop.deps.settings.shop, shop.now());
});
beforeEach(async () => {
  sara = await shop.buyer();
  await sara.give(1_000_000);
});

/** Enough of the fresh thing for 30 points, and half a hundred over. */
const FRESH_FILS = 35_000;

async function order(more: Record<string, unknown> = {}): Promise<PlacedOrder> {
  await sara.putInCart({ [fresh.code]: Math.ceil(FRESH_FILS / fresh.price), [shop.goods[9]?.code ?? '']: 1 });
  await payer.byWallet(sara, await sara.prepare(more));
  const placed = (await payer.ordersOf(sara)).at(-1);
  if (!placed) throw new Error('nothing was placed');
  return placed;
}

/** By the clock, step by step. */
async function deliver({ id, slotEndsAt }: PlacedOrder): Promise<PlacedOrder | undefined> {
  await shop.advance(Math.max(0, slotEndsAt.getTime() - shop.now().getTime()));
  for (let step = 0; step < 4; step += 1) await shop.jobs('orders.clock');
  return findOrder(shop.db.orm, sara.id, id);
}

const accountPoints = async (): Promise<number | undefined> =>
  (await shop.db.orm.select({ points: user.points }).from(user).where(eq(user.id, sara.id)))[0]?.points;
const rewardPoints = (): Promise<number> => pointsOf(shop.db.orm, sara.id, shop.now());

async function freshFils(id: number): Promise<number> {
  const lines = await linesOfOrder(shop.db.orm, id);
  return lines.reduce((sum, line) => sum + (line.isFresh ? line.price * (line.picked ?? line.quantity) : 0), 0);
}

test('points come with the delivery, of what was taken, and once', async () => {
  const placed = await order();
  expect(await rewardPoints()).toBe(0);
  const delivered = await deliver(placed);
  expect(delivered?.state).toBe(6);
  const earned = pointsEarned(await freshFils(placed.id), shop.deps.settings.shop);
  expect(earned).toBeGreaterThanOrEqual(30);
  expect(await rewardPoints()).toBe(earned);
  expect(await accountPoints()).toBe(Math.floor((delivered?.pickedSums?.net ?? 0) / 100));
  const { shop: figures } = shop.deps.settings;
  await shop.db.transaction((tx) => onDelivered(tx, placed, { now: shop.now(), shop: figures }));
  expect(await rewardPoints()).toBe(earned);
});

test('what was not picked earns nothing', async () => {
  const placed = await order();
  await shop.db.pool.query('update order_line set picked = 0 where order_id = $1 and is_fresh', [placed.id]);
  const delivered = await deliver(placed);
  expect(delivered?.state).toBe(6);
  expect(await rewardPoints()).toBe(0);
  expect(await accountPoints()).toBe(Math.floor((delivered?.pickedSums?.net ?? 0) / 100));
});

test('with a discount code none are earned', async () => {
  const placed = await order({ DiscountCode: 'FRESH10' });
  expect(placed.discount).toBeGreaterThan(0);
  await deliver(placed);
  expect(await rewardPoints()).toBe(0);
  expect(await accountPoints()).toBeGreaterThan(0);
});

test('two deliveries of what was paid together earn what both come to', async () => {
  const placed = await order();
  const { id: _id, ...same } = placed;
  const dirhams = 150;
  await shop.db.pool.query('delete from order_line where order_id = $1', [placed.id]);
  const [other] = await shop.db.orm
    .insert(placedOrder)
    .values({ ...same, groupNo: placed.groupNo + 1 })
    .returning();
  const { shop: figures } = shop.deps.settings;
  for (const one of [placed, other]) {
    if (!one) throw new Error('there is no other order');
    await shop.db.pool.query(
      `insert into order_line values ($1, 1, 'CRT', 'x', '{}', '{}', '', 100, 100, $2, 0, 0, true, null, false, null)`,
      [one.id, dirhams],
    );
    await shop.db.orm.update(placedOrder).set({ state: 6, deliveredAt: shop.now() }).where(eq(placedOrder.id, one.id));
    await shop.db.transaction((tx) => onDelivered(tx, one, { now: shop.now(), shop: figures }));
  }
  // 150 dirhams each: 10 and 20, where each by itself would earn 10.
  expect(await rewardPoints()).toBe(30);
});

test('the points of the tiers go after six months, at night', async () => {
  const placed = await order();
  const delivered = await deliver(placed);
  const points = await accountPoints();
  expect(points).toBeGreaterThan(0);
  const at = delivered?.deliveredAt ?? new Date();
  await shop.db.orm
    .update(placedOrder)
    .set({ deliveredAt: new Date(at.getTime() - 180 * 24 * HOUR) })
    .where(eq(placedOrder.id, placed.id));
  await shop.jobs('orders.accountPoints');
  expect(await accountPoints()).toBe(points);
  await shop.db.orm
    .update(placedOrder)
    .set({ deliveredAt: new Date(at.getTime() - 185 * 24 * HOUR) })
    .where(eq(placedOrder.id, placed.id));
  await shop.jobs('orders.accountPoints');
  expect(await accountPoints()).toBe(0);
});
