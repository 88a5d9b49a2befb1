/** The engine against what its device does: no room, lost connections, other pages, other shoppers, newer apps. */
import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';

import { eraseDevice } from '#src/offline/erase-device.ts';
import {
  allDone,
  clearSiteData,
  leaveOutAPlace,
  list,
  offline,
  open,
  outboxOf,
  sim,
  simulateServer,
} from '#tests/support/shop-engine.ts';

import { attachShop, shopView } from './shop-door.ts';

simulateServer();

const rowOf = (listId: string, v: number) => ({
  key: `L:${listId}`,
  val: { ...list(listId), rank: 'a' },
  v,
});

describe('the device', () => {
  test('with no room gives up pictures, tries once more, then refuses visibly', async () => {
    sim.answer = offline;
    const shop = await open();
    const dropped: string[] = [];
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve(['images', 'catalogue', 'workbox-precache']),
      delete: (name: string) => Promise.resolve(dropped.push(name) > 0),
    });
    const put = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const refused = shop.edit('list.create', list('a'));
    expect(shop.view().get('L:a')).toBeDefined();
    expect(await refused).toEqual({ ok: false, why: 'full' });
    expect(dropped).toEqual(['images', 'catalogue']);
    expect(shop.view()).toMatchObject({ waiting: [] });
    expect(shop.view().get('L:a')).toBeUndefined();
    put.mockRestore();
    expect(await shop.edit('list.create', list('b'))).toEqual({ ok: true });
  });

  test('with no room for an answer gives up pictures and takes it then; else keeps what waits until there is room (F12)', async () => {
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    sim.requests = [];
    sim.answer = (input) => allDone(input, { to: input.cursor + 1, rows: [rowOf('a', input.cursor + 1)] });
    const dropped: string[] = [];
    let isHelped = false;
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve(['images', 'workbox-precache']),
      delete: (name: string) => {
        if (isHelped) put.mockRestore();
        return Promise.resolve(dropped.push(name) > 0);
      },
    });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await shop.syncNow();
    // Nothing was lost and nothing refused, and the list is on the screen.
    expect(dropped).toEqual(['images']);
    expect(shop.view()).toMatchObject({ waiting: [{ name: 'list.create' }], issues: [] });
    expect(shop.view().get('L:a')).toBeDefined();
    expect((await outboxOf()).outbox).toHaveLength(1);
    isHelped = true;
    await shop.syncNow();
    expect(dropped).toEqual(['images', 'images']);
    expect(shop.view()).toMatchObject({ waiting: [], issues: [] });
    expect((await outboxOf()).base.map(({ key }) => key)).toEqual(['L:a']);
    const sent = sim.requests.flatMap(({ edits }) => edits.map(({ id, seq }) => `${seq} ${id}`));
    expect(new Set(sent).size).toBe(1);
  });

  test('whose connection was lost opens it again, once', async () => {
    sim.answer = offline;
    const shop = await open();
    const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    expect(await shop.edit('list.create', list('a'))).toEqual({ ok: true });
    expect(lost.mock.calls.length).toBeGreaterThan(1);
    expect((await outboxOf()).outbox).toHaveLength(1);
  });

  test('whose database left out a place begins anew, and sends everything once', async () => {
    sim.answer = offline;
    const shop = await open();
    await shop.edit('list.create', list('a'));
    await leaveOutAPlace();
    await shop.edit('list.create', list('b'));
    sim.answer = (input) => allDone(input);
    await shop.syncNow();
    expect(shop.view().waiting).toEqual([]);
    const sent = sim.requests.flatMap(({ edits }) => edits.map(({ seq, args }) => [seq, args['listId']]));
    expect(sent).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
  });

  test('with two pages: each sees the other’s edits, and every edit has its own place', async () => {
    sim.answer = offline;
    const [one, two] = [await open(), await open()];
    await Promise.all([
      one.edit('list.create', list('a')),
      two.edit('list.create', list('b')),
      one.edit('list.create', list('c')),
      two.edit('list.create', list('d')),
    ]);
    expect((await outboxOf()).outbox.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    for (const page of [one, two]) await vi.waitFor(() => expect(page.view().below('L:')).toHaveLength(4));
    sim.answer = (input) => allDone(input);
    await one.syncNow();
    await vi.waitFor(() => expect(two.view().waiting).toEqual([]));
  });

  test('keeps each shopper’s rows apart, and erases them at sign-out', async () => {
    sim.answer = offline;
    const hers = await open();
    await hers.edit('list.create', list('hers'));
    const other = await open(sim.userId + 1000);
    expect(other.view().below('L:')).toEqual([]);
    attachShop(hers);
    expect(shopView().below('L:')).toHaveLength(1);
    await eraseDevice();
    expect(shopView().below('L:')).toEqual([]);
    expect(await hers.edit('list.create', list('late'))).toEqual({ ok: false, why: 'signed-out' });
    expect((await indexedDB.databases()).filter(({ name }) => name?.includes(`${sim.userId}`))).toEqual([]);
  });

  test('whose data the browser cleared shows what is there now, and says how many edits are gone', async () => {
    sim.answer = offline;
    const lost: number[] = [];
    const shop = await open(sim.userId, { onLost: (count) => lost.push(count) });
    await shop.edit('list.create', list('a'));
    await shop.edit('list.create', list('b'));
    await clearSiteData();
    await vi.waitFor(() => expect(shop.view().waiting).toEqual([]));
    expect(shop.view().below('L:')).toEqual([]);
    expect(lost).toEqual([2]);
    expect(await shop.edit('list.create', list('c'))).toEqual({ ok: true });
    expect((await outboxOf()).outbox).toHaveLength(1);
  });

  test('says that it must be loaded again when a newer app changes its database', async () => {
    sim.answer = offline;
    const shop = await open();
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open(`zad-user-${sim.userId}-shop`, 990);
      request.addEventListener('success', () => {
        request.result.close();
        resolve();
      });
      request.addEventListener('error', () => reject(new Error('blocked')));
    });
    expect(shop.view().isReloadNeeded).toBe(true);
  });

  test('works offline when it is told to, also after a reload', async () => {
    const shop = await open();
    await shop.syncNow();
    await shop.workOffline(true);
    sim.requests = [];
    await shop.edit('list.create', list('a'));
    await shop.syncNow();
    expect(sim.requests).toEqual([]);
    shop.close();
    const again = await open();
    expect(again.view().isWorkingOffline).toBe(true);
    await again.workOffline(false);
    await vi.waitFor(() => expect(again.view().waiting).toEqual([]));
  });
});
