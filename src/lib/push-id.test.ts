import { expect, test } from 'vitest';

import { pushId } from './push-id.ts';

test('names sort by their time, also those of one millisecond and of a clock that was put back', () => {
  const start = Date.parse('2026-11-28T06:00:00Z');
  const ids = [start, start, start + 1, start + 60_000, start - 5_000].map(pushId);
  expect(ids.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a name has 20 signs that a path may have', () => {
  expect(pushId(Date.parse('2050-01-01T00:00:00Z'))).toMatch(/^[\w-]{20}$/);
});
