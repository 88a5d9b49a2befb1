/** How paying a document goes on, as a pure table of states (account.md section 4; remaining.md PAY 9 to 13, C30, C31). */
import { paymentMessages } from '#contract/messages/payments.ts';
import type { Sentence } from '#contract/messages/sentence.ts';
import type { PaymentOutcome } from '#contract/payments.ts';

/** A status is asked for again after so long, and no longer than so (account.md section 9; remaining.md C31). */
export const RECHECK_MS = 2000;
export const RECHECKS_END_MS = 60_000;

export type Challenge = Readonly<Record<string, unknown>>;

export type PaymentState =
  /** Pay may be pressed. `said`: why the attempt before is over; null where there was none, or the shopper stopped it. */
  | { readonly at: 'choosing'; readonly said: Sentence | null }
  /** The request to pay is under way. */
  | { readonly at: 'asking' }
  /** The sheet of a device's wallet is asked for. Whatever goes wrong, nothing is said (remaining.md PAY 15 and 17). */
  | { readonly at: 'opening' }
  | { readonly at: 'challenge'; readonly challenge: Challenge }
  /** Asked about every 2 s. `since`: milliseconds; `isFinishing`: the provider is first told that its challenge is over. */
  | { readonly at: 'checking'; readonly since: number; readonly asked: number; readonly isFinishing: boolean }
  /** The wallet's sheet was closed, or could not be shown: the payment is being stopped, and nothing is said. */
  | { readonly at: 'leaving'; readonly since: number; readonly asked: number }
  /** Nothing is asked any more; its challenge can be finished, or it can be stopped. */
  | { readonly at: 'open'; readonly said: Sentence | null; readonly challenge: Challenge | null }
  | { readonly at: 'paid'; readonly doctype: string; readonly docno: number }
  /** The shop said no: its English sentence is shown, then the way leads home. */
  | { readonly at: 'refused'; readonly message: string }
  /** What is paid is not as it was shown: it has to be looked at again. */
  | { readonly at: 'changed'; readonly message: string };

export type PaymentEvent =
  | { readonly kind: 'pay' }
  | { readonly kind: 'open-wallet' }
  | { readonly kind: 'told'; readonly outcome: PaymentOutcome; readonly now: number }
  /** No answer that says anything: nobody knows how it stands. */
  | { readonly kind: 'lost'; readonly now: number }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly now: number }
  /** The provider's page is done with its challenge, well or not, or it was closed. */
  | { readonly kind: 'challenge-over'; readonly now: number }
  /** The wallet's sheet ended without a payment. */
  | { readonly kind: 'leave'; readonly now: number }
  | { readonly kind: 'resume' }
  /** The shopper comes back to the page: it may have ended meanwhile, in another tab or on another device. */
  | { readonly kind: 'look-again'; readonly now: number }
  /** By the shopper, here. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'dismiss' };

/** A payment that was begun before: by this page before it was loaded again, or on another device. */
export const begunBefore = (now: number): PaymentState => checking(now);

export const NOT_BEGUN: PaymentState = { at: 'choosing', said: null };

/** Refusals after which the order is prepared anew, with what was typed and chosen, or the bill is looked at again. */
const CHANGED = ['total_changed', 'not_prepared', 'confirm_first', 'nothing_to_add', 'bill_over'];
/** A request with this key was or is at work: only its status says more. */
const AT_WORK = ['at_work', 'ask_status', 'payment_under_way'];

export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.kind) {
    case 'pay':
      return state.at === 'choosing' ? { at: 'asking' } : state;
    case 'open-wallet':
      return state.at === 'choosing' ? { at: 'opening' } : state;
    case 'leave':
      return state.at === 'challenge' ? leaving(event.now) : state;
    case 'told':
      return told(state, event.outcome, event.now);
    case 'lost':
      return goOnAsking(state, event.now);
    case 'refused':
      return refused(state, event);
    case 'challenge-over':
      return state.at === 'challenge' ? { ...checking(event.now), isFinishing: true } : state;
    case 'resume':
      return state.at === 'open' && state.challenge ? { at: 'challenge', challenge: state.challenge } : state;
    case 'look-again':
      return state.at === 'open' ? checking(event.now) : state;
    case 'stopped':
      return NOT_BEGUN;
    case 'dismiss':
      return state.at === 'refused' || state.at === 'changed' ? NOT_BEGUN : state;
  }
}

