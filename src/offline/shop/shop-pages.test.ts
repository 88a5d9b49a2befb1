/** The engine in several pages of one device, and in the life of one page: opened, switched, closed. */
import { afterEach, describe, expect, test, vi } from 'vitest';

import { shopDatabaseName } from '#src/offline/private-names.ts';
import { allDone, list, offline, open, outboxOf, sim, simulateServer } from '#tests/support/shop-engine.ts';

import { ShopEngine } from './shop-engine.ts';

simulateServer();
afterEach(() => void vi.restoreAllMocks());

const nothing = { onErased: () => undefined, onLost: () => undefined };
const serverRow = (listId: string, v: number) => ({ key: `L:${listId}`, val: { name: listId, madeAt: 'x' }, v });

describe('two pages', () => {
  test('what one sends and takes in is seen by the other, which asks for nothing itself', async () => {
    const [one, two] = [await open(), await open()];
    await Promise.all([one.syncNow(), two.syncNow()]);
    await one.edit('list.create', list('a'));
    await vi.waitFor(() => expect(two.view().waiting).toHaveLength(1), { interval: 2 });
    sim.answer = (input) =>
      allDone(input, {
        to: input.cursor + 1,
        rows: [serverRow('a', input.cursor + 1), serverRow('elsewhere', input.cursor + 1)],
      });
    sim.requests = [];
    await one.syncNow();
    await vi.waitFor(() => expect(two.view().waiting).toEqual([]), { interval: 2 });
    expect(
      two
        .view()
        .below('L:')
        .map(([key]) => key),
    ).toEqual(['L:a', 'L:elsewhere']);
    expect(two.view().seen()).toBe(one.view().seen());
    expect(sim.requests).toHaveLength(1);
  });

  test('a refused edit that is answered in one is answered in the other', async () => {
    const [one, two] = [await open(), await open()];
    await one.syncNow();
    await one.edit('list.create', list('a'));
    sim.answer = (input) =>
      allDone(input, { results: input.edits.map(({ seq }) => ({ seq, ok: false, code: 'too_many' })) });
    await one.syncNow();
    await vi.waitFor(() => expect(two.view().issues).toHaveLength(1), { interval: 2 });
    expect(two.view().standing('L:a')).toBe('attention');
    await two.discard(two.view().issues[0]?.id ?? '');
    await vi.waitFor(() => expect(one.view().issues).toEqual([]), { interval: 2 });
  });
});

describe('a page', () => {
  test('asks the server by itself as it opens', async () => {
    await open();
    await vi.waitFor(() => expect(sim.requests).toHaveLength(1), { interval: 2 });
  });

  test('that is closed while it opens follows nothing and asks for nothing', async () => {
    const engine = new ShopEngine(sim.userId, nothing);
    const listen = vi.spyOn(document, 'addEventListener');
    const starting = engine.start();
    engine.close();
    await starting;
    expect(listen).not.toHaveBeenCalled();
    expect(await engine.edit('list.create', list('a'))).toEqual({ ok: false, why: 'signed-out' });
  });

  test('that was never opened can be closed', () => {
    expect(() => new ShopEngine(sim.userId, nothing).close()).not.toThrow();
  });

  test('puts on the app’s icon what waits and what needs attention, and takes it off when it closes', async () => {
    const worn: number[] = [];
    vi.stubGlobal('navigator', {
      setAppBadge: (count: number) => Promise.resolve(void worn.push(count)),
      clearAppBadge: () => Promise.resolve(void worn.push(0)),
    });
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    expect(worn.at(-1)).toBe(1);
    sim.answer = (input) =>
      allDone(input, { results: input.edits.map(({ seq }) => ({ seq, ok: false, code: 'too_many' })) });
    await shop.syncNow();
    sim.answer = offline;
    await shop.edit('list.create', list('b'));
    expect(worn.at(-1)).toBe(2);
    shop.close();
    expect(worn.at(-1)).toBe(0);
  });

  test('whose connection was lost with nothing in it says nothing of lost changes', async () => {
    sim.answer = offline;
    const lost: number[] = [];
    const shop = await open(sim.userId, { onLost: (count) => lost.push(count) });
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    expect(await shop.edit('list.create', list('a'))).toEqual({ ok: true });
    expect(lost).toEqual([]);
    expect(shop.view().waiting).toHaveLength(1);
  });

  test('goes on when its edit cannot be kept: nothing is sent of it, nor asked of the browser', async () => {
    const persist = vi.fn(() => Promise.resolve(true));
    const shop = await open();
    await shop.syncNow();
    vi.stubGlobal('navigator', { storage: { persist } });
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    expect(await shop.edit('list.create', list('a'))).toEqual({ ok: false, why: 'broken' });
    expect(persist).not.toHaveBeenCalled();
    expect(shop.view().waiting).toEqual([]);
  });
});

describe('the switch for working offline, moved twice at once', () => {
  test.each([
    ['on and off again', [true, false]],
    ['off and on again', [true, false, true]],
  ])('%s: the last tap decides, on the screen and on the disk', async (_what, taps) => {
    const shop = await open();
    await shop.syncNow();
    const seen: boolean[] = [];
    shop.listen(() => seen.push(shop.view().isWorkingOffline));
    const outcomes = await Promise.all(taps.map((isOn) => shop.workOffline(isOn)));
    expect(outcomes).toEqual(taps.map(() => ({ ok: true })));
    expect(shop.view().isWorkingOffline).toBe(taps.at(-1));
    expect((await outboxOf()).meta?.isOffline).toBe(taps.at(-1));
    // It does not swing: from the first tap on it is on until it is off.
    expect(seen.indexOf(false)).toBe(taps.at(-1) === true ? -1 : seen.lastIndexOf(true) + 1);
  });

  test('on a new device too, which has no name yet', async () => {
    sim.answer = offline;
    const shop = await open();
    await shop.workOffline(true);
    expect((await outboxOf()).meta).toMatchObject({ isOffline: true, epoch: null });
    expect((await indexedDB.databases()).map(({ name }) => name)).toContain(shopDatabaseName(sim.userId));
  });
});
