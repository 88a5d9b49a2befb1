/** What is asked of the provider about a payment that went through: a row each, and a job that asks until it is answered. */
import type { Transaction } from '#server/kit/database.ts';
import { addJob } from '#server/kit/task.ts';

import { operationJob } from './operation-job.ts';
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
