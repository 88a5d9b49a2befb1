import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  answerSandboxChallenge,
  authoriseSandbox,
  capturedOf,
  operateSandbox,
  refundedOf,
  ripen,
  settledOf,
  sandboxStateOf,
  type AskedSandboxOperation,
  type SandboxPayment,
} from './sandbox-payment.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';
import { readSandboxTimes } from './sandbox-times.ts';
import { testCardCvvLength, maskPan, TEST_CARDS } from './test-cards.ts';

const times = readSandboxTimes({});
const NOW = new Date('2026-11-22T08:00:00Z');
const after = (milliseconds: number): Date => new Date(NOW.getTime() + milliseconds);
const DAY = 24 * 3600 * 1000;

const fresh: SandboxPayment = {
  ref: 'r1',
  fils: 10_000,
  base: 'pending',
  outcome: 'approved',
  scheme: 'visa',
  maskedPan: '411111******1111',
  expiry: '12/40',
  cardToken: null,
  challengeId: null,
  wallet: null,
  language: 'en',
  dueAt: null,
  madeAt: NOW,
  nextOperation: 'do',
  nextEvent: 'send',
  operations: [],
};
const authorised = authoriseSandbox(fresh, NOW, times);

function refusalOf(payment: SandboxPayment, asked: AskedSandboxOperation, now = NOW): string {
  try {
    operateSandbox(payment, asked, now, times);
    return 'done';
  } catch (error) {
    if (error instanceof SandboxRefusal) return `${error.isFinal ? 'final' : 'for now'}: ${error.message}`;
    throw error;
  }
}

const capture = (fils: number, key = `c${fils}`) => ({ key, kind: 'capture', fils }) as const;
const refund = (fils: number, key = `r${fils}`) => ({ key, kind: 'refund', fils }) as const;
const cancel = { key: 'v', kind: 'void', fils: 0 } as const;

describe('an authorisation', () => {
  test('is captured part by part, and never for more than was authorised', () => {
    const once = operateSandbox(authorised, capture(6000), NOW, times);
    expect([sandboxStateOf(once), capturedOf(once)]).toEqual(['captured', 6000]);
    expect(refusalOf(once, capture(4001))).toBe('final: More than was authorised');
    expect(capturedOf(operateSandbox(once, capture(4000), NOW, times))).toBe(10_000);
  });

  test('is voided before any capture only', () => {
    expect(sandboxStateOf(operateSandbox(authorised, cancel, NOW, times))).toBe('voided');
    expect(refusalOf(operateSandbox(authorised, capture(1), NOW, times), cancel)).toMatch(/^final: It was captured/);
    expect(refusalOf(operateSandbox(authorised, cancel, NOW, times), capture(1))).toMatch(/^final: .*voided/);
  });

  test('lapses after seven days; what was captured stays, and can be refunded', () => {
    expect(sandboxStateOf(ripen(authorised, after(7 * DAY - 1), times))).toBe('authorised');
    const lapsed = ripen(authorised, after(7 * DAY), times);
    expect([sandboxStateOf(lapsed), refusalOf(lapsed, capture(1))]).toEqual([
      'voided',
      expect.stringMatching(/^final/),
    ]);
    expect(refusalOf(authorised, capture(1), after(7 * DAY))).toBe('final: The authorisation has lapsed');
    const part = ripen(operateSandbox(authorised, capture(6000), NOW, times), after(8 * DAY), times);
    expect([sandboxStateOf(part), refusalOf(part, capture(1), after(8 * DAY))]).toEqual([
      'captured',
      expect.stringMatching(/^final/),
    ]);
    expect(refusalOf(part, refund(6000), after(8 * DAY))).toBe('done');
  });
});

describe('a refund', () => {
  const taken = operateSandbox(authorised, capture(6000), NOW, times);
  const settled = after(times.settle);

  test('waits for the settlement of what it gives back', () => {
    expect(refusalOf(taken, refund(1), after(times.settle - 1))).toBe('for now: It is not settled yet');
    expect(refusalOf(taken, refund(6000), settled)).toBe('done');
    const later = operateSandbox(taken, capture(4000), settled, times);
    expect([settledOf(later, settled), refusalOf(later, refund(6001), settled)]).toEqual([
      6000,
      'for now: It is not settled yet',
    ]);
  });

  test('is part by part, and never more than was captured', () => {
    const part = operateSandbox(taken, refund(2000), settled, times);
    expect([sandboxStateOf(part), refundedOf(part)]).toEqual(['captured', 2000]);
    expect(refusalOf(part, refund(4001), settled)).toBe('final: More than was captured');
    expect(sandboxStateOf(operateSandbox(part, refund(4000), settled, times))).toBe('refunded');
  });

  test('of nothing captured is refused', () => {
    expect(refusalOf(authorised, refund(1))).toBe('final: More than was captured');
  });
});

