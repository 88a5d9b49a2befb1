/** Placed orders in the database. */
import { and, asc, between, eq } from 'drizzle-orm';

import { basket } from '#server/baskets/table.ts';
import type { Queryable, Transaction } from '#server/kit/database.ts';
import { PostgresStore } from '#server/sync/postgres-store.ts';

import { basketOf, type OrderLine, type PlacedOrder } from './add-placed-orders.ts';
import { orderEvent, orderLine, placedOrder } from './table.ts';

/** The orders of one prepared order, in the order of their numbers. */
export function ordersOfPrepared(db: Queryable, proId: number): Promise<PlacedOrder[]> {
  return db.select().from(placedOrder).where(eq(placedOrder.proId, proId)).orderBy(asc(placedOrder.id));
}

/** Another shopper's is as one that is not there (security.md row 23). */
export async function findOrder(db: Queryable, userId: number, id: number): Promise<PlacedOrder | undefined> {
  const isMine = and(eq(placedOrder.userId, userId), eq(placedOrder.id, id));
  return (await db.select().from(placedOrder).where(isMine))[0];
}

/** The numbers of a shopper's orders that are neither delivered nor cancelled: placed, picked, on their way, waiting for the shopper. */
export async function openOrders(db: Queryable, userId: number): Promise<number[]> {
  const isOpen = and(eq(placedOrder.userId, userId), between(placedOrder.state, 1, 5));
  return (await db.select({ id: placedOrder.id }).from(placedOrder).where(isOpen)).map(({ id }) => id);
}

/** Anybody's: for jobs alone. */
export async function orderById(db: Queryable, id: number): Promise<PlacedOrder | undefined> {
  return (await db.select().from(placedOrder).where(eq(placedOrder.id, id)))[0];
}

export function linesOfOrder(db: Queryable, orderId: number): Promise<OrderLine[]> {
  return db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.srno));
}

/** The shopper first, then the order (money.md section 3, Locks). */
export async function lockOrder(tx: Transaction, id: number, now: Date): Promise<PlacedOrder | undefined> {
  const isIt = eq(placedOrder.id, id);
  const [seen] = await tx.select({ userId: placedOrder.userId }).from(placedOrder).where(isIt);
  if (!seen) return undefined;
  if (seen.userId !== null) await new PostgresStore(tx, seen.userId, now).lock();
  return (await tx.select().from(placedOrder).where(isIt).for('no key update'))[0];
}

/** Moves it on, and writes the event that tracking shows. The order is locked, and in another state. */
export async function moveOrder(tx: Transaction, id: number, state: number, at: Date): Promise<void> {
  await tx
    .update(placedOrder)
    .set({ state, stateAt: at, ...(state === 6 && { deliveredAt: at }), ...(state === -1 && { cancelledAt: at }) })
    .where(eq(placedOrder.id, id));
  await tx.insert(orderEvent).values({ orderId: id, state, at });
  // What was cancelled was not bought.
  if (state === -1) await tx.delete(basket).where(eq(basket.id, basketOf(id)));
}
