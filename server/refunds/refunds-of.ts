import { asc, eq } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';
import type { ReadRefund } from '#server/orders/beside-orders.ts';

import { orderRefund } from './table.ts';

/** What goes back of an order, in the order of their asking. */
export function refundsOf(db: Queryable, orderId: number): Promise<ReadRefund[]> {
  const { fils, way, reason, askedAt, doneAt } = orderRefund;
  return db
    .select({ fils, way, reason, askedAt, doneAt })
    .from(orderRefund)
    .where(eq(orderRefund.orderId, orderId))
    .orderBy(asc(orderRefund.id));
}
