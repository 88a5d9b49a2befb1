/**
 * Takes in what the provider says of an attempt, however one came to ask: after paying, after a challenge, by an event, by the sweep. The
 * one place where an attempt changes by the provider's word, so that any order and any number of repetitions ends the same.
 */
import { eq } from 'drizzle-orm';

import type { ProviderPayment } from '#server/gateways/payments/payment-gateway.ts';
import type { Transaction } from '#server/kit/database.ts';

import { stepOf } from './attempt-states.ts';
import { keepCard } from './keep-card.ts';
import type { Attempt } from './open-attempt.ts';
import { askOperation } from './operations.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { CannotSettle, type Payable } from './settler.ts';
import { paymentAttempt } from './table.ts';

/** The attempt as it is afterwards. */
export async function absorb(desk: PaymentDesk, attemptId: number, payment: ProviderPayment): Promise<Attempt> {
  return desk.db.transaction(async (tx) => {
    const { attempt, payable } = await lockAttempt(tx, desk, attemptId);
    // Settled is settled, also where its document has lost its shopper since: what becomes of the money is its orders' to say.
    if (attempt.settledAt !== null) return attempt;
    const now = desk.now();
    const step = stepOf(attempt.state, payment.state);
    const isOwnSum = payment.fils === attempt.fils && payment.ref === attempt.ref;
    if (step.action === 'settle' && (!payable || !isOwnSum)) {
      desk.log.error({ attemptId }, 'a payment was authorised for a document that is gone, or for another amount');
      return reverse(tx, attempt, payment, now);
    }
    if (step.action === 'reverse') return reverse(tx, attempt, payment, now);
    const changed = await change(tx, attempt, { state: step.state, challenge: payment.challenge }, now);
    if (step.action !== 'settle' || !payable) return changed;
    if (payment.card && attempt.savesCard && attempt.userId !== null) {
      await keepCard(tx, { userId: attempt.userId, card: payment.card, now });
    }
    return settleOrReverse(tx, desk, { attempt: changed, payable, payment, now });
  });
}

interface Settling {
  readonly attempt: Attempt;
  readonly payable: Payable;
  readonly payment: ProviderPayment;
  readonly now: Date;
}

/** Never money without what it was for: where that can no longer be had, the money goes back in the same moment. */
async function settleOrReverse(tx: Transaction, desk: PaymentDesk, settling: Settling): Promise<Attempt> {
  const { attempt, payable, payment, now } = settling;
  try {
    // A savepoint: what was half done of it is undone, and the attempt is still ours to change.
    await tx.transaction((inner) => payable.settle(inner, attempt, now));
  } catch (error) {
    if (!(error instanceof CannotSettle)) throw error;
    desk.log.warn(
      { attemptId: attempt.id, why: error.message },
      'what was paid for cannot be had: the money goes back',
    );
    return reverse(tx, attempt, payment, now);
  }
  return change(tx, attempt, { settledAt: now }, now);
}

/** Shopper and document first, then the attempt (money.md section 3, Locks): it is read before without a lock, to learn which they are. */
export async function lockAttempt(
  tx: Transaction,
  desk: Pick<PaymentDesk, 'settlers' | 'now'>,
  attemptId: number,
): Promise<{ attempt: Attempt; payable: Payable | null }> {
  const isIt = eq(paymentAttempt.id, attemptId);
  const [seen] = await tx.select().from(paymentAttempt).where(isIt);
  if (!seen) throw new Error(`there is no attempt ${attemptId}`);
  const settler = desk.settlers[seen.doctype === 'PBO' ? 'PBO' : 'PRO'];
  const payable = (await settler?.lock(tx, seen.docno, { now: desk.now(), startedBy: null })) ?? null;
  const [attempt] = await tx.select().from(paymentAttempt).where(isIt).for('no key update');
  if (!attempt) throw new Error(`there is no attempt ${attemptId}`);
  return { attempt, payable };
}

async function reverse(tx: Transaction, attempt: Attempt, payment: ProviderPayment, now: Date): Promise<Attempt> {
  const left = payment.captured - payment.refunded;
  const kind = payment.captured > 0 ? 'refund' : 'void';
  const fils = kind === 'refund' ? left : payment.fils;
  if (fils > 0) {
    const { id: attemptId, doctype, docno } = attempt;
    await askOperation(tx, { attemptId, kind, fils, doctype, docno, key: `reverse attempt ${attemptId} ${kind}`, now });
  }
  return attempt.state === 'abandoned' ? attempt : change(tx, attempt, { state: 'abandoned', challenge: null }, now);
}

async function change(tx: Transaction, attempt: Attempt, values: Partial<Attempt>, now: Date): Promise<Attempt> {
  const [changed] = await tx
    .update(paymentAttempt)
    .set({ ...values, changedAt: now })
    .where(eq(paymentAttempt.id, attempt.id))
    .returning();
  return changed ?? attempt;
}
