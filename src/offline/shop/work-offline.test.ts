/** The switch "work offline" holds from the tap on: nothing that was not yet sent is sent, wherever an exchange stands by then. */
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { allDone, list, open, sim, simulateServer } from '#tests/support/shop-engine.ts';

import type { ShopEngine } from './shop-engine.ts';

simulateServer();

const sentEdits = (): number => sim.requests.reduce((sum, { edits }) => sum + edits.length, 0);

/** A device that has heard of the server, with an edit that waits. */
async function withOneEdit(): Promise<ShopEngine> {
  const shop = await open();
  await shop.syncNow();
  sim.requests = [];
  await shop.edit('list.create', list('a'));
  return shop;
}

describe('an edit stays on the device', () => {
  test('when the signal returns before the switch is on the disk', async () => {
    const shop = await withOneEdit();
    const switched = shop.workOffline(true);
    expect(shop.view().isWorkingOffline).toBe(true);
    await shop.syncNow();
    await switched;
    await shop.syncNow();
    expect(sentEdits()).toBe(0);
    expect(shop.view().waiting).toHaveLength(1);
  });

  test('when the exchange had already asked for its lock', async () => {
    const granted: (() => void)[] = [];
    vi.stubGlobal('navigator', {
      locks: {
        request: (_name: string, work: () => unknown) => new Promise<void>((grant) => granted.push(grant)).then(work),
      },
    });
    const shop = await open();
    await shop.edit('list.create', list('a'));
    await vi.waitFor(() => expect(granted.length).toBeGreaterThan(0));
    const ended = shop.syncOnce();
    await shop.workOffline(true);
    for (const grant of granted) grant();
    await ended;
    expect(sim.requests).toEqual([]);
  });

  test('when the exchange was between two requests', async () => {
    const shop = await open();
    await shop.edit('list.create', list('a'));
    // The first contact only asks; its answer is followed by the request that would carry the edit.
    sim.answer = (input) => {
      void shop.workOffline(true);
      return allDone(input);
    };
    await shop.syncNow();
    await shop.syncNow();
    expect(sentEdits()).toBe(0);
    expect(shop.view().waiting).toHaveLength(1);
  });

  test('and a request under way is given up', async () => {
    const shop = await withOneEdit();
    const aborted = new Promise<boolean>((resolve) => {
      sim.answer = (input, signal) => {
        signal?.addEventListener('abort', () => resolve(true));
        return new Promise((answer) => setTimeout(() => answer(allDone(input)), 30_000));
      };
    });
    const ended = shop.syncNow();
    await vi.waitFor(() => expect(sim.requests).toHaveLength(1));
    await shop.workOffline(true);
    expect(await aborted).toBe(true);
    await ended;
    expect(shop.view().waiting).toHaveLength(1);
  });

  test('when another page of the device has switched, of which this one has not heard', async () => {
    const shop = await withOneEdit();
    vi.stubGlobal('BroadcastChannel', undefined);
    const other = await open();
    await other.workOffline(true);
    await shop.syncNow();
    expect(sentEdits()).toBe(0);
  });
});

describe('switched off again', () => {
  let shop: ShopEngine;
  beforeEach(async () => {
    shop = await withOneEdit();
    await shop.workOffline(true);
  });

  test('everything is sent', async () => {
    await shop.workOffline(false);
    await vi.waitFor(() => expect(shop.view().waiting).toEqual([]));
  });

  test('it holds until the device has written that down, and says where it could not', async () => {
    const write = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await shop.workOffline(false)).toEqual({ ok: false, why: 'full' });
    expect(shop.view().isWorkingOffline).toBe(true);
    write.mockRestore();
    await shop.syncNow();
    expect(sentEdits()).toBe(0);
  });
});
