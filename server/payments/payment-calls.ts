import { paymentMessages } from '#contract/messages/payments.ts';
/** The calls of paying (contract/payments.ts). A paid amount never comes from a call: it is the document's own. */
import {
  finishBillChallenge,
  finishChallenge,
  payBillByNewCard,
  payByNewCard,
  payBySavedCard,
  payByWallet as payByWalletCall,
  readPaymentStatus,
  readSavedCards,
  removeSavedCard,
  stopPayment as stopPaymentCall,
  CARD_SCHEMES,
  type PaymentOutcome,
} from '#contract/payments.ts';
import { answerOnce, ForOneAlone } from '#server/kit/answer-once.ts';
import type { Deps } from '#server/kit/deps.ts';
import { notFound } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';

import { cardsOf, forgetCard } from './keep-card.ts';
import type { Attempt, DocumentName } from './open-attempt.ts';
import { payByCard, payByWallet, type CardPaying } from './pay.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { outcomeOf } from './payment-outcome.ts';
import { statusOf, stopPayment } from './payment-status.ts';

type Once = Pick<Deps, 'db' | 'clock' | 'log'>;

export function paymentServed(desk: PaymentDesk, once: Once): Served[] {
  /** A challenge goes to the request that began it alone: who repeats it asks for the status. */
  const answerOf = (attempt: Attempt): PaymentOutcome | ForOneAlone<PaymentOutcome> => {
    const outcome = outcomeOf(attempt);
    return outcome.challenge === '' ? outcome : new ForOneAlone(outcome);
  };
  const payNewCard = (call: typeof payByNewCard, only: DocumentName['doctype']): Served =>
    serveUser(call, (input, caller) =>
      answerOnce(once, { call, input, caller }, async ({ isRetry }) => {
        const { docno, doctype, sessionId, savesCard, shownTotal } = input;
        if (doctype !== only) throw notFound();
        const paying: CardPaying = {
          userId: caller.userId,
          document: { doctype, docno },
          card: { sessionId },
          savesCard,
          shownTotal,
          isRetry,
          language: 'en',
        };
        return answerOf(await payByCard(desk, paying));
      }),
    );
  const status = (call: typeof readPaymentStatus, isChallengeOver: boolean): Served =>
    serveUser(call, async ({ docno, doctype }, { userId }) =>
      outcomeOf(await statusOf(desk, { userId, document: { doctype, docno }, isChallengeOver })),
    );
  return [
    payNewCard(payByNewCard, 'PRO'),
    payNewCard(payBillByNewCard, 'PBO'),
    serveUser(payBySavedCard, (input, caller) =>
      answerOnce(once, { call: payBySavedCard, input, caller }, async ({ isRetry }) => {
        const { docno, doctype, cardToken, sessionId, shownTotal } = input;
        const document = { doctype, docno };
        const card = { cardToken, sessionId };
        const { userId } = caller;
        const paying = { userId, document, card, savesCard: false, shownTotal, isRetry, language: 'en' } as const;
        return answerOf(await payByCard(desk, paying));
      }),
    ),
    serveUser(payByWalletCall, (input, caller) =>
      answerOnce(once, { call: payByWalletCall, input, caller }, async ({ isRetry }) => {
        const { docno, doctype, shownTotal } = input;
        const document = { doctype, docno };
        return outcomeOf(await payByWallet(desk, { userId: caller.userId, document, shownTotal, isRetry }));
      }),
    ),
    status(finishChallenge, true),
    status(finishBillChallenge, true),
    status(readPaymentStatus, false),
    serveUser(stopPaymentCall, async ({ docno, doctype }, { userId }) =>
      outcomeOf(await stopPayment(desk, { userId, document: { doctype, docno } })),
    ),
    serveUser(readSavedCards, async (_input, { userId }) => ({
      cards: (await cardsOf(desk.db.orm, userId)).flatMap(({ id, scheme, maskedPan, expiry }) => {
        const known = CARD_SCHEMES.find((one) => one === scheme);
        return known ? [{ token: id, scheme: known, maskedPan, expiry }] : [];
      }),
      hasCvvField: desk.gateway.can.cvvSession,
    })),
    serveUser(removeSavedCard, async ({ token }, { userId }) => {
      const isGone = await desk.db.transaction((tx) => forgetCard(tx, userId, token, desk.now()));
      if (!isGone) throw notFound(paymentMessages.noSuchCard[0]);
      return {};
    }),
  ];
}
