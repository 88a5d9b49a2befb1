import { describe, expect, test } from 'vitest';

import { paymentMessages } from '#contract/messages/payments.ts';
import type { PaymentOutcome } from '#contract/payments.ts';

import {
  begunBefore,
  isUnderWay,
  nextPayment,
  NOT_BEGUN,
  RECHECKS_END_MS,
  type PaymentEvent,
  type PaymentState,
} from './payment-flow.ts';

const outcome = (word: PaymentOutcome['outcome'], more: Partial<PaymentOutcome> = {}): PaymentOutcome => ({
  outcome: word,
  challenge: '',
  orderDoctype: '',
  orderDocno: 0,
  ...more,
});
const told = (word: PaymentOutcome['outcome'], now = 0, more: Partial<PaymentOutcome> = {}): PaymentEvent => ({
  kind: 'told',
  outcome: outcome(word, more),
  now,
});
const paid = { orderDoctype: 'PRO', orderDocno: 41 };
const challenge = { challenge: '{"url":"https://bank.example"}' };
const refusal = (code: string): PaymentEvent => ({ kind: 'refused', code, message: 'No.', now: 0 });
const run = (state: PaymentState, ...events: PaymentEvent[]): PaymentState => events.reduce(nextPayment, state);

describe('paying', () => {
  test('authorised and captured are success, once an order was placed', () => {
    for (const word of ['AUTHORISED', 'CAPTURED'] as const) {
      expect(run(NOT_BEGUN, { kind: 'pay' }, told(word, 0, paid))).toEqual({ at: 'paid', doctype: 'PRO', docno: 41 });
      expect(run(NOT_BEGUN, { kind: 'pay' }, told(word)).at).toBe('checking');
    }
  });

  test('failed, and failed 3-D Secure, offer Pay again with the sentence', () => {
    for (const word of ['FAILED', 'THREE_DS_FAILURE'] as const) {
      expect(run(NOT_BEGUN, { kind: 'pay' }, told(word))).toEqual({ at: 'choosing', said: paymentMessages.failed });
    }
  });

  test('a challenge is shown, and then the provider is told that it is over', () => {
    const shown = run(NOT_BEGUN, { kind: 'pay' }, told('AWAIT_3DS', 0, challenge));
    expect(shown).toEqual({ at: 'challenge', challenge: { url: 'https://bank.example' } });
    const over = run(shown, { kind: 'challenge-over', now: 5 });
    expect(over).toEqual({ at: 'checking', since: 5, asked: 0, isFinishing: true });
    expect(run(over, told('AUTHORISED', 6, paid)).at).toBe('paid');
    expect(run(over, told('AWAIT_3DS', 6, challenge))).toMatchObject({ at: 'checking', asked: 1, isFinishing: false });
  });

  test('one that cannot be read is asked about instead', () => {
    expect(run(NOT_BEGUN, { kind: 'pay' }, told('AWAIT_3DS', 0, { challenge: '{' })).at).toBe('checking');
  });

  test('given back after the bank said yes: the shopper hears that nothing is taken', () => {
    const shown = run(NOT_BEGUN, { kind: 'pay' }, told('AWAIT_3DS', 0, challenge));
    const over = run(shown, { kind: 'challenge-over', now: 5 });
    for (const state of [run(NOT_BEGUN, { kind: 'pay' }), over, begunBefore(0)]) {
      expect(run(state, told('ABANDONED'))).toEqual({ at: 'choosing', said: paymentMessages.givenBack });
    }
  });

  test('a lost answer is asked about, and never sent again by itself', () => {
    expect(run(NOT_BEGUN, { kind: 'pay' }, { kind: 'lost', now: 9 })).toEqual(begunBefore(9));
  });

  test('Pay does nothing while an attempt may be open', () => {
    for (const state of [begunBefore(0), run(NOT_BEGUN, { kind: 'pay' })]) {
      expect(isUnderWay(state)).toBe(true);
      expect(run(state, { kind: 'pay' })).toBe(state);
    }
    expect(isUnderWay(NOT_BEGUN)).toBe(false);
  });
});

