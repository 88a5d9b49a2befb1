/** What the shop's people do with orders and e-gifts, as their commands do it (`npm run orders`, `npm run gifts`). */
import { and, asc, inArray } from 'drizzle-orm';

import { returnPromises } from '#server/checkout/return-promises.ts';
import { CannotMove, moveByHand, type MovingDesk } from '#server/fulfilment/move-by-hand.ts';
import { CannotRestock, restockOrder } from '#server/fulfilment/restock-order.ts';
import { cancelGift, CannotCancelGift } from '#server/gifts/refund-gift.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { placedOrder } from '#server/orders/table.ts';

import { giftOf } from './gift-deeds.ts';
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

type ByHand<What extends MoneyStep['do']> = Extract<MoneyStep, { do: What }>;

export function workByHand(
  shop: MoneyShop,
  start: MoneyStart,
  step: ByHand<'move' | 'restock' | 'cancel-gift'>,
): Promise<void> {
  if (step.do === 'move') return moveOn(shop, start, step);
  return step.do === 'restock' ? restock(shop, start, step) : cancelOneGift(shop, start, step);
}

/** As far as it goes: money that cannot be had in a moment is left to the jobs. */
async function moveOn(shop: MoneyShop, start: MoneyStart, { which, to }: ByHand<'move'>): Promise<void> {
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

async function restock(shop: MoneyShop, start: MoneyStart, { which }: ByHand<'restock'>): Promise<void> {
  const order = await orderIn(shop, start, which, [CANCELLED]);
  if (!order) return;
  try {
    await shop.db.transaction((tx) => restockOrder(tx, order.id, shop.now()));
  } catch (error) {
    if (!(error instanceof CannotRestock)) throw error;
  }
}

async function cancelOneGift(shop: MoneyShop, start: MoneyStart, { which }: ByHand<'cancel-gift'>): Promise<void> {
  const id = await giftOf(shop, start, which);
  if (id === undefined) return;
  try {
    await shop.db.transaction((tx) => cancelGift(tx, id, shop.now()));
  } catch (error) {
    if (!(error instanceof CannotCancelGift)) throw error;
  }
}
