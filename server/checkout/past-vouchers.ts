import { and, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';

import type { PastVoucher } from '#contract/past-vouchers.ts';
import type { Queryable } from '#server/kit/database.ts';
import { placedOrder } from '#server/orders/table.ts';
import { voucher } from '#server/vouchers/table.ts';

/** What fits an answer; older ones are in the file of the shopper's own data. */
const MOST = 100;

/** Vouchers that were used, with the first order of each, and vouchers that have ended; the newest first. */
export async function pastVouchers(db: Queryable, userId: number, now: Date): Promise<PastVoucher[]> {
  const first = db
    .select({
      proId: placedOrder.proId,
      id: sql<number>`min(${placedOrder.id})`.as('first_id'),
      at: sql`min(${placedOrder.placedAt})`.mapWith(placedOrder.placedAt).as('first_at'),
    })
    .from(placedOrder)
    .where(eq(placedOrder.userId, userId))
    .groupBy(placedOrder.proId)
    .as('first_order');
  const at = sql`coalesce(${first.at}, ${voucher.expiresAt})`.mapWith(voucher.expiresAt);
  const found = await db
    .select({ id: voucher.id, title: voucher.title, fils: voucher.fils, spentOn: voucher.spentOn, order: first.id, at })
    .from(voucher)
    .leftJoin(first, eq(first.proId, voucher.spentOn))
    .where(and(eq(voucher.userId, userId), or(isNotNull(voucher.spentOn), lt(voucher.expiresAt, now))))
    .orderBy(desc(at), desc(voucher.id))
    .limit(MOST);
  return found.map(({ id, title, fils, spentOn, order, at: ended }) => ({
    id,
    title,
    fils,
    state: spentOn === null ? 'ended' : 'used',
    at: ended.toISOString(),
    order: order ?? 0,
  }));
}
