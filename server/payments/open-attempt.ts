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

/** Those that have not ended badly: one at the most. */
export function openAttempts(db: Queryable, { doctype, docno }: DocumentName) {
  const isOpen = and(
    eq(paymentAttempt.doctype, doctype),
    eq(paymentAttempt.docno, docno),
    notInArray(paymentAttempt.state, [...ENDED_BADLY]),
  );
  return db.select().from(paymentAttempt).where(isOpen);
}

/** It is under way, or it went through. */
export async function openAttempt(db: Queryable, document: DocumentName): Promise<Attempt | undefined> {
  return (await openAttempts(db, document))[0];
}

export async function hasOpenAttempt(db: Queryable, document: DocumentName): Promise<boolean> {
  return (await openAttempt(db, document)) !== undefined;
}
