/** An order of N-Genius as the shop sees a payment. What cannot be told from it is silence, never a guess. */
import { ProviderSilent, type ProviderCard, type ProviderState } from '#server/gateways/payments/payment-gateway.ts';

import { keptCard } from './kept-card-token.ts';
import { lastIn } from './last-in.ts';
import { ngeniusOrderAnswer, ngeniusPayment, type NgeniusDone } from './ngenius-wire.ts';
import { readOrNull } from './read-or-null.ts';

/** A capture or a refund that was done, or is being done. */
export interface DoneOperation {
  readonly reference: string;
  readonly fils: number;
  /** Of a refund: of which capture; null where its address does not say. */
  readonly captureReference: string | null;
  readonly madeAt: Date | null;
}

export interface NgeniusOrder {
  readonly orderReference: string;
  readonly paymentReference: string;
  /** Ours, as N-Genius has it. */
  readonly ref: string | null;
  readonly fils: number;
  /** `started`: no card was taken to it yet. */
  readonly state: ProviderState | 'started';
  readonly captures: readonly DoneOperation[];
  readonly refunds: readonly DoneOperation[];
  readonly challenge: Readonly<Record<string, unknown>> | null;
  readonly card: ProviderCard | null;
}

/** Others (PENDING, PURCHASED, words that are new) say nothing that the shop could go by. */
const STATES: Readonly<Record<string, ProviderState | 'started'>> = {
  STARTED: 'started',
  AWAIT_3DS: 'awaiting_3ds',
  AUTHORISED: 'authorised',
  PARTIALLY_CAPTURED: 'captured',
  CAPTURED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  REFUNDED: 'captured',
  REVERSED: 'voided',
  FAILED: 'failed',
};

/** @throws ProviderSilent */
export function readOutletOrder(body: unknown): NgeniusOrder {
  const order = readOrNull(ngeniusOrderAnswer, body);
  const [first, ...others] = order?.embedded.payments ?? [];
  const payment = readOrNull(ngeniusPayment, first);
  if (!order || !first || !payment || others.length > 0) throw new ProviderSilent('N-Genius answered something else');
  if (order.amount.currency !== 'AED') throw new ProviderSilent('N-Genius has the order in another currency');
  const state = STATES[payment.state];
  if (!state) throw new ProviderSilent(`N-Genius has not decided yet: ${payment.state.slice(0, 40)}`);
  const captures = doneOf(payment.embedded?.captures ?? []);
  const refunds = doneOf(payment.embedded?.refunds ?? []);
  if (state === 'captured' && captures.length === 0) throw new ProviderSilent('N-Genius names no capture');
  // The saved card pays: the page has no need of it.
  const { savedCard: _kept, ...challenge } = first;
  return {
    orderReference: safe(order.reference),
    paymentReference: safe(lastIn(payment.urn, ':')),
    ref: order.ref,
    fils: order.amount.fils,
    state: finalState(state, { captures, refunds, threeDs: payment.threeDs?.status ?? null }),
    captures,
    refunds,
    challenge: state === 'awaiting_3ds' ? challenge : null,
    card: payment.savedCard ? keptCard(payment.savedCard) : null,
  };
}

export function filsOf(done: readonly DoneOperation[]): number {
  return done.reduce((sum, { fils }) => sum + fils, 0);
}

function finalState(
  state: NgeniusOrder['state'],
  seen: Pick<NgeniusOrder, 'captures' | 'refunds'> & { readonly threeDs: string | null },
): NgeniusOrder['state'] {
  if (state === 'failed' && /FAIL/i.test(seen.threeDs ?? '')) return '3ds_failed';
  if (state !== 'captured') return state;
  return filsOf(seen.refunds) === filsOf(seen.captures) ? 'refunded' : 'captured';
}

/** What failed or was cancelled is not counted; whatever else is, lest it be done twice. */
function doneOf(operations: readonly NgeniusDone[]): DoneOperation[] {
  return operations
    .filter(({ state }) => !/FAIL|CANCEL|DECLIN|REVERS/i.test(state))
    .map(({ amount, madeAt, links }) => {
      const href = links?.self?.href ?? '';
      const made = new Date(madeAt ?? NaN);
      return {
        reference: safe(lastIn(href, '/')),
        fils: amount.fils,
        captureReference: /\/captures\/([\w-]+)\/refunds?\//.exec(href)?.[1] ?? null,
        madeAt: Number.isNaN(made.getTime()) ? null : made,
      };
    });
}

/** It becomes a part of an address. */
function safe(reference: string): string {
  if (/^[\w-]{1,100}$/.test(reference)) return reference;
  throw new ProviderSilent('N-Genius named something by no reference');
}
