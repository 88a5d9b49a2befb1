/** Gives an invoice or a credit note the next number: the last lock of the transaction that moves the money (money.md section 1). */
import { eq, sql } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';

import { invoice, invoiceCounter, type InvoiceContent } from './table.ts';

export interface NewInvoice {
  readonly kind: 'invoice' | 'credit_note';
  readonly orderId: number;
  readonly at: Date;
  readonly fils: number;
  readonly vat: number;
  /** What it is for, in full: the same key is numbered once. */
  readonly key: string;
  readonly content: InvoiceContent;
}

/** Its number; numbers have no gaps, because nothing after this in the transaction may fail but the commit itself. */
export async function numberInvoice(tx: Transaction, made: NewInvoice): Promise<number> {
  const [before] = await tx.select({ number: invoice.number }).from(invoice).where(eq(invoice.key, made.key));
  if (before) return before.number;
  const [counter] = await tx
    .update(invoiceCounter)
    .set({ last: sql`${invoiceCounter.last} + 1` })
    .where(eq(invoiceCounter.kind, made.kind))
    .returning({ number: invoiceCounter.last });
  if (!counter) throw new Error(`there is no counter for ${made.kind}`);
  await tx.insert(invoice).values({ ...made, number: counter.number });
  return counter.number;
}
