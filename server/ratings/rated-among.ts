import { and, inArray, isNotNull, ne, or } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { orderRating } from './table.ts';

/** Those of the orders that were rated; what was dismissed can still be. */
export async function ratedAmong(db: Queryable, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const isAsked = inArray(orderRating.orderId, [...orderIds]);
  const isSaid = or(isNotNull(orderRating.delivery), isNotNull(orderRating.product), ne(orderRating.comment, ''));
  const rows = await db.select({ orderId: orderRating.orderId }).from(orderRating).where(and(isAsked, isSaid));
  return new Set(rows.map(({ orderId }) => orderId));
}
