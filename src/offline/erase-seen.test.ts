/** What a shopper who leaves has looked at: gone from the worker's caches and from its list of them, everyone's pages kept. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { API_BASE } from '#contract/call.ts';
import { readCategories, readHome } from '#contract/catalogue.ts';
import { memoryCaches, type MemoryCaches } from '#tests/support/memory-caches.ts';

import { eraseSeen } from './erase-seen.ts';

const ORIGIN = 'https://shop.example';
const HOME = `${API_BASE}${readHome.path}`;
const CATEGORIES = `${API_BASE}${readCategories.path}`;
const SEARCHED = `${API_BASE}/catalogue/search?q=milk`;
const LISTED = 'workbox-expiration';

let store: MemoryCaches;

beforeEach(() => {
  store = memoryCaches();
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('location', { origin: ORIGIN });
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await done(indexedDB.deleteDatabase(LISTED));
});

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
    request.addEventListener('blocked', () => reject(new Error('somebody holds it open')));
  });
}

/** Workbox's list of what it keeps since when, as it makes it. */
async function list(entries: readonly (readonly [cacheName: string, url: string])[]): Promise<void> {
  const request = indexedDB.open(LISTED, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('cache-entries', { keyPath: 'id' }));
  const database = await done(request);
  const rows = database.transaction('cache-entries', 'readwrite').objectStore('cache-entries');
  for (const [cacheName, url] of entries) await done(rows.put({ id: `${cacheName} ${url}`, cacheName, url }));
  database.close();
}

async function listed(): Promise<IDBValidKey[]> {
  const database = await done(indexedDB.open(LISTED, 1));
  const keys = await done(database.transaction('cache-entries').objectStore('cache-entries').getAllKeys());
  database.close();
  return keys;
}

test('searches, products and pages go; the home page and the categories are everyone’s and stay', async () => {
  await store.fill('catalogue', [HOME, CATEGORIES, SEARCHED, `${HOME}?for=me`]);
  await store.fill('pages-17', ['/en', '/ar', '/en/products/halloumi', '/en?q=milk']);
  await eraseSeen();
  expect(store.urls('catalogue')).toEqual([`${ORIGIN}${HOME}`, `${ORIGIN}${CATEGORIES}`]);
  expect(store.urls('pages-17')).toEqual([`${ORIGIN}/en`, `${ORIGIN}/ar`]);
});

test('pictures and the files of the app stay, whatever they are called', async () => {
  await store.fill('images', ['/images/halloumi.svg']);
  await store.fill('assets', ['/assets/pages-1.js']);
  await store.fill('workbox-precache-pages-17', ['/en/offline']);
  await eraseSeen();
  expect(['images', 'assets', 'workbox-precache-pages-17'].flatMap((name) => store.urls(name))).toHaveLength(3);
});

test('an answer that was kept for one language alone goes too', async () => {
  const cache = await store.caches.open('catalogue');
  await cache.put(SEARCHED, new Response('{}', { headers: { vary: 'accept-language' } }));
  await eraseSeen();
  expect(store.urls('catalogue')).toEqual([]);
});

test('the worker’s list names no address either that the shopper alone has asked for', async () => {
  await list([
    ['catalogue', SEARCHED],
    ['catalogue', HOME],
    ['pages-17', `${ORIGIN}/en/products/halloumi`],
    ['pages-17', `${ORIGIN}/ar`],
    ['images', `${ORIGIN}/images/halloumi.svg`],
  ]);
  await eraseSeen();
  expect(await listed()).toEqual([
    `catalogue ${HOME}`,
    `images ${ORIGIN}/images/halloumi.svg`,
    `pages-17 ${ORIGIN}/ar`,
  ]);
});

test('a list that is not there is not made: the worker makes it in its own form', async () => {
  await eraseSeen();
  expect(await indexedDB.databases()).toEqual([]);
  // It was there when it was looked for, and is gone when it is opened.
  vi.spyOn(indexedDB, 'databases').mockResolvedValueOnce([{ name: LISTED, version: 1 }]);
  await eraseSeen();
  expect(await indexedDB.databases()).toEqual([]);
});

test('nobody waits for a browser that keeps neither, or gives neither away', async () => {
  await list([['catalogue', SEARCHED]]);
  vi.stubGlobal('caches', undefined);
  vi.spyOn(IDBCursor.prototype, 'continue').mockImplementation(function giveUp(this: IDBCursor) {
    (this.source as IDBObjectStore).transaction.abort();
  });
  await eraseSeen();
  vi.stubGlobal('indexedDB', undefined);
  await eraseSeen();
});
