/** Databases as earlier apps left them, with edits that wait: this app opens them, sends everything once, and keeps what was confirmed. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';

import { findDrawn } from '#src/offline/drawn/drawn-store.ts';
import { PrivateDatabase } from '#src/offline/private-database.ts';
import { PRIVATE_PREFIX, shopDatabaseName } from '#src/offline/private-names.ts';
import { allDone, EPOCH, list, open, sim, simulateServer } from '#tests/support/shop-engine.ts';

simulateServer();

interface Store {
  keyPath: string;
  autoIncrement?: boolean;
  index?: string;
  rows: readonly object[];
}

/** `version` as IndexedDB counts it: ten times Dexie's. */
function leave(name: string, version: number, stores: Record<string, Store>): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => {
      for (const [store, { keyPath, autoIncrement = false, index, rows }] of Object.entries(stores)) {
        const made = request.result.createObjectStore(store, { keyPath, autoIncrement });
        if (index) made.createIndex(index, index, { unique: true });
        for (const row of rows) made.add(row);
      }
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('not made')));
    request.addEventListener('success', () => {
      request.result.close();
      resolve();
    });
  });
}

const CLIENT = '00000000-0000-4000-8000-00000000000a';
const COUNT = 300;
const waiting = Array.from({ length: COUNT }, (_, at) => ({
  seq: at + 8,
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  name: 'list.create',
  args: list(`l${at}`),
  ver: 1,
  at: '2026-11-21T08:00:00.000Z',
}));

/** Of 21 November 2026, before pages were kept as they were last drawn. */
const VERSION_1 = {
  base: { keyPath: 'key', rows: [{ key: 'L:old', val: { name: 'Old', madeAt: '2026-11-20T08:00:00.000Z' }, v: 5 }] },
  outbox: { keyPath: 'seq', autoIncrement: true, index: 'id', rows: waiting },
  staged: { keyPath: 'key', rows: [] },
  issues: { keyPath: 'id', rows: [] },
  meta: {
    keyPath: 'id',
    rows: [
      {
        id: 'device',
        clientId: CLIENT,
        offset: 0,
        cursor: 5,
        shown: 5,
        epoch: EPOCH,
        acked: 7,
        isStaging: false,
        isComplete: true,
        isOffline: false,
        syncedAt: '2026-11-21T07:00:00.000Z',
      },
    ],
  },
} satisfies Record<string, Store>;

test('version 1, with 300 edits waiting', async () => {
  const name = shopDatabaseName(sim.userId);
  await leave(name, 10, VERSION_1);
  const shop = await open();
  expect(shop.view().waiting).toHaveLength(COUNT);
  expect(shop.view().get('L:old')).toMatchObject({ name: 'Old' });
  sim.answer = (input) => allDone(input);
  await shop.syncNow();
  expect(shop.view().waiting).toEqual([]);
  expect(shop.view().get('L:old')).toMatchObject({ name: 'Old' });
  const sent = sim.requests.flatMap(({ clientId, edits }) => edits.map(({ seq, id }) => `${clientId} ${seq} ${id}`));
  expect(sent).toEqual(waiting.map(({ seq, id }) => `${CLIENT} ${seq} ${id}`));
  shop.keepDrawn({ path: '/en/cart', title: 'Cart', script: '/a.js', tree: '[]' });
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => resolve(request.result));
  });
  expect(await findDrawn(database, '/en/cart')).toMatchObject({ tree: '[]' });
  database.close();
});

test('version 1 of the kept answers', async () => {
  const answer = { key: '["x",null]', call: 'x', input: null, answer: {}, asOf: '2026-11-21T07:00:00.000Z' };
  await leave(`${PRIVATE_PREFIX}${sim.userId}`, 10, { answers: { keyPath: 'key', rows: [answer] } });
  const database = new PrivateDatabase(sim.userId);
  expect(await database.answers.toArray()).toEqual([answer]);
  expect(await database.cards.toArray()).toEqual([]);
  database.close();
});
