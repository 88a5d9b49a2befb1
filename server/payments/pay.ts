/** Pays a document: by the wallet at once, by a card through the provider (money.md section 3). */
import { paymentMessages } from '#contract/messages/payments.ts';
import { ProviderRefused, type Authorise } from '#server/gateways/payments/payment-gateway.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { NotEnough } from '#server/ledger/not-enough.ts';

import { endAttempt, send } from './ask-provider.ts';
import { beginAttempt } from './begin-attempt.ts';
import { findCard } from './keep-card.ts';
import { openAttempt, type Attempt, type DocumentName } from './open-attempt.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { CannotSettle } from './settler.ts';

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

/** Attempt and order in one transaction. @throws Refusal 422 `insufficient`; 409 `not_to_be_had` where what it pays for is gone */
export async function payOutOfWallet(desk: PaymentDesk, paying: Paying): Promise<Attempt> {
  const { userId, document, shownTotal, isRetry } = paying;
  const before = isRetry ? await openAttempt(desk.db.orm, document) : undefined;
  if (before?.userId === userId) return before;
  try {
    return await desk.db.transaction(async (tx) => {
      const begun = await beginAttempt(tx, desk, { userId, document, method: 'wallet', shownTotal });
      await begun.payable.settle(tx, begun.attempt, begun.attempt.madeAt);
      return begun.attempt;
    });
  } catch (error) {
    if (error instanceof NotEnough) throw new Refusal('insufficient', paymentMessages.insufficient[0], 422);
    if (error instanceof CannotSettle) throw new Refusal('not_to_be_had', paymentMessages.tryAgain[0], 409);
    throw error;
  }
}

export interface CardPaying extends Paying {
  readonly card: { readonly sessionId: string } | { readonly cardToken: string; readonly sessionId: string | null };
  readonly savesCard: boolean;
  readonly language: 'en' | 'ar';
}

/** The attempt is kept before anything is sent, so that an answer that is lost is looked up, never sent again. */
export async function payByCard(desk: PaymentDesk, paying: CardPaying): Promise<Attempt> {
  const { userId, document, shownTotal, savesCard, isRetry, language } = paying;
  const card = await cardOf(desk, paying);
  const before = isRetry ? await openAttempt(desk.db.orm, document) : undefined;
  const attempt =
    before?.userId === userId
      ? before
      : await desk.db.transaction(async (tx) => {
          const method = 'cardToken' in paying.card ? 'saved_card' : 'new_card';
          const begun = await beginAttempt(tx, desk, { userId, document, method, savesCard, shownTotal });
          // Within the transaction: an attempt that nobody sends would keep the order from being paid otherwise.
          if (begun.payable.fils === 0) throw new Refusal('nothing_to_pay', paymentMessages.errorOccurred[0], 409);
          return begun.attempt;
        });
  try {
    // The same reference is never charged twice: the provider answers with what it has of it.
    return await send(desk, attempt, () =>
      desk.gateway.authorise({ ref: attempt.ref, fils: attempt.fils, card, keepsCard: attempt.savesCard, language }),
    );
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    desk.log.info({ attemptId: attempt.id, why: error.message }, 'the provider refused a payment');
    return endAttempt(desk, attempt.id, 'failed');
  }
}

async function cardOf({ db }: PaymentDesk, { userId, card }: CardPaying): Promise<Authorise['card']> {
  if (!('cardToken' in card)) return card;
  const found = await findCard(db.orm, userId, card.cardToken);
  if (!found) throw new Refusal('no_such_card', paymentMessages.noSuchCard[0], 404, 'cardToken');
  return { token: found.token, sessionId: card.sessionId };
}
