import { expect, test } from 'vitest';

import { reachesBy } from './on-route.ts';

test.each([
  ['2026-11-23T07:05:00.000Z', '2026-11-23T07:35:00.000Z'],
  ['2026-11-23T07:05:30.000Z', '2026-11-23T07:36:00.000Z'],
  [null, null],
])('half an hour after it set out, as a whole minute: %s is %s', (at, by) => {
  expect(reachesBy(at)).toBe(by);
});
