/** Captures, cancels or refunds, once by our key: looked up before it is sent, and what cannot be told apart is silence. */
import { ProviderRefused, ProviderSilent, type ProviderPayment } from '#server/gateways/payments/payment-gateway.ts';

import { look, type Looked } from './look.ts';
import type { NgeniusDesk } from './ngenius-desk.ts';
import { claimOperation, forgetOperation, noteOperations, type OperationNote } from './operation-notes.ts';
import { planOperation, type WantedOperation } from './plan-operation.ts';
import type { NgeniusOrder } from './read-order.ts';
import { strangersIn } from './recognise-operations.ts';
import { refuseIfRefused } from './refuse-if-refused.ts';

/** What was sent so long ago and is not in the order did not arrive, and is sent again. Milliseconds. */
const ARRIVES_WITHIN = 10 * 60_000;

/** @throws ProviderSilent, ProviderRefused */
export async function operate(desk: NgeniusDesk, ref: string, asked: WantedOperation): Promise<ProviderPayment> {
  let looked = await lookAgain(desk, ref);
  if (asked.kind === 'void' && looked.order.state === 'voided') return looked.payment;
  if (ofKey(looked, asked.key).length === 0) {
    await noteOperations(desk.db, planOperation(ref, asked, looked, desk.now()));
    looked = await lookAgain(desk, ref);
  }
  refuseAnotherUse(asked, ofKey(looked, asked.key));
  for (const { part } of ofKey(looked, asked.key)) {
    const note = ofKey(looked, asked.key).find((one) => one.part === part);
    if (!note || note.doneReference !== null) continue;
    await send(desk, looked, note);
    looked = await lookAgain(desk, ref);
  }
  if (looked.payment.operations.includes(asked.key)) return looked.payment;
  throw new ProviderSilent('N-Genius took the operation and does not show it yet');
}

async function lookAgain(desk: NgeniusDesk, ref: string): Promise<Looked> {
  const looked = await look(desk, ref);
  if (!looked) throw new ProviderRefused('There is no such payment', true);
  return looked;
}

function ofKey({ notes }: Looked, key: string): OperationNote[] {
  return notes.filter((note) => note.key === key).sort((one, other) => one.part - other.part);
}

function refuseAnotherUse({ kind, fils }: WantedOperation, parts: readonly OperationNote[]): void {
  const sum = parts.reduce((total, part) => total + part.fils, 0);
  if (parts.some((part) => part.kind !== kind) || (kind !== 'void' && sum !== fils)) {
    throw new ProviderRefused('The key is that of another operation', true);
  }
}

async function send(desk: NgeniusDesk, { order, notes }: Looked, note: OperationNote): Promise<void> {
  const now = desk.now();
  if (note.sentAt !== null && now.getTime() - note.sentAt.getTime() < ARRIVES_WITHIN) {
    throw new ProviderSilent('The operation was sent, and N-Genius does not show it yet');
  }
  if (note.kind !== 'void' && strangersIn(order, note.kind, notes).length > 0) {
    throw new ProviderSilent('N-Genius shows an operation that is none of ours: whether it is this one cannot be told');
  }
  if (!(await claimOperation(desk.db, note, now))) throw new ProviderSilent('The operation is being sent');
  const { method, path, body } = requestOf(order, note);
  try {
    // Tried again, but for a capture: a refund may be too early, and money that was let go must not be kept for one refusal.
    refuseIfRefused(await desk.send(method, path, body), { isFinal: note.kind === 'capture' });
  } catch (error) {
    if (error instanceof ProviderRefused) await forgetOperation(desk.db, note);
    throw error;
  }
}

function requestOf(
  { orderReference, paymentReference }: NgeniusOrder,
  { kind, fils, captureReference }: OperationNote,
): { readonly method: 'POST' | 'PUT'; readonly path: string; readonly body?: unknown } {
  const payment = `/orders/${orderReference}/payments/${paymentReference}`;
  if (kind === 'void') return { method: 'PUT', path: `${payment}/cancel` };
  const body = { amount: { currencyCode: 'AED', value: fils } };
  if (kind === 'capture') return { method: 'POST', path: `${payment}/captures`, body };
  return { method: 'POST', path: `${payment}/captures/${captureReference}/refund`, body };
}
