import { expect, test } from 'vitest';

import { relativeTime } from './relative-time.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const MINUTE = 60_000;

test.each([
  [0, 'en', null],
  [59_999, 'en', null],
  [-5 * MINUTE, 'en', null],
  [MINUTE, 'en', '1 minute ago'],
  [59 * MINUTE, 'en', '59 minutes ago'],
  [60 * MINUTE, 'en', '1 hour ago'],
  [24 * 60 * MINUTE, 'en', 'yesterday'],
  [3 * 24 * 60 * MINUTE, 'en', '3 days ago'],
  [2 * MINUTE, 'ar', 'قبل دقيقتين'],
  [11 * MINUTE, 'ar', 'قبل 11 دقيقة'],
])('%i ms in %s: %s', (age, locale, said) => {
  expect(relativeTime(NOW - age, NOW, locale)).toBe(said);
});
