/** What an operation is made of, or why it cannot be done as the payment stands: told before anything is sent. */
import { ProviderRefused } from '#server/gateways/payments/payment-gateway.ts';

import type { Looked } from './look.ts';
import type { OperationNote } from './operation-notes.ts';
import type { NgeniusOrder } from './read-order.ts';
import { isSettledBy } from './settled-by.ts';

export interface WantedOperation {
  readonly kind: 'capture' | 'void' | 'refund';
  readonly key: string;
  /** Of a void: the whole payment. */
  readonly fils: number;
}

/** @throws ProviderRefused */
export function planOperation(
  ref: string,
  asked: WantedOperation,
  { order, payment }: Looked,
  now: Date,
): OperationNote[] {
  const whole = { ...asked, ref, part: 0, captureReference: null, sentAt: null, doneReference: null };
  const { state, captured, refunded } = payment;
  if (asked.kind === 'refund') {
    if (asked.fils > captured - refunded) throw new ProviderRefused('More than was captured', true);
    return refundParts(order, asked.fils, now).map((part, index) => ({ ...whole, ...part, part: index }));
  }
  if (asked.kind === 'void') {
    if (state === 'captured' || state === 'refunded') throw new ProviderRefused('It is captured already', true);
    if (state === 'failed' || state === '3ds_failed') throw new ProviderRefused('It was never authorised', true);
    return [whole];
  }
  if (state !== 'authorised' && state !== 'captured')
    throw new ProviderRefused(`It is ${state}`, state !== 'awaiting_3ds');
  if (captured + asked.fils > order.fils) throw new ProviderRefused('More than was authorised', true);
  return [whole];
}

/** N-Genius refunds a capture at a time: the first ones first, each as far as it goes. */
function refundParts({ captures, refunds }: NgeniusOrder, fils: number, now: Date) {
  // Of a refund whose address does not name its capture it is not known what is left of which: only one capture leaves no doubt.
  const isPlain = captures.length === 1 || refunds.every(({ captureReference }) => captureReference !== null);
  if (!isPlain) throw new ProviderRefused('N-Genius does not say which captures were refunded', false);
  let wanted = fils;
  const parts: { readonly captureReference: string; readonly fils: number }[] = [];
  for (const capture of captures.filter((one) => isSettledBy(one, now))) {
    const given = refunds.filter((one) => captures.length === 1 || one.captureReference === capture.reference);
    const left = capture.fils - given.reduce((sum, one) => sum + one.fils, 0);
    const part = Math.min(left, wanted);
    if (part > 0) parts.push({ captureReference: capture.reference, fils: part });
    wanted -= Math.max(part, 0);
  }
  if (wanted > 0) throw new ProviderRefused('It is not settled yet', false);
  return parts;
}