test('a key does its operation once, and no other', () => {
  const once = operateSandbox(authorised, capture(6000, 'k'), NOW, times);
  expect(operateSandbox(once, capture(6000, 'k'), NOW, times)).toBe(once);
  expect(refusalOf(once, capture(5000, 'k'))).toMatch(/^final: This key/);
  expect(refusalOf(once, refund(6000, 'k'))).toMatch(/^final: This key/);
});

test('what waits is refused for now, what failed for good', () => {
  for (const asked of [capture(1), cancel, refund(1)]) {
    expect(refusalOf({ ...fresh, base: 'pending' }, asked)).toMatch(/^for now/);
    expect(refusalOf({ ...fresh, base: 'awaiting_3ds' }, asked)).toMatch(/^for now/);
    expect(refusalOf({ ...fresh, base: 'failed' }, asked)).toMatch(/^final/);
    expect(refusalOf({ ...fresh, base: '3ds_failed' }, asked)).toMatch(/^final/);
  }
});

test('a challenge ends as its button says, once, and fails where nobody answers', () => {
  const waiting = { ...fresh, base: 'awaiting_3ds', outcome: 'asks_3ds', dueAt: after(times.challenge) } as const;
  expect(sandboxStateOf(answerSandboxChallenge(waiting, true, NOW, times))).toBe('authorised');
  const refused = answerSandboxChallenge(waiting, false, NOW, times);
  expect([sandboxStateOf(refused), sandboxStateOf(answerSandboxChallenge(refused, true, NOW, times))]).toEqual([
    '3ds_failed',
    '3ds_failed',
  ]);
  expect(sandboxStateOf(answerSandboxChallenge({ ...waiting, outcome: 'fails_3ds' }, true, NOW, times))).toBe(
    '3ds_failed',
  );
  expect(sandboxStateOf(ripen(waiting, after(times.challenge), times))).toBe('3ds_failed');
});

test('whatever is asked: refunded <= settled <= captured <= authorised, and a void leaves nothing captured', () => {
  const asked = fc.record({
    kind: fc.constantFrom('capture' as const, 'void' as const, 'refund' as const),
    fils: fc.integer({ min: 1, max: 12_000 }),
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    wait: fc.constantFrom(0, 30_000, 60_000, 4 * DAY),
  });
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 12 }), (list) => {
      let payment = authorised;
      let now = NOW;
      for (const { wait, ...one } of list) {
        now = new Date(now.getTime() + wait);
        payment = ripen(payment, now, times);
        const before = payment;
        try {
          payment = operateSandbox(payment, one, now, times);
        } catch (error) {
          if (!(error instanceof SandboxRefusal)) throw error;
        }
        expect(refundedOf(payment)).toBeLessThanOrEqual(settledOf(payment, now));
        expect(settledOf(payment, now)).toBeLessThanOrEqual(capturedOf(payment));
        expect(capturedOf(payment)).toBeLessThanOrEqual(payment.fils);
        const isVoided = payment.operations.some(({ kind }) => kind === 'void');
        if (isVoided) expect(capturedOf(payment)).toBe(0);
        expect(payment.operations.slice(0, before.operations.length)).toEqual(before.operations);
      }
    }),
    { numRuns: 300 },
  );
});

describe('the test cards', () => {
  test.each(TEST_CARDS)('$number passes the check of Luhn', ({ number, scheme }) => {
    const sum = number
      .split('')
      .toReversed()
      .map((digit, index) => Number(digit) * (index % 2 === 1 ? 2 : 1))
      .reduce((all, value) => all + (value > 9 ? value - 9 : value), 0);
    expect(sum % 10).toBe(0);
    expect(maskPan(number)).toMatch(/^\d{6}\*+\d{4}$/);
    expect(maskPan(number)).toHaveLength(number.length);
    expect(testCardCvvLength(scheme)).toBe(scheme === 'amex' ? 4 : 3);
  });
});
