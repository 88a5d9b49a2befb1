import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';

import { shopDatabaseName } from '#src/offline/private-names.ts';
import { openShopDatabase } from '#src/offline/shop/shop-database.ts';
import type { ShopEngine } from '#src/offline/shop/shop-engine.ts';
import { allDone, list, offline, open, sim, simulateServer } from '#tests/support/shop-engine.ts';

import { findDrawn } from './drawn-store.ts';
import { forgetDrawnPages } from './forget-drawn-pages.ts';

simulateServer();

const PAGE = { path: '/en/cart', title: 'Cart', script: '/assets/index.js', tree: '["Milk"]' };

/** As the worker would, who holds no connection. */
async function find(path = PAGE.path): Promise<string | null> {
  const database = openShopDatabase(sim.userId, { onUpgrade: () => undefined, onErased: () => undefined });
  await database.open();
  expect(database.name).toBe(shopDatabaseName(sim.userId));
  const page = await findDrawn(database.backendDB(), path);
  database.close();
  return page?.tree ?? null;
}

/** Of a device that has an edit waiting. */
async function drawn(): Promise<ShopEngine> {
  sim.answer = offline;
  const shop = await open();
  await shop.edit('list.create', list('a'));
  shop.keepDrawn(PAGE);
  return shop;
}

test('a page comes back as it was drawn, at its own path', async () => {
  await drawn();
  expect(await find()).toBe(PAGE.tree);
  expect(await find('/ar/cart')).toBeNull();
});

test('not after an edit, of this page or of another one', async () => {
  const shop = await drawn();
  await shop.edit('list.rename', { listId: 'a', name: 'Monthly' });
  expect(await find()).toBeNull();
  shop.keepDrawn(PAGE);
  expect(await find()).toBe(PAGE.tree);
  const other = await open();
  await other.edit('list.rename', { listId: 'a', name: 'Yearly' });
  expect(await find()).toBeNull();
});

test('not where another page’s edit has not been heard of yet', async () => {
  const shop = await drawn();
  const other = await open();
  await other.edit('list.rename', { listId: 'a', name: 'Yearly' });
  // It shows what it knew before: without a channel between them it was not told.
  shop.keepDrawn(PAGE);
  expect(await find()).toBeNull();
});

test('not after the server has answered: what was on this device alone is saved now', async () => {
  const shop = await drawn();
  sim.answer = (input) => allDone(input, { to: input.cursor + 1 });
  await shop.syncNow();
  expect(await find()).toBeNull();
});

test('not after an edit was refused, nor after that was answered', async () => {
  const shop = await drawn();
  sim.answer = (input) =>
    allDone(input, {
      results: input.edits.map(({ seq }) => ({ seq, ok: false, code: 'too_many' })),
    });
  await shop.syncNow();
  expect(shop.view().issues).toHaveLength(1);
  expect(await find()).toBeNull();
  shop.keepDrawn(PAGE);
  expect(await find()).toBe(PAGE.tree);
  await shop.discard(shop.view().issues[0]?.id ?? '');
  expect(await find()).toBeNull();
});

test('not after the switch for working offline', async () => {
  const shop = await drawn();
  await shop.workOffline(true);
  expect(await find()).toBeNull();
});

test('nothing is kept of a shop that is closed', async () => {
  const shop = await open();
  shop.close();
  shop.keepDrawn(PAGE);
  expect(await find()).toBeNull();
});

test('twenty pages are kept; with one more all are let go, and drawn again', async () => {
  const shop = await drawn();
  const path = (at: number) => `/en/page/${at}`;
  for (let at = 1; at < 20; at += 1) shop.keepDrawn({ ...PAGE, path: path(at) });
  expect([await find(), await find(path(1)), await find(path(19))]).toEqual([PAGE.tree, PAGE.tree, PAGE.tree]);
  shop.keepDrawn({ ...PAGE, path: path(20) });
  expect([await find(), await find(path(19)), await find(path(20))]).toEqual([null, null, null]);
});

test('nothing is kept once the session has ended, nor by an app that must be loaded again', async () => {
  const shop = await drawn();
  sim.answer = () => Response.json({ status: 0, message: '', code: 'signed_out' }, { status: 401 });
  await shop.syncNow();
  shop.keepDrawn({ ...PAGE, path: '/en/lists' });
  expect(await find('/en/lists')).toBeNull();
  const older = await open();
  await new Promise<void>((done) => {
    const request = indexedDB.open(shopDatabaseName(sim.userId), 990);
    request.addEventListener('success', () => done(request.result.close()));
  });
  expect(older.view().isReloadNeeded).toBe(true);
  expect(() => older.keepDrawn(PAGE)).not.toThrow();
});

test('nothing is left of any once the device is locked (M7)', async () => {
  const shop = await drawn();
  await forgetDrawnPages();
  expect(await find()).toBeNull();
  expect(shop.view().waiting).toHaveLength(1);
});
