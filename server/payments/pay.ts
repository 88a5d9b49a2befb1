/** Pays a document: by the wallet at once, by a card through the provider (money.md section 3). */
import { paymentMessages } from '#contract/messages/payments.ts';
import type { Authorise } from '#server/gateways/payments/payment-gateway.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { NotEnough } from '#server/ledger/not-enough.ts';

import { beginAttempt } from './begin-attempt.ts';
import { findCard } from './keep-card.ts';
import { openAttempt, type Attempt } from './open-attempt.ts';
import { payAtProvider, type Paying } from './pay-at-provider.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { CannotSettle } from './settler.ts';

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

export async function payByCard(desk: PaymentDesk, paying: CardPaying): Promise<Attempt> {
  const { savesCard, language } = paying;
  const card = await cardOf(desk, paying);
  const method = 'cardToken' in paying.card ? 'saved_card' : 'new_card';
  return payAtProvider(desk, paying, { method, savesCard }, ({ ref, fils, savesCard: keepsCard }) =>
    desk.gateway.authorise({ ref, fils, card, keepsCard, language }),
  );
}

async function cardOf({ db }: PaymentDesk, { userId, card }: CardPaying): Promise<Authorise['card']> {
  if (!('cardToken' in card)) return card;
  const found = await findCard(db.orm, userId, card.cardToken);
  if (!found) throw new Refusal('no_such_card', paymentMessages.noSuchCard[0], 404, 'cardToken');
  return { token: found.token, sessionId: card.sessionId };
}