describe('refusals', () => {
  test('a sentence of the shop is shown, and the way leads home', () => {
    const state = run(NOT_BEGUN, { kind: 'pay' }, refusal('insufficient'));
    expect(state).toEqual({ at: 'refused', message: 'No.' });
    expect(run(state, { kind: 'dismiss' })).toBe(NOT_BEGUN);
  });

  test.each(['total_changed', 'not_prepared', 'confirm_first', 'nothing_to_add'])(
    '%s: it has to be looked at again',
    (code) => {
      expect(run(NOT_BEGUN, { kind: 'pay' }, refusal(code)).at).toBe('changed');
    },
  );

  test.each(['at_work', 'ask_status', 'payment_under_way'])('%s: its status is asked for', (code) => {
    expect(run(NOT_BEGUN, { kind: 'pay' }, refusal(code)).at).toBe('checking');
  });

  test('nobody began to pay it: Pay is offered again', () => {
    expect(run(begunBefore(0), refusal('not_found'))).toEqual({ at: 'choosing', said: paymentMessages.tryAgain });
  });
});

describe('the sheet of a device’s wallet', () => {
  const opening = run(NOT_BEGUN, { kind: 'open-wallet' });
  const shown = run(opening, told('AWAIT_3DS', 0, challenge));
  const left = run(shown, { kind: 'leave', now: 5 });

  test('is shown as a challenge is, and what it came to is asked', () => {
    expect(shown).toEqual({ at: 'challenge', challenge: { url: 'https://bank.example' } });
    expect(run(shown, { kind: 'challenge-over', now: 5 })).toMatchObject({ at: 'checking', isFinishing: true });
  });

  test('that could not be asked for leads back to checkout without a word', () => {
    for (const code of ['wallet_refused', 'not_found', 'too_many']) expect(run(opening, refusal(code))).toBe(NOT_BEGUN);
    expect(run(opening, refusal('total_changed')).at).toBe('changed');
    expect(run(opening, refusal('payment_under_way')).at).toBe('checking');
    // Nobody knows whether it was opened: it is stopped.
    expect(run(opening, { kind: 'lost', now: 5 })).toEqual({ at: 'leaving', since: 5, asked: 0 });
    expect(run(opening, refusal('ask_status')).at).toBe('leaving');
  });

  test('that was closed is stopped, and Pay comes back without a word', () => {
    expect(left).toEqual({ at: 'leaving', since: 5, asked: 0 });
    expect(isUnderWay(left)).toBe(true);
    for (const word of ['FAILED', 'ABANDONED', 'THREE_DS_FAILURE'] as const)
      expect(run(left, told(word))).toBe(NOT_BEGUN);
    expect(run(left, refusal('not_found'))).toBe(NOT_BEGUN);
  });

  test('that was paid all the same is not lost', () => {
    expect(run(left, refusal('too_late')).at).toBe('checking');
    expect(run(left, told('AUTHORISED', 6, paid)).at).toBe('paid');
  });

  test('is stopped again while no answer comes, for 60 s', () => {
    const again = run(left, { kind: 'lost', now: 6 }, told('AWAIT_3DS', 7, challenge));
    expect(again).toEqual({ at: 'leaving', since: 5, asked: 2 });
    expect(run(again, { kind: 'lost', now: 5 + RECHECKS_END_MS }).at).toBe('open');
  });
});

describe('asking again', () => {
  test('goes on for 60 s, then says so; Pay does not come back', () => {
    const late = run(begunBefore(0), told('UNKNOWN', 2000), { kind: 'lost', now: RECHECKS_END_MS - 1 });
    expect(late).toMatchObject({ at: 'checking', asked: 2 });
    const over = run(late, told('UNKNOWN', RECHECKS_END_MS));
    expect(over).toEqual({ at: 'open', said: paymentMessages.tryAgain, challenge: null });
    expect(isUnderWay(over)).toBe(true);
  });

  test('after a reload a challenge can be finished, or stopped', () => {
    const open = run(begunBefore(0), told('AWAIT_3DS', 100, challenge));
    expect(open).toMatchObject({ at: 'open', said: null });
    expect(run(open, { kind: 'resume' }).at).toBe('challenge');
    expect(run(open, { kind: 'stopped' })).toBe(NOT_BEGUN);
    expect(run(begunBefore(0), { kind: 'stopped' })).toBe(NOT_BEGUN);
  });

  test('one that waits is asked about again when the shopper comes back: another tab may have ended it', () => {
    const open = run(begunBefore(0), told('AWAIT_3DS', 100, challenge));
    const asked = run(open, { kind: 'look-again', now: 90_000 });
    expect(asked).toEqual(begunBefore(90_000));
    expect(run(asked, told('AWAIT_3DS', 90_100, challenge))).toEqual(open);
    expect(run(asked, told('AUTHORISED', 90_100, paid)).at).toBe('paid');
    expect(run(NOT_BEGUN, { kind: 'look-again', now: 0 })).toBe(NOT_BEGUN);
  });
});
