/** Their order references by ours, in the database: written before a payment is sent. */
import { and, eq, isNull, lt } from 'drizzle-orm';

import { ngeniusOrder } from '#server/gateways/payments/table.ts';
import type { Database } from '#server/kit/database.ts';

export type OrderNote = typeof ngeniusOrder.$inferSelect;

export async function findOrderNote({ orm }: Database, ref: string): Promise<OrderNote | null> {
  const [note] = await orm.select().from(ngeniusOrder).where(eq(ngeniusOrder.ref, ref));
  return note ?? null;
}

/** False where somebody else sends it already. */
export async function claimOrder({ orm }: Database, note: OrderNote): Promise<boolean> {
  const claimed = await orm
    .insert(ngeniusOrder)
    .values(note)
    .onConflictDoNothing({ target: ngeniusOrder.ref })
    .returning();
  return claimed.length > 0;
}

export async function learnOrderReference({ orm }: Database, ref: string, orderReference: string): Promise<void> {
  await orm
    .update(ngeniusOrder)
    .set({ orderReference })
    .where(and(eq(ngeniusOrder.ref, ref), isNull(ngeniusOrder.orderReference)));
}

/** Where N-Genius refused it: nothing was paid, and the reference may be used again. */
export async function forgetOrder({ orm }: Database, ref: string): Promise<void> {
  await orm.delete(ngeniusOrder).where(eq(ngeniusOrder.ref, ref));
}

/** Where a person found none of it at N-Genius. False of one that N-Genius has named, or that was sent after `before`. */
export async function disownOrder({ orm }: Database, ref: string, before: Date): Promise<boolean> {
  const isNameless = and(
    eq(ngeniusOrder.ref, ref),
    isNull(ngeniusOrder.orderReference),
    lt(ngeniusOrder.askedAt, before),
  );
  return (await orm.delete(ngeniusOrder).where(isNameless).returning()).length > 0;
}
