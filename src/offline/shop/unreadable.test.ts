/** Anything at all in the device's tables: the shop opens, shows what it can read, and asks the server for the rest (M12). */
import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';

import { linesIn } from '#src/domain/cart/all-lines.ts';
import { favouritesIn } from '#src/domain/favourites/favourites.ts';
import { itemsIn, listsIn } from '#src/domain/lists/lists.ts';
import { shopDatabaseName } from '#src/offline/private-names.ts';
import { allDone, list, offline, open, sim, simulateServer } from '#tests/support/shop-engine.ts';

import { attachShop, type ShopView } from './shop-door.ts';

simulateServer();
afterEach(() => attachShop(null));

const LINE = { quantity: 2, seenPrice: 500, since: '2026-11-21T08:00:00.000Z', message: null, isGiftWrapped: false };

/** As another program would, past the engine. A value that the browser refuses is left out. */
async function plant(stores: Readonly<Record<string, readonly unknown[]>>): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(shopDatabaseName(sim.userId));
    request.addEventListener('success', () => resolve(request.result));
  });
  for (const [store, values] of Object.entries(stores)) {
    for (const value of values) {
      await new Promise<void>((done) => {
        const transaction = database.transaction(store, 'readwrite');
        transaction.addEventListener('complete', () => done());
        transaction.addEventListener('abort', () => done());
        try {
          transaction.objectStore(store).put(value);
        } catch {
          transaction.abort();
        }
      });
    }
  }
  database.close();
}

function everythingIn(view: ShopView): unknown[] {
  const lists = listsIn(view);
  return [
    linesIn(view),
    favouritesIn(view),
    lists,
    ...lists.map(({ id }) => itemsIn(view, id)),
    view.waiting,
    view.issues,
  ];
}

test('a row that is torn is left out, and fetched again', async () => {
  const shop = await open();
  sim.answer = (input) => allDone(input, { to: 2, rows: [{ key: 'C:CRT|B', val: LINE, v: 2 }] });
  await shop.syncNow();
  shop.close();
  await plant({
    base: [
      { key: 'C:CRT|A', val: {}, v: 1 },
      { key: 'C:CRT|C', val: LINE, v: 'x' },
    ],
  });
  sim.answer = offline;
  const again = await open();
  expect(linesIn(again.view()).map(({ stockCode }) => stockCode)).toEqual(['B']);
  sim.requests = [];
  sim.answer = (input) => {
    const rows = ['A', 'B', 'C'].map((code, at) => ({ key: `C:CRT|${code}`, val: LINE, v: at + 1 }));
    return allDone(input, { to: 3, rows });
  };
  await again.syncNow();
  expect(sim.requests[0]).toMatchObject({ cursor: 0, epoch: null });
  expect(linesIn(again.view()).map(({ stockCode }) => stockCode)).toEqual(['A', 'B', 'C']);
});

test('random JSON in every table throws nowhere, and the shop goes on', { timeout: 60_000 }, async () => {
  const keyed = (name: string, more: Record<string, fc.Arbitrary<unknown>> = {}) =>
    fc.array(
      fc.record(
        {
          ...more,
          [name]: fc.oneof(fc.constantFrom('C:CRT|A', 'L:a', 'I:a|A', 'F:A', 'N:A', 'device', 5), fc.string()),
        },
        { requiredKeys: [name] },
      ),
      { maxLength: 5 },
    );
  const anything = fc.jsonValue();
  const tables = fc.record({
    base: keyed('key', { val: anything, v: anything }),
    staged: keyed('key', { val: anything, v: anything }),
    issues: keyed('id', { name: anything, args: anything, ver: anything, at: anything, code: anything }),
    outbox: keyed('id', { name: anything, args: anything, ver: anything, at: anything, result: anything }),
    meta: fc.array(
      fc.record({
        id: fc.constant('device'),
        clientId: anything,
        offset: anything,
        cursor: anything,
        epoch: anything,
        isOffline: anything,
      }),
      { maxLength: 1 },
    ),
  });
  await fc.assert(
    fc.asyncProperty(tables, async (stores) => {
      sim.userId += 1;
      sim.answer = offline;
      (await open()).close();
      await plant(stores);
      const shop = await open();
      expect(everythingIn(shop.view())).toBeDefined();
      expect(await shop.edit('list.create', list('fresh'))).toEqual({ ok: true });
      sim.answer = (input) =>
        allDone(input, { to: 1, rows: [{ key: 'L:server', val: { name: 'S', madeAt: '' }, v: 1 }] });
      await shop.syncNow();
      expect(shop.view().get('L:server')).toBeDefined();
      expect(shop.view().waiting).toEqual([]);
      everythingIn(shop.view());
      shop.close();
    }),
    { numRuns: 40, seed: 20_261_122 },
  );
});
