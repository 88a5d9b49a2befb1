import { and, eq, gte, ne } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { CANCELLED } from './add-placed-orders.ts';
import { loweredBy, sumsNow } from './sums-now.ts';
import { placedOrder } from './table.ts';

/** Fils by which code, voucher and points lowered the orders that a shopper has placed since then; cancelled ones count nothing. */
export async function savedInOrders(db: Queryable, userId: number, since: Date): Promise<number> {
  const isTheirs = and(
    eq(placedOrder.userId, userId),
    gte(placedOrder.placedAt, since),
    ne(placedOrder.state, CANCELLED),
  );
  const orders = await db.select().from(placedOrder).where(isTheirs);
  return orders.reduce((sum, order) => sum + loweredBy(sumsNow(order)), 0);
}
