/** What an attempt becomes when the provider is asked (money.md section 3, Attempts): pure. */
import type { ProviderState } from '#server/gateways/payments/payment-gateway.ts';

import type { AttemptState } from './table.ts';

export interface AttemptStep {
  readonly state: AttemptState;
  /** `settle`: the document is paid; `reverse`: money was authorised for nothing, and goes back. */
  readonly action: 'nothing' | 'settle' | 'reverse';
}

/** Only asking the provider tells more of these. */
export const OPEN_STATES: readonly AttemptState[] = ['created', 'sent', 'awaiting_3ds', 'unknown'];

export function isOpen(state: AttemptState): boolean {
  return OPEN_STATES.includes(state);
}

/** An attempt that has ended badly stays so, whatever the provider says later: its money is given back. */
export function stepOf(state: AttemptState, provider: ProviderState): AttemptStep {
  const hasMoney = provider === 'authorised' || provider === 'captured';
  if (state === 'authorised') return { state, action: hasMoney ? 'settle' : 'nothing' };
  if (!isOpen(state)) return { state, action: hasMoney ? 'reverse' : 'nothing' };
  if (hasMoney) return { state: 'authorised', action: 'settle' };
  if (provider === 'awaiting_3ds') return { state: 'awaiting_3ds', action: 'nothing' };
  if (provider === 'failed') return { state: 'failed', action: 'nothing' };
  if (provider === '3ds_failed') return { state: '3ds_failed', action: 'nothing' };
  // Voided or refunded before we ever heard that it went through.
  return { state: 'abandoned', action: 'nothing' };
}
