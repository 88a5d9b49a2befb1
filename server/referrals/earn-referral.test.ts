/** What a friend's order brings whoever invited them: 20 points once it is delivered, and nothing that tells which order it was. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { cancelOrder } from '#contract/order-acts.ts';
import { updateReferee } from '#contract/referrals.ts';
import { readRewards } from '#contract/rewards.ts';
import { onDelivered } from '#server/fulfilment/on-delivered.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { findOrder } from '#server/orders/order-store.ts';
import { placedOrder } from '#server/orders/table.ts';
import { pointsOf } from '#server/points/read-points.ts';
import { findUserById } from '#server/session/user-store.ts';
import { lockShopper } from '#server/sync/apply-as.ts';
import { ensureDemoCodes } from '#server/vouchers/demo-codes.ts';
import { deliverOrder, markDelivered } from '#tests/support/delivered-order.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { referral } from './table.ts';

let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
/** Whom Sara invited. */
let omar: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
  await ensureDemoCodes(shop.db.orm, shop.deps.settings.shop, shop.now());
});
beforeEach(async () => {
  [sara, omar] = [await shop.buyer(), await shop.buyer()];
  await omar.give(1_000_000);
});

async function nameSara(): Promise<void> {
  const hers = await findUserById(shop.db.orm, sara.id);
  expect((await omar.ask(updateReferee, { docno: hers?.customerCode ?? '' })).code).toBe(200);
}
const pointsOfSara = (): Promise<number> => pointsOf(shop.db.orm, sara.id, shop.now());

/** Something fresh and something else: a code takes off the first. */
async function place(more: Record<string, unknown> = {}): Promise<PlacedOrder> {
  await omar.putInCart({ [shop.fresh[0]?.code ?? '']: 3, [shop.goods[0]?.code ?? '']: 1 });
  await payer.byWallet(omar, await omar.prepare(more));
  const placed = (await payer.ordersOf(omar)).at(-1);
  if (!placed) throw new Error('nothing was placed');
  return placed;
}

/** By the clock, step by step. */
async function deliver({ id, slotEndsAt }: PlacedOrder): Promise<void> {
  await shop.advance(Math.max(0, slotEndsAt.getTime() - shop.now().getTime()));
  for (let step = 0; step < 4; step += 1) await shop.jobs('orders.clock');
  expect((await findOrder(shop.db.orm, omar.id, id))?.state).toBe(6);
}

const hear = (placed: Pick<PlacedOrder, 'id' | 'userId' | 'proId'>): Promise<void> =>
  shop.db.transaction((tx) => onDelivered(tx, placed, { now: shop.now(), shop: shop.deps.settings.shop }));

test('each delivered order brings 20 points, once', async () => {
  await nameSara();
  const placed = await place();
  expect(await pointsOfSara()).toBe(0);
  await deliver(placed);
  expect(await pointsOfSara()).toBe(20);
  await hear(placed);
  expect(await pointsOfSara()).toBe(20);
  await deliver(await place());
  expect(await pointsOfSara()).toBe(40);
});

test('the statement says that a friend ordered, and neither who nor which order', async () => {
  await nameSara();
  const placed = await place();
  await deliver(placed);
  const { data } = (await sara.ask(readRewards)).body;
  expect(data['rewardStatement']).toEqual([
    {
      transDate: expect.any(String),
      transDesc: 'A friend whom you invited ordered',
      transDescAr: expect.any(String),
      transPoints: 20,
    },
  ]);
  expect(JSON.stringify(data)).not.toContain(String(placed.id));
});

test('nothing comes of an order that was delivered before, however often that is heard', async () => {
  const id = await deliverOrder(shop, omar);
  await shop.advance(1000);
  await shop.db.orm.insert(referral).values({ userId: omar.id, referrerId: sara.id, at: shop.now() });
  const [before] = await payer.ordersOf(omar);
  if (!before) throw new Error('nothing was placed');
  await hear(before);
  expect([before.id, await pointsOfSara()]).toEqual([id, 0]);
});

test('nor of one that was cancelled, nor of one with a discount code', async () => {
  await nameSara();
  const cancelled = await place();
  const asked = { piDocno: cancelled.id, piDoctype: 'RSO', RefundMethod: 'WALLET' };
  expect((await omar.ask(cancelOrder, asked)).code).toBe(200);
  await hear(cancelled);
  expect(await pointsOfSara()).toBe(0);
  const withCode = await place({ DiscountCode: 'FRESH10' });
  expect(withCode.discount).toBeGreaterThan(0);
  await deliver(withCode);
  expect(await pointsOfSara()).toBe(0);
});

test('what was added to an order comes with it, and brings nothing more', async () => {
  await nameSara();
  const [head, added] = [await place(), await place()];
  await shop.db.orm.update(placedOrder).set({ parentId: head.id }).where(eq(placedOrder.id, added.id));
  for (const one of [head, added]) await markDelivered(shop, one.id, shop.now());
  for (const one of [added, head]) await hear(one);
  expect(await pointsOfSara()).toBe(20);
});

test('a delivery waits for no other shopper', async () => {
  await nameSara();
  const placed = await place();
  await shop.db.transaction(async (tx) => {
    await lockShopper(tx, sara.id, shop.now());
    await deliver(placed);
  });
  expect(await pointsOfSara()).toBe(20);
});