/** Whether an attempt may be open at the provider: Pay is not offered then. */
export function isUnderWay({ at }: PaymentState): boolean {
  return at !== 'choosing' && at !== 'paid' && at !== 'refused' && at !== 'changed';
}

function told(state: PaymentState, outcome: PaymentOutcome, now: number): PaymentState {
  switch (outcome.outcome) {
    case 'AUTHORISED':
    case 'CAPTURED':
      // An authorisation that nothing was placed for yet is not paid.
      if (outcome.orderDocno === 0) return goOnAsking(state, now);
      return { at: 'paid', doctype: outcome.orderDoctype, docno: outcome.orderDocno };
    case 'FAILED':
    case 'THREE_DS_FAILURE':
      return state.at === 'leaving' ? NOT_BEGUN : { at: 'choosing', said: paymentMessages.failed };
    case 'ABANDONED':
      // Given back by the shop, because the order can no longer be placed, or stopped in another place: not in silence.
      return isSilent(state) ? NOT_BEGUN : { at: 'choosing', said: paymentMessages.givenBack };
    case 'UNKNOWN':
      return goOnAsking(state, now);
    case 'AWAIT_3DS': {
      const challenge = readChallenge(outcome.challenge);
      if (!challenge) return goOnAsking(state, now);
      if (state.at === 'asking' || state.at === 'opening') return { at: 'challenge', challenge };
      if (state.at === 'leaving') return goOnAsking(state, now);
      // The bank's page was here already, or is open on another device: it is not put in the way again.
      const isFirst = state.at === 'checking' && state.asked === 0 && !state.isFinishing;
      return isFirst || isOver(state, now) ? { at: 'open', said: null, challenge } : goOnAsking(state, now);
    }
  }
}

function refused(
  state: PaymentState,
  { code, message, now }: Extract<PaymentEvent, { kind: 'refused' }>,
): PaymentState {
  if (state.at === 'asking') {
    if (AT_WORK.includes(code)) return checking(now);
    return CHANGED.includes(code) ? { at: 'changed', message } : { at: 'refused', message };
  }
  if (state.at === 'opening') {
    if (CHANGED.includes(code)) return { at: 'changed', message };
    // Another payment of this order is at work; the one that was begun here is stopped.
    if (code !== 'ask_status') return AT_WORK.includes(code) ? checking(now) : NOT_BEGUN;
  }
  if (state.at === 'leaving') {
    if (code === 'not_found') return NOT_BEGUN;
    if (code === 'too_late') return checking(now);
  }
  // Asked about, and nobody began to pay it: the request never arrived.
  if (state.at === 'checking' && code === 'not_found') return { at: 'choosing', said: paymentMessages.tryAgain };
  return goOnAsking(state, now);
}

function goOnAsking(state: PaymentState, now: number): PaymentState {
  if (state.at === 'opening') return leaving(now);
  if (state.at === 'asking' || state.at === 'challenge') return checking(now);
  if (state.at !== 'checking' && state.at !== 'leaving') return state;
  if (isOver(state, now)) return { at: 'open', said: paymentMessages.tryAgain, challenge: null };
  if (state.at === 'leaving') return { ...state, asked: state.asked + 1 };
  return { ...state, asked: state.asked + 1, isFinishing: false };
}

/** The wallet's sheet ends without a word. */
function isSilent({ at }: PaymentState): boolean {
  return at === 'opening' || at === 'leaving';
}

function isOver(state: PaymentState, now: number): boolean {
  return (state.at === 'checking' || state.at === 'leaving') && now - state.since >= RECHECKS_END_MS;
}

function checking(now: number): Extract<PaymentState, { at: 'checking' }> {
  return { at: 'checking', since: now, asked: 0, isFinishing: false };
}

function leaving(now: number): PaymentState {
  return { at: 'leaving', since: now, asked: 0 };
}

function readChallenge(text: string): Challenge | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
