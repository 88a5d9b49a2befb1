/** What a shopper does to pay. Each answers with the outcome or the error; nothing is queued and nothing is sent twice by itself. */
import type { QueryClient } from '@tanstack/react-query';

import { payByAppleWallet, payBySamsung, walletChallenge, type DeviceWallet } from '#contract/device-wallets.ts';
import {
  finishBillChallenge,
  finishChallenge,
  payBillByNewCard,
  payByNewCard,
  payBySavedCard,
  payByWallet,
  readPaymentStatus,
  removeSavedCard,
  stopPayment,
  type PaymentOutcome,
} from '#contract/payments.ts';
import type { Locale } from '#contract/urls.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import type { Answered } from '#src/net/read-envelope.ts';
import { sendCall } from '#src/net/read-query.ts';
import { newPaymentKey, type PaidDocument } from '#src/state/payment-keys.ts';

import { savedCards } from './queries.ts';

/** `sessionId`: of what was typed into the provider's frame; `language`: of the provider's pages. */
export type PayRequest =
  | { readonly method: 'wallet' }
  | { readonly method: 'new-card'; readonly sessionId: string; readonly savesCard: boolean; readonly language: Locale }
  | {
      readonly method: 'saved-card';
      readonly token: string;
      readonly sessionId: string | null;
      readonly language: Locale;
    }
  /** What its sheet is opened with comes as a challenge does. */
  | { readonly method: 'device'; readonly wallet: DeviceWallet; readonly language: Locale };

type Told = Promise<Result<Answered<PaymentOutcome>, AppError>>;

const WEB = { device: 'WEB', source: 'WEB' } as const;

/** One attempt: its key is made and kept before it is sent. `shownTotal`: fils, as on the screen. */
export function pay(client: QueryClient, document: PaidDocument, request: PayRequest, shownTotal: number): Told {
  const key = newPaymentKey(document);
  const common = { ...document, ...WEB, shownTotal };
  switch (request.method) {
    case 'wallet':
      return sendCall(client, payByWallet, { ...common, payType: 'BY WALLET' }, key);
    case 'new-card': {
      const { sessionId, savesCard, language } = request;
      const call = document.doctype === 'PRO' ? payByNewCard : payBillByNewCard;
      return sendCall(client, call, { ...common, sessionId, savesCard, language, payType: 'NEW CARD' }, key);
    }
    case 'saved-card': {
      const { token, sessionId, language } = request;
      return sendCall(
        client,
        payBySavedCard,
        { ...common, cardToken: token, sessionId, language, payType: 'SAVED CARD' },
        key,
      );
    }
    case 'device':
      return openSheet(client, document, request, { key, shownTotal });
  }
}

async function openSheet(
  client: QueryClient,
  document: PaidDocument,
  { wallet, language }: Extract<PayRequest, { method: 'device' }>,
  { key, shownTotal }: { readonly key: string; readonly shownTotal: number },
): Told {
  const common = { ...document, ...WEB, shownTotal, language, payType: 'NEW CARD' } as const;
  const page = (name: string): string => `${location.origin}/${language}/${name}`;
  const returns = { cancelUrl: page('checkout'), successUrl: page('samsung-success') };
  const result =
    wallet === 'samsung'
      ? await sendCall(client, payBySamsung, { ...common, returns }, key)
      : await sendCall(client, payByAppleWallet, common, key);
  if (!result.ok) return result;
  const challenge = JSON.stringify(walletChallenge.encode({ wallet, order: result.value.value.order }));
  const outcome = { outcome: 'AWAIT_3DS', challenge, orderDoctype: '', orderDocno: 0 } as const;
  return { ok: true, value: { ...result.value, value: outcome } };
}

/** How it stands. `isChallengeOver`: the provider is told first that its page is done. */
export function askPayment(client: QueryClient, document: PaidDocument, isChallengeOver: boolean): Told {
  const finish = document.doctype === 'PRO' ? finishChallenge : finishBillChallenge;
  return sendCall(client, isChallengeOver ? finish : readPaymentStatus, { ...document, ...WEB });
}

export function stopPaying(client: QueryClient, document: PaidDocument): Told {
  return sendCall(client, stopPayment, { ...document, ...WEB });
}

export async function forgetSavedCard(client: QueryClient, token: string): Promise<Result<unknown, AppError>> {
  const result = await sendCall(client, removeSavedCard, { token });
  await client.refetchQueries({ queryKey: savedCards().queryKey });
  return result;
}
