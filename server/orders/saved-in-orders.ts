import { and, eq, gte } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { orderSavedByOffers } from './saved-by-offers.ts';
import { loweredBy, sumsNow } from './sums-now.ts';
import { placedOrder } from './table.ts';

/** Fils by which offers, code, voucher and points lowered the orders that were delivered to a shopper since then, as their statements count them. */
export async function savedInOrders(db: Queryable, userId: number, since: Date): Promise<number> {
  const isTheirs = and(eq(placedOrder.userId, userId), gte(placedOrder.deliveredAt, since));
  const orders = await db.select({ order: placedOrder, offers: orderSavedByOffers }).from(placedOrder).where(isTheirs);
  return orders.reduce((sum, { order, offers }) => sum + offers + loweredBy(sumsNow(order)), 0);
}
