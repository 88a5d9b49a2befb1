/** What the database holds, as an earlier app, a torn write or a curious shopper may have left it. */
import { describe, expect, test } from 'vitest';

import { readRow } from '#contract/rows/rows.ts';
import { HEARD, listRow, newList } from '#tests/support/filled-device.ts';

import { readBase, readEntry, readIssue, readMeta, readStaged } from './stored.ts';

const ENTRY = { ...newList('a'), seq: 4 };
const ISSUE = { ...newList('a'), code: 'too_many' };
const NOTHING = [null, undefined, 7, 'text', [], {}];

describe('what was written comes back as it was', () => {
  test('what the device knows of itself, also before its first answer', () => {
    expect(readMeta(HEARD)).toEqual(HEARD);
    const fresh = { ...HEARD, epoch: null, syncedAt: null, isOffline: true, isOutdated: true };
    expect(readMeta(fresh)).toEqual(fresh);
  });

  test('what an earlier app wrote, which knew of no outdated rows', () => {
    const { isOutdated: _isOutdated, ...earlier } = HEARD;
    expect(readMeta(earlier)).toEqual(HEARD);
  });

  test('edits that wait, with and without a decision', () => {
    expect(readEntry(ENTRY)).toEqual(ENTRY);
    for (const refused of [null, 'too_many'] as const) {
      expect(readEntry({ ...ENTRY, result: { refused } })).toEqual({ ...ENTRY, result: { refused } });
    }
  });

  test('refused edits, rows, and rows that came in part', () => {
    expect(readIssue(ISSUE)).toEqual(ISSUE);
    expect(readBase(listRow('a', 3))).toEqual(listRow('a', 3));
    const gone = { key: 'L:a', val: null, v: 4 };
    expect([readStaged(listRow('a', 3)), readStaged(gone)]).toEqual([listRow('a', 3), gone]);
  });
});

describe('what cannot be read is left out', () => {
  test.each(Object.keys(HEARD).filter((name) => name !== 'isOutdated'))('of the device itself: a torn %s', (name) => {
    expect(readMeta({ ...HEARD, [name]: { torn: true } })).toBeNull();
  });

  test.each(['id', 'name', 'args', 'ver', 'at', 'seq'])('an edit with a torn %s', (name) => {
    expect(readEntry({ ...ENTRY, [name]: -1 })).toBeNull();
  });

  test.each(['id', 'name', 'args', 'ver', 'at', 'code'])('a refused edit with a torn %s', (name) => {
    expect(readIssue({ ...ISSUE, [name]: -1 })).toBeNull();
  });

  test.each(['key', 'val', 'v'])('a row in part with a torn %s', (name) => {
    expect(readStaged({ ...listRow('a', 3), [name]: -1 })).toBeNull();
  });

  test.each(NOTHING)('anything else: %j', (value) => {
    expect([readMeta, readEntry, readIssue, readStaged, readBase].map((read) => read(value))).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});

test('an edit whose decision is torn is asked for again', () => {
  expect(readEntry({ ...ENTRY, result: { refused: 'of tomorrow' } })).toEqual(ENTRY);
});

test('a torn row keeps its key, with nothing under it that any screen reads', () => {
  const torn = readBase({ key: 'L:a', val: 'x', v: 3 });
  expect(torn).toMatchObject({ key: 'L:a', v: 0 });
  expect(readRow('L:a', torn?.val)).toBeNull();
  // One without a value is a row of a kind whose being there is all.
  expect(readBase({ key: 'N:M1', val: null, v: 3 })).toEqual({ key: 'N:M1', val: {}, v: 3 });
});
