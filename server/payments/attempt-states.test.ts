/** What becomes of an attempt by the provider's word, and what the page hears of it. */
import { describe, expect, test } from 'vitest';

import { isOpen, stepOf } from './attempt-states.ts';
import { outcomeOf } from './payment-outcome.ts';
import type { AttemptState } from './table.ts';

const OPEN = ['created', 'sent', 'awaiting_3ds', 'unknown'] as const;
const ENDED = ['failed', '3ds_failed', 'abandoned'] as const;

test('an attempt is open until it is paid or has ended', () => {
  for (const state of OPEN) expect(isOpen(state)).toBe(true);
  for (const state of [...ENDED, 'authorised'] as const) expect(isOpen(state)).toBe(false);
});

describe('the provider says', () => {
  test.each([
    ['authorised', 'authorised', 'settle'],
    ['captured', 'authorised', 'settle'],
    ['awaiting_3ds', 'awaiting_3ds', 'nothing'],
    ['failed', 'failed', 'nothing'],
    ['3ds_failed', '3ds_failed', 'nothing'],
    ['voided', 'abandoned', 'nothing'],
    ['refunded', 'abandoned', 'nothing'],
  ] as const)('%s of one that is open: it is %s, and then %s', (provider, state, action) => {
    for (const open of OPEN) expect(stepOf(open, provider)).toEqual({ state, action });
  });

  test.each(['authorised', 'captured'] as const)('%s of one that has ended: the money goes back', (provider) => {
    for (const state of ENDED) expect(stepOf(state, provider)).toEqual({ state, action: 'reverse' });
    expect(stepOf('authorised', provider)).toEqual({ state: 'authorised', action: 'settle' });
  });

  test.each(['awaiting_3ds', 'failed', '3ds_failed', 'voided', 'refunded'] as const)(
    '%s of one that is over: it stays as it is',
    (provider) => {
      for (const state of [...ENDED, 'authorised'] as const) {
        expect(stepOf(state, provider)).toEqual({ state, action: 'nothing' });
      }
    },
  );
});

describe('the page hears', () => {
  const told = (state: AttemptState, more: object = {}) =>
    outcomeOf({ method: 'new_card', state, challenge: null, doctype: 'PRO', docno: 7, settledAt: null, ...more });
  const nothing = { challenge: '', orderDoctype: '', orderDocno: 0 };

  test.each([
    ['created', 'UNKNOWN'],
    ['sent', 'UNKNOWN'],
    ['unknown', 'UNKNOWN'],
    ['awaiting_3ds', 'AWAIT_3DS'],
    ['failed', 'FAILED'],
    ['3ds_failed', 'THREE_DS_FAILURE'],
    ['abandoned', 'ABANDONED'],
    // Money without what it was for is not paid yet.
    ['authorised', 'UNKNOWN'],
  ] as const)('of one that is %s: %s', (state, outcome) => {
    expect(told(state)).toEqual({ ...nothing, outcome });
  });

  test('its order once it is settled, and its challenge while it waits for one', () => {
    const paid = { outcome: 'AUTHORISED', challenge: '', orderDoctype: 'PRO', orderDocno: 7 };
    expect(told('authorised', { settledAt: new Date() })).toEqual(paid);
    const challenge = { acs: 'https://bank.example' };
    expect(told('awaiting_3ds', { challenge }).challenge).toBe('{"acs":"https://bank.example"}');
    expect(told('failed', { challenge, settledAt: new Date() })).toEqual({ ...nothing, outcome: 'FAILED' });
  });

  const bill = { state: 'authorised', challenge: null, doctype: 'PBO', docno: 7, settledAt: new Date() } as const;
  test.each([
    [undefined, 'UNKNOWN', 0],
    ['asked', 'UNKNOWN', 0],
    ['unknown', 'UNKNOWN', 0],
    ['refused', 'FAILED', 0],
    ['done', 'AUTHORISED', 7],
  ] as const)('a bill whose capture is %s: %s', (capture, outcome, orderDocno) => {
    expect(outcomeOf({ method: 'new_card', ...bill }, capture)).toMatchObject({ outcome, orderDocno });
  });

  test('a bill that the wallet has paid needs no capture', () => {
    expect(outcomeOf({ method: 'wallet', ...bill })).toMatchObject({ outcome: 'AUTHORISED', orderDocno: 7 });
  });
});
