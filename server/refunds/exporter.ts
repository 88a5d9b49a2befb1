import { asc, eq } from 'drizzle-orm';

import type { Exporter } from '#server/kit/exporter.ts';
import { placedOrder } from '#server/orders/table.ts';

import { orderRefund } from './table.ts';

/** What went back of orders, in the file of the shopper's own data. Amounts in fils. */
export const refundExporter: Exporter = {
  name: 'refunds',
  read: async (db, userId) => {
    const rows = await db
      .select({ refund: orderRefund })
      .from(orderRefund)
      .innerJoin(placedOrder, eq(placedOrder.id, orderRefund.orderId))
      .where(eq(placedOrder.userId, userId))
      .orderBy(asc(orderRefund.id));
    return rows.map(({ refund: { orderId, fils, way, reason, askedAt, doneAt } }) => ({
      order: `RSO-${orderId}`,
      fils,
      way,
      reason,
      askedAt: askedAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
    }));
  },
};
