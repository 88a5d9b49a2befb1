import { and, inArray, isNotNull, ne, or } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { orderRating } from './table.ts';

/** Those of the orders that were rated, with the mean of the stars of their delivery and their products, counted in halves, else null; what was dismissed can still be. */
export async function ratedAmong(
  db: Queryable,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  if (orderIds.length === 0) return new Map();
  const isAsked = inArray(orderRating.orderId, [...orderIds]);
  const isSaid = or(isNotNull(orderRating.delivery), isNotNull(orderRating.product), ne(orderRating.comment, ''));
  const { orderId, delivery, product } = orderRating;
  const rows = await db.select({ orderId, delivery, product }).from(orderRating).where(and(isAsked, isSaid));
  return new Map(rows.map((row) => [row.orderId, halvesOf([row.delivery, row.product])]));
}

function halvesOf(given: readonly (number | null)[]): number | null {
  const stars = given.filter((one) => one !== null);
  return stars.length === 0 ? null : (2 * stars.reduce((sum, one) => sum + one, 0)) / stars.length;
}
