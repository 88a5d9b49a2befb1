/** Attempts as the rooms of the documents ask about them. */
import { and, eq, notInArray } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { paymentAttempt } from './table.ts';

export interface DocumentName {
  readonly doctype: 'PRO' | 'PBO';
  readonly docno: number;
}

export type Attempt = typeof paymentAttempt.$inferSelect;

/** States after which another attempt may begin. */
export const ENDED_BADLY = ['failed', '3ds_failed', 'abandoned'] as const;

/** The one that has not ended badly: it is under way, or it went through. */
export async function openAttempt(db: Queryable, { doctype, docno }: DocumentName): Promise<Attempt | undefined> {
  const isOpen = and(
    eq(paymentAttempt.doctype, doctype),
    eq(paymentAttempt.docno, docno),
    notInArray(paymentAttempt.state, [...ENDED_BADLY]),
  );
  return (await db.select().from(paymentAttempt).where(isOpen))[0];
}

export async function hasOpenAttempt(db: Queryable, document: DocumentName): Promise<boolean> {
  return (await openAttempt(db, document)) !== undefined;
}
