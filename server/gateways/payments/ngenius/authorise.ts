/** Authorises a payment, once by our reference: it is written down before it is sent, and looked up instead where it is there. */
import {
  ProviderRefused,
  ProviderSilent,
  type Authorise,
  type ProviderPayment,
} from '#server/gateways/payments/payment-gateway.ts';

import { unpackCard } from './kept-card-token.ts';
import { look } from './look.ts';
import type { NgeniusDesk } from './ngenius-desk.ts';
import { ngeniusPayment } from './ngenius-wire.ts';
import { claimOrder, findOrderNote, forgetOrder, learnOrderReference } from './order-notes.ts';
import { readOrNull } from './read-or-null.ts';
import { readOutletOrder } from './read-order.ts';
import { refuseIfRefused } from './refuse-if-refused.ts';

/** @throws ProviderSilent, ProviderRefused */
export async function authorise(desk: NgeniusDesk, asked: Authorise): Promise<ProviderPayment> {
  const note = await findOrderNote(desk.db, asked.ref);
  if (note && note.fils !== asked.fils) {
    throw new ProviderRefused('The reference is that of another amount', true);
  }
  if (!note)
    await ('token' in asked.card ? payByToken(desk, asked, asked.card) : payBySession(desk, asked, asked.card));
  const looked = await look(desk, asked.ref);
  if (!looked) throw new ProviderSilent('The payment is gone while it was looked up');
  return looked.payment;
}

/** Order and payment in one request: its answer names the order. */
async function payBySession(desk: NgeniusDesk, asked: Authorise, card: { readonly sessionId: string }): Promise<void> {
  await claim(desk, asked, null);
  const path = `/payment/hosted-session/${encodeURIComponent(card.sessionId)}`;
  const body = await sendPayment(desk, asked.ref, 'POST', path, orderBody(asked));
  const { orderReference } = readOrNull(ngeniusPayment, body) ?? {};
  if (!orderReference) throw new ProviderSilent('N-Genius answered something else than a payment');
  await learnOrderReference(desk.db, asked.ref, orderReference);
}

/** The order first, then the card: so its reference is known before anything can be paid. Without a CVV the bank asks for 3-D Secure. */
async function payByToken(
  desk: NgeniusDesk,
  asked: Authorise,
  { token, sessionId }: { readonly token: string; readonly sessionId: string | null },
): Promise<void> {
  const card = unpackCard(token);
  if (!card) throw new ProviderRefused('There is no such card', true);
  if (sessionId !== null) throw new ProviderRefused('N-Genius has no session of a CVV', true);
  const made = refuseIfRefused(await desk.send('POST', '/orders', orderBody(asked)), { isFinal: true });
  const { orderReference, paymentReference } = readOutletOrder(made);
  await claim(desk, asked, orderReference);
  const path = `/orders/${orderReference}/payments/${paymentReference}/saved-card`;
  await sendPayment(desk, asked.ref, 'PUT', path, { ...card, recaptureCsc: false });
}

/** @throws ProviderSilent where another process sends it */
async function claim(desk: NgeniusDesk, asked: Authorise, orderReference: string | null): Promise<void> {
  const { ref, fils, keepsCard } = asked;
  const isOurs = await claimOrder(desk.db, { ref, fils, keepsCard, orderReference, askedAt: desk.now() });
  if (!isOurs) throw new ProviderSilent('The payment is being sent');
}

async function sendPayment(
  desk: NgeniusDesk,
  ref: string,
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
): Promise<unknown> {
  try {
    return refuseIfRefused(await desk.send(method, path, body), { isFinal: true });
  } catch (error) {
    if (error instanceof ProviderRefused) await forgetOrder(desk.db, ref);
    throw error;
  }
}

function orderBody({ ref, fils, language }: Authorise): Readonly<Record<string, unknown>> {
  return { action: 'AUTH', amount: { currencyCode: 'AED', value: fils }, merchantOrderReference: ref, language };
}
