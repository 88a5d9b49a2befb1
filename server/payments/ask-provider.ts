/** Asks the provider how an attempt stands, by our own reference, and takes in the answer. */
import { eq } from 'drizzle-orm';

import { ProviderSilent, type ProviderPayment } from '#server/gateways/payments/payment-gateway.ts';

import { absorb, lockAttempt } from './absorb.ts';
import { isOpen } from './attempt-states.ts';
import type { Attempt } from './open-attempt.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { paymentAttempt } from './table.ts';

/** After so long a provider that never heard of an attempt will not: what was sent is lost. */
export const UNHEARD_MS = 10 * 60_000;

/** The attempt as it is afterwards; as it was, where the provider did not answer. */
export async function askProvider(desk: PaymentDesk, attempt: Attempt): Promise<Attempt> {
  try {
    return await takeAnswer(desk, attempt);
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
    return markUnknown(desk, attempt.id);
  }
}

/** The attempt as it is afterwards. @throws ProviderSilent, ProviderRefused */
export async function takeAnswer(desk: PaymentDesk, attempt: Attempt): Promise<Attempt> {
  if (attempt.method === 'wallet') return attempt;
  const payment = await desk.gateway.find(attempt.ref);
  if (payment) return absorb(desk, attempt.id, payment);
  const isLost = desk.now().getTime() - attempt.madeAt.getTime() > UNHEARD_MS;
  return isLost ? endAttempt(desk, attempt.id, 'failed') : attempt;
}

/** Sends something to the provider and takes in the answer; where none comes the attempt is `unknown`, and only asking ends that. */
export async function send(
  desk: PaymentDesk,
  attempt: Attempt,
  sending: () => Promise<ProviderPayment>,
): Promise<Attempt> {
  try {
    return await absorb(desk, attempt.id, await sending());
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
    return markUnknown(desk, attempt.id);
  }
}

export function markUnknown(desk: PaymentDesk, attemptId: number): Promise<Attempt> {
  return endAttempt(desk, attemptId, 'unknown');
}

/** Only while it is open: what has gone through, or has ended, stays as it is. */
export async function endAttempt(
  desk: PaymentDesk,
  attemptId: number,
  state: 'failed' | 'abandoned' | 'unknown',
): Promise<Attempt> {
  return desk.db.transaction(async (tx) => {
    const { attempt } = await lockAttempt(tx, desk, attemptId);
    if (!isOpen(attempt.state)) return attempt;
    const [changed] = await tx
      .update(paymentAttempt)
      .set({ state, changedAt: desk.now(), ...(state !== 'unknown' && { challenge: null }) })
      .where(eq(paymentAttempt.id, attemptId))
      .returning();
    return changed ?? attempt;
  });
}
