import { expect, test } from 'vitest';

import { FAVOURITES, favouriteKey, lineKey } from '#contract/rows/keys.ts';

import { LiveRows } from './live-rows.ts';

const rows = new LiveRows([
  { key: favouriteKey('B'), value: { since: '2026-11-22T08:00:00Z', column: 'of a later version' } },
  { key: favouriteKey('A'), value: { since: '2026-11-22T09:00:00Z' } },
  { key: favouriteKey('gone'), value: null },
  { key: favouriteKey('broken'), value: { since: 7 } },
  { key: lineKey('CRT', 'A'), value: { quantity: 'two' } },
  { key: 'X:unknown', value: {} },
]);

test('rows are decoded, in the order of their keys; what cannot be read is left out', () => {
  expect(rows.below(FAVOURITES)).toEqual([
    [favouriteKey('A'), { since: '2026-11-22T09:00:00Z' }],
    [favouriteKey('B'), { since: '2026-11-22T08:00:00Z' }],
  ]);
  expect([rows.get(lineKey('CRT', 'A')), rows.get('X:unknown')]).toEqual([undefined, undefined]);
  expect(rows.get(favouriteKey('A'))?.since).toBe('2026-11-22T09:00:00Z');
});
