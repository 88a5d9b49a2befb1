/** Points that took something off goods that picking did not find come back, whenever the order's money is taken. */
import { beforeAll, expect, test } from 'vitest';

import { earnPoints } from '#server/points/earn-points.ts';
import { pointsOf } from '#server/points/read-points.ts';
import { ordersOf, type Orders } from '#tests/support/placed.ts';
import { openSellingShop, type SellingShop } from '#tests/support/selling-shop.ts';
import { shortOf } from '#tests/support/short-of.ts';

import { takeOrder } from './take-order.ts';

const GIVEN = 700;
const USED = 500;
let shop: SellingShop;
let orders: Orders;
beforeAll(async () => {
  shop = await openSellingShop();
  orders = ordersOf(shop);
});

/** A late order is paid for before it is picked (ask-capture.ts), which may end while it is picked. */
test.each([
  ['card', 'after picking', null],
  ['card', 'once three of four things were missing', 3],
  ['card', 'before anything was missing', 0],
  ['wallet', 'once three of four things were missing', 3],
] as const)('in whole points, paid by %s %s', async (by, _when, takenAt) => {
  const { shop: figures } = shop.deps.settings;
  const sara = await shop.buyer();
  const userId = sara.id;
  const lot = {
    key: `given ${userId}`,
    userId,
    kind: 'given',
    points: GIVEN,
    at: shop.now(),
    settings: figures,
  } as const;
  await shop.db.transaction((tx) => earnPoints(tx, lot));
  const small = shop.goods.filter(({ price }) => price > 1000 && price < 2600).slice(0, 4);
  await sara.putInCart(Object.fromEntries(small.map(({ code }) => [code, 1])));
  const placed = await orders.place(sara, by, { LoyaltyPointsUsed: USED, ReplaceItem: 'none' });
  expect(placed.points).toBe(5000);
  await orders.bringTo(placed, 2);
  const takeAfter = async (missing: number): Promise<void> => {
    if (takenAt !== missing) return;
    await takeOrder({ db: shop.db, now: () => shop.now(), shop: figures }, placed.id);
    await shop.jobs();
  };
  await takeAfter(0);
  for (const srno of [1, 2, 3]) {
    await shortOf(shop, placed, srno, 1);
    await takeAfter(srno);
  }
  expect((await orders.now(placed)).taken === null).toBe(takenAt === null);
  const { pickedSums: sums } = await orders.bringTo(placed, 3);
  const left = placed.points - (sums?.points ?? 0);
  expect(left).toBeGreaterThan(0);
  expect(await pointsOf(shop.db.orm, userId, shop.now())).toBe(GIVEN - USED + Math.floor(left / 10));
});
