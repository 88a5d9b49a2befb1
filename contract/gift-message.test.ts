import { describe, expect, test, vi } from 'vitest';

import { attempt } from './call.ts';
import { GIFT_MESSAGE_MAX, GIFT_MESSAGE_UNITS_MAX, giftMessage, seenLength } from './gift-message.ts';
import { LENIENT } from './wire.ts';

const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}';
const FLAG = '\u{1F1E6}\u{1F1EA}';
/** A letter with a shadda and a fatha. */
const LETTER = '\u0645\u0651\u064E';

const isTaken = (message: string): boolean => attempt(() => giftMessage.decode(message, 'message', LENIENT)).ok;

describe('a message is counted as it is seen', () => {
  test.each([
    ['x', 1],
    [FAMILY, 1],
    [FLAG, 1],
    [LETTER, 1],
    ['e\u0301', 1],
    ['عيد مبارك', 9],
    ['', 0],
  ])('%s', (message, count) => expect(seenLength(message)).toBe(count));

  test.each([['x'], [FLAG], [LETTER], ['ع']])('50 of %s are taken, and 51 are not', (one) => {
    expect(isTaken(one.repeat(GIFT_MESSAGE_MAX))).toBe(true);
    expect(isTaken(one.repeat(GIFT_MESSAGE_MAX + 1))).toBe(false);
  });

  test('what nobody sees cannot be piled up without end', () => {
    expect(isTaken(`e${'\u0301'.repeat(GIFT_MESSAGE_UNITS_MAX)}`)).toBe(false);
    expect(isTaken(`e${'\u0301'.repeat(GIFT_MESSAGE_UNITS_MAX - 1)}`)).toBe(true);
  });
});

test('a browser without a segmenter never takes more than the server does', () => {
  vi.stubGlobal('Intl', {});
  try {
    expect(seenLength(FAMILY)).toBeGreaterThanOrEqual(1);
    expect(seenLength('abc')).toBe(3);
  } finally {
    vi.unstubAllGlobals();
  }
});
