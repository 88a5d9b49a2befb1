/** Pays a document through the provider, whatever with: a card, or a device's wallet (money.md section 3). */
import { paymentMessages } from '#contract/messages/payments.ts';
import { ProviderRefused, type ProviderPayment } from '#server/gateways/payments/payment-gateway.ts';
import { Refusal } from '#server/kit/refusal.ts';

import { endAttempt, send } from './ask-provider.ts';
import { beginAttempt, type Beginning } from './begin-attempt.ts';
import { openAttempt, type Attempt, type DocumentName } from './open-attempt.ts';
import type { PaymentDesk } from './payment-desk.ts';

export interface Paying {
  readonly userId: number;
  readonly document: DocumentName;
  /** Fils. */
  readonly shownTotal: number | null;
  /**
   * An earlier request with the same key never said how it ended: an attempt that is there is that one's, and is asked about instead of
   * begun again.
   */
  readonly isRetry: boolean;
}

/** The attempt is kept before `start` sends anything, so that an answer that is lost is looked up, never sent again. */
export async function payAtProvider(
  desk: PaymentDesk,
  { userId, document, shownTotal, isRetry }: Paying,
  kind: Pick<Beginning, 'method' | 'savesCard'>,
  start: (attempt: Attempt) => Promise<ProviderPayment>,
): Promise<Attempt> {
  const before = isRetry ? await openAttempt(desk.db.orm, document) : undefined;
  const attempt =
    before?.userId === userId
      ? before
      : await desk.db.transaction(async (tx) => {
          const begun = await beginAttempt(tx, desk, { userId, document, shownTotal, ...kind });
          // Within the transaction: an attempt that nobody sends would keep the order from being paid otherwise.
          if (begun.payable.fils === 0) throw new Refusal('nothing_to_pay', paymentMessages.errorOccurred[0], 409);
          return begun.attempt;
        });
  try {
    // The same reference is never charged twice: the provider answers with what it has of it.
    return await send(desk, attempt, () => start(attempt));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    desk.log.info({ attemptId: attempt.id, why: error.message }, 'the provider refused a payment');
    return endAttempt(desk, attempt.id, 'failed');
  }
}
