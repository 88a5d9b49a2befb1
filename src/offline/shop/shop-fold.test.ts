/** What the shopper sees: what the server confirmed, with what waits on top of it. */
import { describe, expect, test } from 'vitest';

import { edits } from '#contract/rows/edits.ts';
import { listRow, newList } from '#tests/support/filled-device.ts';

import { ShopFold, type FoldEdit } from './shop-fold.ts';

const create = (listId: string, name?: string, seq: number | null = null): FoldEdit => ({
  ...newList(listId, name),
  seq,
});
const rename = (listId: string, name: string): FoldEdit => ({
  ...create(`${listId} ${name}`),
  name: 'list.rename',
  args: { listId, name },
});
const remove = (listId: string): FoldEdit => ({
  ...create(`${listId}-`),
  name: 'list.delete',
  args: { listId, seen: 0 },
});

function foldOf(rows = [listRow('a', 1), listRow('b', 1)], waiting: readonly FoldEdit[] = []): ShopFold {
  const fold = new ShopFold(edits);
  fold.load(rows, waiting);
  return fold;
}

const namesIn = (fold: ShopFold) => fold.below('L:').map(([key, { name }]) => `${key} ${String(name)}`);

describe('an edit', () => {
  test('is seen on top of what was there, and the row it is about waits', () => {
    const fold = foldOf();
    fold.add(rename('a', 'Monthly'));
    expect(namesIn(fold)).toEqual(['L:a Monthly', 'L:b Weekly']);
    expect([fold.isWaitingFor('L:a'), fold.isWaitingFor('L:b')]).toEqual([true, false]);
  });

  test('that goes without its effect uncovers what was below', () => {
    const fold = foldOf();
    fold.add(rename('a', 'Monthly'));
    fold.add(create('c'));
    fold.add(remove('b'));
    expect(namesIn(fold)).toEqual(['L:a Monthly', 'L:c Weekly']);
    fold.change([], [], []);
    expect(namesIn(fold)).toEqual(['L:a Weekly', 'L:b Weekly']);
    expect(fold.isWaitingFor('L:a')).toBe(false);
  });

  test('runs again on what another device did', () => {
    const waiting = [rename('a', 'Monthly')];
    const fold = foldOf(undefined, waiting);
    fold.change([listRow('a', 2, 'Theirs'), listRow('c', 2)], ['L:b'], waiting);
    expect(namesIn(fold)).toEqual(['L:a Monthly', 'L:c Weekly']);
    fold.change([], [], []);
    expect(namesIn(fold)).toEqual(['L:a Theirs', 'L:c Weekly']);
  });

  test('that this app does not know, or cannot read, changes nothing and is about nothing', () => {
    const fold = foldOf();
    const unknown = { ...create('c'), name: 'list.ofTomorrow' };
    const torn = { ...create('c'), args: { listId: 7 } };
    fold.change([], [], [unknown, torn, create('d')]);
    expect(namesIn(fold)).toEqual(['L:a Weekly', 'L:b Weekly', 'L:d Weekly']);
    expect([fold.aboutOf(unknown), fold.aboutOf(torn), fold.aboutOf(create('d'))]).toEqual([null, null, 'L:d']);
    expect(fold.waiting).toHaveLength(3);
  });

  test('of this device is never refused for what this device did itself', () => {
    const fold = foldOf();
    fold.add(rename('a', 'Monthly'));
    fold.add(remove('a'));
    expect(namesIn(fold)).toEqual(['L:b Weekly']);
  });
});

describe('rows that the server sent', () => {
  test('of a kind or form that this app cannot read are left out, and it is known that they were', () => {
    const fold = foldOf();
    expect(fold.hasUnreadable).toBe(false);
    fold.change(
      [
        { key: 'L:a', val: { torn: true }, v: 2 },
        { key: 'X:1', val: {}, v: 2 },
      ],
      [],
      [],
    );
    expect(namesIn(fold)).toEqual(['L:b Weekly']);
    expect([fold.get('X:1'), fold.hasUnreadable]).toEqual([undefined, true]);
    fold.change([listRow('a', 3)], [], []);
    expect([namesIn(fold).length, fold.hasUnreadable]).toEqual([2, true]);
    // The one that was left out is not what an edit uncovers either.
    fold.change([{ key: 'L:b', val: { torn: true }, v: 4 }], [], [rename('a', 'Monthly')]);
    fold.change([], [], []);
    expect(namesIn(fold)).toEqual(['L:a Weekly']);
  });

  test('are what the database has at a start, and nothing else', () => {
    const fold = foldOf();
    fold.load([listRow('b', 1), listRow('c', 1)], []);
    expect(namesIn(fold)).toEqual(['L:b Weekly', 'L:c Weekly']);
  });

  test('of the same version are the same, until the server’s versions are of another time', () => {
    const fold = foldOf();
    fold.load([listRow('a', 1, 'Other'), listRow('b', 1)], []);
    expect(namesIn(fold)).toEqual(['L:a Weekly', 'L:b Weekly']);
    fold.load([listRow('a', 1, 'Restored'), listRow('b', 1)], [], 'another time');
    expect(namesIn(fold)).toEqual(['L:a Restored', 'L:b Weekly']);
    fold.load([listRow('a', 1, 'Again'), listRow('b', 1)], [], 'another time');
    expect(namesIn(fold)).toEqual(['L:a Restored', 'L:b Weekly']);
  });
});

describe('what did not change is not drawn again', () => {
  test('a row that came out as it was is the same object', () => {
    const fold = foldOf();
    fold.add(create('c'));
    const [a, c] = [fold.get('L:a'), fold.get('L:c')];
    // The server has stored the list just as it was shown.
    fold.change([listRow('c', 2), listRow('b', 2, 'Changed')], [], []);
    expect(fold.get('L:c')).toBe(c);
    expect(fold.get('L:a')).toBe(a);
    expect(fold.get('L:b')).toMatchObject({ name: 'Changed' });
    fold.load([listRow('a', 1), listRow('b', 2, 'Changed'), listRow('c', 2)], [], 'another time');
    expect(fold.get('L:c')).toBe(c);
  });

  test('a list of rows is the same until one of them changes', () => {
    const fold = foldOf();
    const [lists, favourites] = [fold.below('L:'), fold.below('F:')];
    expect(fold.below('L:')).toBe(lists);
    fold.add(create('c'));
    expect(fold.below('L:')).not.toBe(lists);
    expect(lists).toHaveLength(2);
    expect(fold.below('F:')).toBe(favourites);
  });
});

test('edits that are durable now are the same in the same order', () => {
  const fold = foldOf([], [create('a')]);
  fold.renumber([create('a', undefined, 4)]);
  expect(fold.waiting.map(({ seq }) => seq)).toEqual([4]);
  expect(namesIn(fold)).toEqual(['L:a Weekly']);
});
