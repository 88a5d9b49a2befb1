/** What checkout finds when it is opened: sends what waits, and asks how things stand. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { readCheckoutSession, readExtras } from '#contract/checkout.ts';
import { readDelivery, readExpress } from '#contract/delivery.ts';
import { askPayment } from '#src/domain/payments/commands.ts';
import { readAnswer, throwForQuery } from '#src/net/read-query.ts';
import { begunPayments, forgetPaymentKey, type PaidDocument } from '#src/state/payment-keys.ts';

import { sendWaitingEdits } from './commands.ts';

export type Opening =
  /** Changes of the cart still wait on this device. */
  | { readonly kind: 'waiting' }
  /** There is nothing to check out (session status 0). */
  | { readonly kind: 'closed'; readonly supportEmail: string }
  /** A payment is under way. `fils` null where only this device remembers it. */
  | { readonly kind: 'under-way'; readonly document: PaidDocument; readonly fils: number | null }
  /** One that was begun here went through while nobody looked. */
  | { readonly kind: 'paid'; readonly doctype: string; readonly docno: number }
  | { readonly kind: 'ready' };

/** What the form asks while the checkout is being opened. */
const OF_THE_CART = [readDelivery.name, readExpress.name, readExtras.name];

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
  const asked = readAnswer(client, readCheckoutSession, {}, signal);
  const [sending, early] = await Promise.all([sendWaitingEdits(), asked]);
  if (sending === 'late') return { kind: 'waiting' };
  // The shop was asked beside the edits, and may have answered of the cart before them.
  if (sending === 'sent') await Promise.all(OF_THE_CART.map((name) => client.invalidateQueries({ queryKey: [name] })));
  const answer = sending === 'sent' ? await readAnswer(client, readCheckoutSession, {}, signal) : early;
  const { isOpen, supportEmail, open: payment } = answer.value;
  if (payment && (payment.doctype === 'PRO' || payment.doctype === 'PBO')) {
    const { doctype, docno, fils } = payment;
    return { kind: 'under-way', document: { doctype, docno }, fils };
  }
  return isOpen ? { kind: 'ready' } : { kind: 'closed', supportEmail };
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
