/** What is asked of the provider about a payment that went through: a row each, and a job that asks until it is answered. */
import { and, eq, ne } from 'drizzle-orm';

import type { Queryable, Transaction } from '#server/kit/database.ts';
import { addJob } from '#server/kit/task.ts';

import { operationJob } from './operation-job.ts';
import type { Operation } from './settler.ts';
import { paymentOperation, type OPERATION_KINDS } from './table.ts';

export interface AskedOperation {
  readonly attemptId: number;
  readonly kind: (typeof OPERATION_KINDS)[number];
  readonly fils: number;
  /** Whose listener hears how it ended. */
  readonly doctype: string;
  readonly docno: number;
  /** What it is for, in full: the same key is asked once. */
  readonly key: string;
  readonly now: Date;
}

/** Within the caller's transaction; false where its key was asked before. */
export async function askOperation(tx: Transaction, { now, ...asked }: AskedOperation): Promise<boolean> {
  const [made] = await tx
    .insert(paymentOperation)
    .values({ ...asked, state: 'asked', askedAt: now, nextAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentOperation.id });
  if (!made) return false;
  await addJob(tx, operationJob, { id: made.id }, { key: `payments.operation:${made.id}` });
  return true;
}

/** Captures of an attempt that are being asked for, or done: after one of them the provider voids no more. */
export function standingCaptures(db: Queryable, attemptId: number): Promise<Operation[]> {
  const { kind, state } = paymentOperation;
  const isStanding = and(eq(paymentOperation.attemptId, attemptId), eq(kind, 'capture'), ne(state, 'refused'));
  return db.select().from(paymentOperation).where(isStanding);
}

/** Whether something was asked under this key, however it ended. */
export async function isAsked(db: Queryable, key: string): Promise<boolean> {
  const isIt = eq(paymentOperation.key, key);
  return (await db.select({ id: paymentOperation.id }).from(paymentOperation).where(isIt)).length > 0;
}
