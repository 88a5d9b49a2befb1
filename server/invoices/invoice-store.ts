/** Invoices and credit notes in the database. */
import { asc, desc, eq } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { invoice } from './table.ts';

/** A tax invoice, or a credit note. */
export type Paper = typeof invoice.$inferSelect;

/** Of an order: its invoice first, then its credit notes in the order of their numbers. */
export function papersOf(db: Queryable, orderId: number): Promise<Paper[]> {
  return db.select().from(invoice).where(eq(invoice.orderId, orderId)).orderBy(desc(invoice.kind), asc(invoice.number));
}
