/** Asks the provider for a capture, void or refund, and writes down what it said (money.md section 3). Safe to run any number of times. */
import { and, eq, inArray } from 'drizzle-orm';

import { ProviderRefused, ProviderSilent } from '#server/gateways/payments/payment-gateway.ts';

import { lockAttempt } from './absorb.ts';
import { endOverdue, isOverdue } from './overdue-refund.ts';
import type { PaymentDesk } from './payment-desk.ts';
import type { Operation } from './settler.ts';
import { paymentAttempt, paymentOperation } from './table.ts';

/** Seconds until it is asked again, by how often it was: from half a minute to an hour. */
const AGAIN_S = [30, 60, 120, 300, 900, 3600];

export async function runOperation(desk: PaymentDesk, id: number): Promise<void> {
  const [found] = await desk.db.orm
    .select({ operation: paymentOperation, ref: paymentAttempt.ref })
    .from(paymentOperation)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, paymentOperation.attemptId))
    .where(eq(paymentOperation.id, id));
  if (!found || isOver(found.operation)) return;
  const { operation, ref } = found;
  try {
    const end = isOverdue(desk, operation) ? await endOverdue(desk, ref, operation) : await ask(desk, ref, operation);
    if (end === 'later') await later(desk, operation, false);
    else await write(desk, operation, end);
  } catch (error) {
    if (error instanceof ProviderRefused && error.isFinal) {
      desk.log.error({ err: error, operation: operation.key }, 'the provider refused an operation for good');
      await write(desk, operation, 'refused');
    } else if (error instanceof ProviderRefused || error instanceof ProviderSilent) {
      await later(desk, operation, error instanceof ProviderSilent);
    } else throw error;
  }
}

async function ask({ gateway }: PaymentDesk, ref: string, { kind, key, fils }: Operation): Promise<'done'> {
  if (kind === 'capture') await gateway.capture(ref, { key, fils });
  else if (kind === 'void') await gateway.void(ref, { key });
  else await gateway.refund(ref, { key, fils });
  return 'done';
}

/** Locks the shopper, the paid document and the attempt before the operation: its listener goes on from there. */
async function write(desk: PaymentDesk, { id, attemptId }: Operation, state: 'done' | 'refused'): Promise<void> {
  await desk.db.transaction(async (tx) => {
    await lockAttempt(tx, desk, attemptId);
    const now = desk.now();
    const [changed] = await tx
      .update(paymentOperation)
      .set({ state, doneAt: now })
      .where(and(eq(paymentOperation.id, id), inArray(paymentOperation.state, ['asked', 'unknown'])))
      .returning();
    // Somebody else wrote it down meanwhile, and told.
    if (!changed) return;
    await desk.listeners[changed.doctype]?.[state](tx, changed, now);
  });
}

async function later({ db, now }: PaymentDesk, { id, tries }: Operation, isSilent: boolean): Promise<void> {
  const wait = AGAIN_S[Math.min(tries, AGAIN_S.length - 1)] ?? 3600;
  await db.orm
    .update(paymentOperation)
    .set({ state: isSilent ? 'unknown' : 'asked', tries: tries + 1, nextAt: new Date(now().getTime() + wait * 1000) })
    .where(and(eq(paymentOperation.id, id), inArray(paymentOperation.state, ['asked', 'unknown'])));
}

function isOver({ state }: Operation): boolean {
  return state === 'done' || state === 'refused';
}
