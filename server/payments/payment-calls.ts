/** The calls of paying (contract/payments.ts). A paid amount never comes from a call: it is the document's own. */
import { paymentMessages } from '#contract/messages/payments.ts';
import {
  finishBillChallenge,
  finishChallenge,
  payBillByNewCard,
  payByNewCard,
  payBySavedCard,
  payByWallet,
  readPaymentStatus,
  readSavedCards,
  removeSavedCard,
  stopPayment,
  CARD_SCHEMES,
  type NewCardPayment,
  type PaymentOutcome,
} from '#contract/payments.ts';
import { answerOnce, ForOneAlone } from '#server/kit/answer-once.ts';
import type { Deps } from '#server/kit/deps.ts';
import { notFound } from '#server/kit/refusal.ts';
import { serveUser, type Handler, type Served, type SignedInCaller } from '#server/kit/serve.ts';

import { cardsOf, forgetCard } from './keep-card.ts';
import type { Attempt, DocumentName } from './open-attempt.ts';
import { payByCard, payOutOfWallet } from './pay.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { abandon, statusOf } from './payment-status.ts';
import { tellOutcome } from './tell-outcome.ts';

type Once = Pick<Deps, 'db' | 'clock' | 'log'>;

export function paymentServed(desk: PaymentDesk, once: Once): Served[] {
  const told = (attempt: Attempt): Promise<PaymentOutcome> => tellOutcome(desk.db.orm, attempt);
  // A challenge goes to the request that began it alone: who repeats it asks for the status.
  const answerOf = async (attempt: Attempt): Promise<PaymentOutcome | ForOneAlone<PaymentOutcome>> => {
    const outcome = await told(attempt);
    return outcome.challenge === '' ? outcome : new ForOneAlone(outcome);
  };
  const byNewCard =
    (
      call: typeof payByNewCard,
      only: DocumentName['doctype'],
    ): Handler<NewCardPayment, PaymentOutcome, SignedInCaller> =>
    (input, caller) =>
      answerOnce(once, { call, input, caller }, async ({ isRetry }) => {
        const { docno, doctype, sessionId, savesCard, shownTotal, language } = input;
        if (doctype !== only) throw notFound();
        const { userId } = caller;
        const document = { doctype, docno };
        const card = { sessionId };
        return answerOf(await payByCard(desk, { userId, document, card, savesCard, shownTotal, isRetry, language }));
      });
  const askedStatus =
    (isChallengeOver: boolean): Handler<DocumentName, PaymentOutcome, SignedInCaller> =>
    async ({ docno, doctype }, { userId }) =>
      told(await statusOf(desk, { userId, document: { doctype, docno }, isChallengeOver }));
  return [
    serveUser(payByNewCard, byNewCard(payByNewCard, 'PRO')),
    serveUser(payBillByNewCard, byNewCard(payBillByNewCard, 'PBO')),
    serveUser(payBySavedCard, (input, caller) =>
      answerOnce(once, { call: payBySavedCard, input, caller }, async ({ isRetry }) => {
        const { docno, doctype, cardToken, sessionId, shownTotal, language } = input;
        const { userId } = caller;
        const document = { doctype, docno };
        const card = { cardToken, sessionId };
        const paying = { userId, document, card, savesCard: false, shownTotal, isRetry, language };
        return answerOf(await payByCard(desk, paying));
      }),
    ),
    serveUser(payByWallet, (input, caller) =>
      answerOnce(once, { call: payByWallet, input, caller }, async ({ isRetry }) => {
        const { docno, doctype, shownTotal } = input;
        const document = { doctype, docno };
        return told(await payOutOfWallet(desk, { userId: caller.userId, document, shownTotal, isRetry }));
      }),
    ),
    serveUser(finishChallenge, askedStatus(true)),
    serveUser(finishBillChallenge, askedStatus(true)),
    serveUser(readPaymentStatus, askedStatus(false)),
    serveUser(stopPayment, async ({ docno, doctype }, { userId }) =>
      told(await abandon(desk, { userId, document: { doctype, docno } })),
    ),
    serveUser(readSavedCards, async (_input, { userId }) => ({
      cards: (await cardsOf(desk.db.orm, userId)).flatMap(({ id, scheme, maskedPan, expiry }) => {
        const known = CARD_SCHEMES.find((one) => one === scheme);
        return known ? [{ token: id, scheme: known, maskedPan, expiry }] : [];
      }),
      hasCvvField: desk.gateway.can.cvvSession,
      wallets: [...desk.wallets],
    })),
    serveUser(removeSavedCard, async ({ token }, { userId }) => {
      const isGone = await desk.db.transaction((tx) => forgetCard(tx, userId, token, desk.now()));
      if (!isGone) throw notFound(paymentMessages.noSuchCard[0]);
      return {};
    }),
  ];
}
