/** What the shop's people do with orders, as their command does it (`npm run orders`). */
import { and, asc, inArray } from 'drizzle-orm';

import { returnPromises } from '#server/checkout/return-promises.ts';
import { CannotMove, moveByHand, type MovingDesk } from '#server/fulfilment/move-by-hand.ts';
import { CannotRestock, restockOrder } from '#server/fulfilment/restock-order.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { placedOrder } from '#server/orders/table.ts';

import type { MoneyShop, MoneyStart } from './money-shop.ts';
import type { MoneyStep } from './money-steps.ts';

const RUNNING = [1, 2, 3, 4];
const CANCELLED = -1;

/** One of the orders of the history's shoppers that are in these states. */
export async function orderIn(
  { db }: MoneyShop,
  { shoppers }: MoneyStart,
  which: number,
  states: readonly number[],
): Promise<PlacedOrder | undefined> {
  const ids = shoppers.map(({ buyer }) => buyer.id);
  const isIn = and(inArray(placedOrder.userId, ids), inArray(placedOrder.state, [...states]));
  const orders = await db.orm.select().from(placedOrder).where(isIn).orderBy(asc(placedOrder.id));
  return orders[which % Math.max(1, orders.length)];
}

/** `pause`: what happens while the money is waited for. */
export function movingDesk(shop: MoneyShop, pause: () => Promise<void>): MovingDesk {
  return { db: shop.db, now: () => shop.now(), shop: shop.deps.settings.shop, returnPromises, pause };
}

/** As far as it goes: money that cannot be had in a moment is left to the jobs. */
export async function moveOn(
  shop: MoneyShop,
  start: MoneyStart,
  { which, to }: Extract<MoneyStep, { do: 'move' }>,
): Promise<void> {
  const order = await orderIn(shop, start, which, RUNNING);
  if (!order) return;
  let looks = 0;
  const pause = async (): Promise<void> => {
    looks += 1;
    // The first taking of an order, and what was added to it, is the second job that it asks for.
    if (looks <= 2) await shop.jobs();
  };
  try {
    await moveByHand(movingDesk(shop, pause), order.parentId ?? order.id, to);
  } catch (error) {
    if (!(error instanceof CannotMove)) throw error;
  }
}

export async function restock(
  shop: MoneyShop,
  start: MoneyStart,
  { which }: Extract<MoneyStep, { do: 'restock' }>,
): Promise<void> {
  const order = await orderIn(shop, start, which, [CANCELLED]);
  if (!order) return;
  try {
    await shop.db.transaction((tx) => restockOrder(tx, order.id, shop.now()));
  } catch (error) {
    if (!(error instanceof CannotRestock)) throw error;
  }
}
