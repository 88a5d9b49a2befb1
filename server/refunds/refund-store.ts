/** Refunds in the database, and what they are called. */
import { and, eq, isNull } from 'drizzle-orm';

import type { Queryable, Transaction } from '#server/kit/database.ts';

import { orderRefund } from './table.ts';

export type Refund = typeof orderRefund.$inferSelect;

/** Of the refund of an order that is cancelled. */
export function cancelKey(orderId: number): string {
  return `cancel RSO-${orderId}`;
}

/** Of the operation that the provider is asked for. */
export function refundOperationKey(key: string): string {
  return `refund ${key}`;
}

export async function refundByKey(db: Queryable, key: string): Promise<Refund | undefined> {
  return (await db.select().from(orderRefund).where(eq(orderRefund.key, key)))[0];
}

/** Null where it ended before: money goes back once. */
export async function endRefund(
  tx: Transaction,
  key: string,
  end: Pick<Refund, 'way' | 'doneAt'> & Partial<Pick<Refund, 'fils'>>,
): Promise<Refund | null> {
  const isOpen = and(eq(orderRefund.key, key), isNull(orderRefund.doneAt));
  const [ended] = await tx.update(orderRefund).set(end).where(isOpen).returning();
  return ended ?? null;
}
