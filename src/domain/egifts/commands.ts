/** What a shopper does with e-gifts. Each needs the network. */
import type { QueryClient } from '@tanstack/react-query';

import { openBill } from '#contract/bills.ts';
import { createEgift, EGIFT_DOCTYPE, readEgifts, redeemEgift } from '#contract/egifts.ts';
import type { EgiftWish } from '#contract/rules/egift.ts';
import { writtenDay } from '#contract/rules/written-day.ts';
import type { Locale } from '#contract/urls.ts';
import { refreshWallet } from '#src/domain/wallet/queries.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import type { Answered } from '#src/net/read-envelope.ts';
import { sendCall } from '#src/net/read-query.ts';
import { forgetActKey, keyOfAct } from '#src/state/act-keys.ts';

interface WishedEgift extends EgiftWish {
  readonly stockCode: string;
}

type Told<Answer> = Promise<Result<Answered<Answer>, AppError>>;

/** Makes the gift, and the bill that checkout pays (remaining.md EG 6 and 7). */
export async function beginEgift(
  client: QueryClient,
  { fils, day, ...wish }: WishedEgift,
  language: Locale,
): Told<{ fils: number; doctype: 'PBO'; docno: number }> {
  const asked = { ...wish, fils: fils ?? 0, day: writtenDay(day ?? ''), language };
  const made = await sendCall(client, createEgift, asked);
  if (!made.ok) return made;
  const { docno, fils: shownFils } = made.value.value;
  const of = { docno, doctype: EGIFT_DOCTYPE, shownFils, language, email: wish.email.trim() } as const;
  return sendCall(client, openBill, { ...of, device: 'WEB', billDoctype: 'PBO' });
}

/** The same code, asked again because no answer came, is one request to the shop. */
export async function redeemCode(client: QueryClient, code: string): Told<{ fils: number; senderName: string }> {
  const key = keyOfAct(REDEEM, { code });
  const result = await sendCall(client, redeemEgift, { code }, key);
  const isAtWork = !result.ok && result.error.kind === 'refused' && result.error.code === 'at_work';
  if (result.ok || (result.error.kind === 'refused' && !isAtWork)) forgetActKey(REDEEM);
  // Its buyer may be the one who redeems it.
  if (result.ok) void client.invalidateQueries({ queryKey: [readEgifts.name] });
  refreshWallet(client);
  return result;
}

const REDEEM = 'redeem';
