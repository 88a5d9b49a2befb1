/** What a page knows of the shopper's rows and shows, as what its device has changes. */
import { describe, expect, test } from 'vitest';

import { HEARD, newList } from '#tests/support/filled-device.ts';

import type { DeviceMeta, IssueEntry, WaitingEntry } from './device-store.ts';
import { ShopState, timeOf } from './shop-state.ts';

const durable = (listId: string, seq: number): WaitingEntry => ({ ...newList(listId), seq });
const refused = (listId: string, at: string): IssueEntry => ({ ...newList(listId), at, code: 'too_many' });

/** What the database has, with rows that have not changed. */
function take(
  state: ShopState,
  outbox: readonly WaitingEntry[] = [],
  meta: DeviceMeta | null = HEARD,
  issues: readonly IssueEntry[] = [],
): void {
  state.take({ meta, outbox, issues }, (edits) => state.fold.change([], [], edits));
}

test('before the device was read nothing is said to be empty, saved or whole', () => {
  const { isRead, isComplete, syncedAt, waiting, issues, isUnreadable, isSwitching, isWorkingOffline, isReloadNeeded } =
    new ShopState();
  expect({ isRead, isComplete, isUnreadable, isSwitching, isWorkingOffline, isReloadNeeded }).toEqual({
    isRead: false,
    isComplete: false,
    isUnreadable: false,
    isSwitching: false,
    isWorkingOffline: false,
    isReloadNeeded: false,
  });
  expect([syncedAt, waiting, issues, new ShopState().seen()]).toEqual([null, [], [], 0]);
});

test('what the device knows is said: to which version, since when, and whether it is all', () => {
  const state = new ShopState();
  take(state);
  expect([state.isRead, state.isComplete, state.syncedAt, state.seen()]).toEqual([true, true, HEARD.syncedAt, 3]);
  take(state, [], null);
  expect([state.isRead, state.isComplete, state.syncedAt, state.seen()]).toEqual([true, false, null, 0]);
});

describe('an edit', () => {
  test('is on this device from the tap on, and stays where the database has not heard of it yet', () => {
    const state = new ShopState();
    take(state);
    state.add(newList('a'));
    expect([state.standing('L:a'), state.standing('L:b')]).toEqual(['on-device', 'saved']);
    // Another page has told of a change meanwhile.
    take(state, [durable('b', 1)]);
    expect(state.waiting.map(({ id }) => id)).toEqual(['id-of-b', 'id-of-a']);
    // It is there now, once.
    take(state, [durable('b', 1), durable('a', 2)]);
    expect(state.waiting.map(({ id }) => id)).toEqual(['id-of-b', 'id-of-a']);
    // The server has decided both.
    take(state, []);
    expect(state.waiting).toEqual([]);
  });

  test('has its place once it is durable', () => {
    const state = new ShopState();
    take(state, [durable('a', 1)]);
    state.add(newList('b'));
    state.add(newList('c'));
    state.settle([durable('b', 2)]);
    expect(state.fold.waiting.map(({ seq }) => seq)).toEqual([1, 2, null]);
  });

  test('that could not be kept is as if it had not been tapped', () => {
    const state = new ShopState();
    take(state);
    state.add(newList('a'));
    state.add(newList('b'));
    state.withdraw(new Set(['id-of-a']));
    expect([state.get('L:a'), state.get('L:b')]).toMatchObject([undefined, { name: 'Weekly' }]);
    expect(state.waiting.map(({ id }) => id)).toEqual(['id-of-b']);
  });
});

describe('refused edits', () => {
  test('stand in the order of the taps, whatever the database’s, and their rows need attention', () => {
    const state = new ShopState();
    const noon = '2026-11-21T12:00:00.000Z';
    const two = '2026-11-21T14:00:00.000Z';
    const one = '2026-11-21T13:00:00.000Z';
    take(state, [], HEARD, [refused('c', two), refused('a', noon), refused('b', one)]);
    expect(state.issues.map(({ id }) => id)).toEqual(['id-of-a', 'id-of-b', 'id-of-c']);
    expect([state.standing('L:a'), state.standing('L:z')]).toEqual(['attention', 'saved']);
    take(state, [], HEARD, []);
    expect(state.standing('L:a')).toBe('saved');
  });

  test('that this app does not know hold back no row', () => {
    const state = new ShopState();
    take(state, [], HEARD, [{ ...refused('a', ''), name: 'list.ofTomorrow' }]);
    expect([state.issues.length, state.standing('L:a')]).toEqual([1, 'saved']);
  });
});

describe('the switch for working offline', () => {
  const offline = { ...HEARD, isOffline: true };

  test('is where the device has it, also where another page has moved it', () => {
    const state = new ShopState();
    take(state, [], offline);
    expect(state.isWorkingOffline).toBe(true);
    take(state, [], HEARD);
    expect(state.isWorkingOffline).toBe(false);
    take(state, [], offline);
    take(state, [], null);
    expect(state.isWorkingOffline).toBe(false);
  });

  test('stays where the shopper has just moved it, while the device still has it elsewhere', () => {
    const state = new ShopState();
    state.isSwitching = true;
    state.hold.set('switch', true);
    take(state, [], HEARD);
    expect(state.isWorkingOffline).toBe(true);
  });
});

describe('of a database that was emptied', () => {
  test('what had been durable is lost, what is just being written is not', () => {
    const state = new ShopState();
    take(state, [durable('a', 1), durable('b', 2)]);
    state.add(newList('c'));
    expect([...state.lostFrom({ meta: null, outbox: [durable('b', 1)], issues: [] })]).toEqual(['id-of-a']);
    expect(state.lostFrom({ meta: HEARD, outbox: [], issues: [] }).size).toBe(0);
  });
});

test('whoever listens hears of each change, with another revision, until they stop', () => {
  const state = new ShopState();
  const heard: number[] = [];
  const stop = state.listen(() => heard.push(state.revision));
  take(state);
  state.add(newList('a'));
  stop();
  state.add(newList('b'));
  expect(heard).toEqual([1, 2]);
});

test('versions are of another time where the device, the epoch, or the age of its rows is another', () => {
  const times = [
    HEARD,
    { ...HEARD, clientId: 'another' },
    { ...HEARD, epoch: null },
    { ...HEARD, isOutdated: true },
    null,
  ].map(timeOf);
  expect(new Set(times).size).toBe(5);
  const { isOutdated: _isOutdated, ...earlier } = HEARD;
  expect(timeOf(earlier)).toBe(timeOf({ ...HEARD, cursor: 9, shown: 9 }));
});
