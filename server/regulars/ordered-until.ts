import { and, between, eq, inArray, max } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';
import { placedOrder } from '#server/orders/table.ts';

import { regular, regularDelivery } from './table.ts';

/**
 * The last ISO day on which one of these products still comes to the shopper with an order that a regular order has become already: it stays
 * when the regular order is changed, and what takes that one's place begins after it. Null where nothing comes.
 */
export async function orderedUntil(db: Queryable, userId: number, codes: readonly string[]): Promise<string | null> {
  const isTheirs = and(eq(regular.userId, userId), inArray(regular.stockCode, [...codes]));
  const [found] = await db
    .select({ day: max(regularDelivery.day) })
    .from(regularDelivery)
    .innerJoin(regular, eq(regular.id, regularDelivery.regularId))
    .innerJoin(placedOrder, eq(placedOrder.id, regularDelivery.orderId))
    .where(and(isTheirs, eq(regularDelivery.state, 'ordered'), between(placedOrder.state, 1, 5)));
  return found?.day ?? null;
}
