/** What a shopper does with regular orders. Each needs the network; nothing is queued. */
import type { QueryClient } from '@tanstack/react-query';

import { openBill } from '#contract/bills.ts';
import {
  addRegular,
  addRegularOrder,
  cancelRegular,
  cancelRegularDelivery,
  listRegulars,
  readRegular,
  REGULAR_DOCTYPE,
  repeatRegular,
  type MadeRegular,
  type RegularWish,
} from '#contract/regulars.ts';
import type { Locale } from '#contract/urls.ts';
import { askOnce } from '#src/domain/payments/ask-once.ts';
import { refreshWallet } from '#src/domain/wallet/queries.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import type { Answered } from '#src/net/read-envelope.ts';
import { sendCall } from '#src/net/read-query.ts';

import type { RegularSubject } from './subject.ts';

type Told<Answer> = Promise<Result<Answered<Answer>, AppError>>;

/** Asked again because no answer came, it is one regular order. */
export async function orderRegularly(
  client: QueryClient,
  subject: RegularSubject,
  input: RegularWish,
): Told<MadeRegular> {
  const asked = await askOnce(client, callFor(subject), { name: nameOf(subject), input });
  refresh(client);
  return asked;
}

/** The bill that checkout pays. `shownFils`: what the screen says that all deliveries come to. */
export function billRegular(
  client: QueryClient,
  { docno, shownFils }: { docno: number; shownFils: number },
  language: Locale,
): Told<{ fils: number; doctype: 'PBO'; docno: number }> {
  const of = { docno, doctype: REGULAR_DOCTYPE, shownFils, language, email: '' } as const;
  return sendCall(client, openBill, { ...of, device: 'WEB', billDoctype: 'PBO' });
}

/** No delivery that is still planned comes. */
export async function endRegular(client: QueryClient, docno: number): Told<object> {
  const ended = await sendCall(client, cancelRegular, { docno });
  refresh(client);
  return ended;
}

export async function cancelPlannedDelivery(client: QueryClient, lineId: number): Told<object> {
  const cancelled = await sendCall(client, cancelRegularDelivery, { lineId });
  refresh(client);
  return cancelled;
}

function callFor(subject: RegularSubject) {
  if ('orderDocno' in subject) return addRegularOrder;
  return subject.repeats === undefined ? addRegular : repeatRegular;
}

function nameOf(subject: RegularSubject): string {
  return 'orderDocno' in subject ? `regular-order.${subject.orderDocno}` : `regular.${subject.stockCode}`;
}

/** Whatever came of it: an answer that was lost may have been a yes. What was paid may have gone back into the wallet. */
function refresh(client: QueryClient): void {
  for (const { name } of [listRegulars, readRegular]) void client.invalidateQueries({ queryKey: [name] });
  refreshWallet(client);
}
