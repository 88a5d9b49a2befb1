/** What checkout finds when it is opened: sends what waits, then asks how things stand. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { readCheckoutSession } from '#contract/checkout.ts';
import { askPayment } from '#src/domain/payments/commands.ts';
import { readAnswer, throwForQuery } from '#src/net/read-query.ts';
import { begunPayments, forgetPaymentKey, type PaidDocument } from '#src/state/payment-keys.ts';

import { sendWaitingEdits } from './commands.ts';
import { keptChoices, type KeptChoices } from './kept-choices.ts';

export type Opening =
  /** Changes of the cart still wait on this device. */
  | { readonly kind: 'waiting' }
  /** There is nothing to check out (session status 0). */
  | { readonly kind: 'closed'; readonly supportEmail: string }
  /** A payment is under way. `fils` null where only this device remembers it. */
  | { readonly kind: 'under-way'; readonly document: PaidDocument; readonly fils: number | null }
  /** One that was begun here went through while nobody looked. */
  | { readonly kind: 'paid'; readonly doctype: string; readonly docno: number }
  | { readonly kind: 'ready'; readonly kept: KeptChoices };

export function checkoutOpening() {
  return queryOptions<Opening>({
    queryKey: ['checkout.opening'],
    queryFn: ({ client, signal }) => open(client, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

async function open(client: QueryClient, signal: AbortSignal): Promise<Opening> {
  const before = await askBegun(client);
  if (before) return before;
  if (!(await sendWaitingEdits())) return { kind: 'waiting' };
  const [answer, kept] = await Promise.all([readAnswer(client, readCheckoutSession, {}, signal), keptChoices()]);
  const { isOpen, supportEmail, open: payment } = answer.value;
  if (payment && (payment.doctype === 'PRO' || payment.doctype === 'PBO')) {
    const { doctype, docno, fils } = payment;
    return { kind: 'under-way', document: { doctype, docno }, fils };
  }
  return isOpen ? { kind: 'ready', kept } : { kind: 'closed', supportEmail };
}

/** Payments that this device began and has not heard the end of: what has ended is forgotten. */
async function askBegun(client: QueryClient): Promise<Opening | null> {
  for (const document of begunPayments()) {
    // A bill has a page of its own, which asks for it.
    if (document.doctype !== 'PRO') continue;
    const result = await askPayment(client, document, false);
    if (!result.ok) {
      // Nobody began to pay it: the request never arrived.
      if (result.error.kind === 'refused') forgetPaymentKey(document);
      else throwForQuery(result.error);
      continue;
    }
    const { outcome, orderDoctype: doctype, orderDocno: docno } = result.value.value;
    if (outcome === 'UNKNOWN' || outcome === 'AWAIT_3DS') return { kind: 'under-way', document, fils: null };
    forgetPaymentKey(document);
    if (docno > 0) return { kind: 'paid', doctype, docno };
  }
  return null;
}
