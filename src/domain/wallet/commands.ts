/** What a shopper does with the wallet. Each needs the network and answers with the value or the error; nothing is queued. */
import type { QueryClient } from '@tanstack/react-query';

import type { Locale } from '#contract/urls.ts';
import { sendByCard, sendByWallet, sendGiftCode, topUpInBulk, topUpWallet } from '#contract/wallet.ts';
import { askOnce } from '#src/domain/payments/ask-once.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { sendCall } from '#src/net/read-query.ts';

import { refreshWallet } from './queries.ts';

type Told<Value> = Promise<Result<Value, AppError>>;

/** The number of the bill that checkout pays. `fils`: what goes in; `isBulk`: an amount of the table of bonuses. */
export async function billTopUp(
  client: QueryClient,
  { fils, isBulk }: { fils: number; isBulk: boolean },
): Told<number> {
  const call = isBulk ? topUpInBulk : topUpWallet;
  const made = await askOnce(client, call, { name: isBulk ? 'top-up-bulk' : 'top-up', input: { fils } });
  return made.ok ? { ok: true, value: made.value.value.docno } : made;
}

export interface Gift {
  readonly email: string;
  readonly fils: number;
  /** The password, or the code that was mailed; empty until it is asked for. */
  readonly proof: string;
  readonly language: Locale;
}

export async function giveByWallet(client: QueryClient, gift: Gift): Told<unknown> {
  const sent = await askOnce(client, sendByWallet, { name: 'friend-wallet', ...asked(gift) });
  refreshWallet(client);
  return sent;
}

/** The bill that checkout pays. */
export async function billGift(client: QueryClient, gift: Gift): Told<{ docno: number; fils: number }> {
  const made = await askOnce(client, sendByCard, { name: 'friend-card', ...asked(gift) });
  return made.ok ? { ok: true, value: made.value.value } : made;
}

export function mailGiftCode(client: QueryClient, { email, fils }: Pick<Gift, 'email' | 'fils'>): Told<unknown> {
  return sendCall(client, sendGiftCode, { email, fils });
}

function asked({ email, fils, proof, language }: Gift) {
  return { input: { email, fils, password: proof, language }, question: { email, fils } };
}
