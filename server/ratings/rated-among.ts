import { inArray } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { orderRating } from './table.ts';

/** Those of the orders that were rated, or whose rating was dismissed. */
export async function ratedAmong(db: Queryable, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const isAsked = inArray(orderRating.orderId, [...orderIds]);
  const rows = await db.select({ orderId: orderRating.orderId }).from(orderRating).where(isAsked);
  return new Set(rows.map(({ orderId }) => orderId));
}
