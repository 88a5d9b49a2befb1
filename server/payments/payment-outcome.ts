/** An attempt as the page hears of it (decisions.md 9): pure. */
import type { PaymentOutcome } from '#contract/payments.ts';

import type { Attempt } from './open-attempt.ts';
import type { Operation } from './settler.ts';
import type { AttemptState } from './table.ts';

const WORDS: Readonly<Record<AttemptState, PaymentOutcome['outcome']>> = {
  created: 'UNKNOWN',
  sent: 'UNKNOWN',
  unknown: 'UNKNOWN',
  awaiting_3ds: 'AWAIT_3DS',
  authorised: 'AUTHORISED',
  failed: 'FAILED',
  '3ds_failed': 'THREE_DS_FAILURE',
  abandoned: 'ABANDONED',
};

type Told = Pick<Attempt, 'method' | 'state' | 'challenge' | 'doctype' | 'docno' | 'settledAt'>;

/**
 * Paid is what was settled: an authorisation alone is none, and a bill is paid when it is captured, or when the wallet has paid it. `capture`: how the capture of a bill
 * stands, where it was asked for.
 */
export function outcomeOf(attempt: Told, capture?: Operation['state']): PaymentOutcome {
  const { method, state, challenge, doctype, docno, settledAt } = attempt;
  const isCaptured = doctype !== 'PBO' || method === 'wallet' || capture === 'done';
  const isPaid = state === 'authorised' && settledAt !== null && isCaptured;
  return {
    outcome: capture === 'refused' ? 'FAILED' : state === 'authorised' && !isPaid ? 'UNKNOWN' : WORDS[state],
    challenge: state === 'awaiting_3ds' && challenge !== null ? JSON.stringify(challenge) : '',
    orderDoctype: isPaid ? doctype : '',
    orderDocno: isPaid ? docno : 0,
  };
}
