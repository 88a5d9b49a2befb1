import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { succeed } from '#contract/call.ts';
import { logIn, logOut } from '#contract/session.ts';
import { createApi } from '#src/net/api.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { rememberUser } from '#src/state/session.ts';
import { memoryCaches } from '#tests/support/memory-caches.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { signIn } from './sign-in.ts';
import { settleSignOut, signOut } from './sign-out.ts';

const AISHA = { id: 7, email: 'aisha@example.ae', firstName: 'Aisha', lastName: 'Al Ali', customerCode: 'C-700' };
/** What only she looked for, looked at, or is. */
const MARKS = ['106001', '106004', 'secretquery', 'Aisha', 'aisha@', '+97150', 'C-700', 'list-of-hers'];

const store = memoryCaches();

beforeEach(async () => {
  stubBrowser();
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('location', new URL('https://shop.example/en/account'));
  rememberUser(AISHA);
  localStorage.setItem('zad-recent-searches', '["secretquery"]');
  localStorage.setItem('zad.preferred-list.7', 'list-of-hers');
  localStorage.setItem('zad-install', JSON.stringify({ visits: 3, products: ['106001', '106004'], dismissedAt: 5 }));
  sessionStorage.setItem('typed', 'Aisha');
  await store.fill('catalogue', [
    '/ecomapi/catalogue/home',
    '/ecomapi/catalogue/cards?stockCode=106001&stockCode=106004',
    '/ecomapi/catalogue/search?q=secretquery&lang=en',
    '/ecomapi/catalogue/product?stockCode=106001',
  ]);
  await store.fill('pages-1', [
    '/en',
    '/ar',
    '/en/searchpage?q=secretquery',
    '/en/product/a/b/milk-106001',
    '/en?login=cart&next=/106001',
  ]);
  await fillDatabase('zad-user-7', 'answers', [{ name: 'Aisha', mobile: '+971501234567' }]);
  await fillDatabase('zad-user-7-shop', 'base', [{ key: 'C:CRT|106001' }]);
  await fillDatabase('workbox-expiration', 'cache-entries', [
    { cacheName: 'catalogue', url: 'https://shop.example/ecomapi/catalogue/search?q=secretquery' },
    { cacheName: 'pages-1', url: 'https://shop.example/en/product/a/b/milk-106001' },
    { cacheName: 'catalogue', url: 'https://shop.example/ecomapi/catalogue/home' },
  ]);
});

afterEach(() => vi.unstubAllGlobals());

test('nothing of what the shopper looked at or owned is left, and everyone’s pages are (M6, B4)', async () => {
  const said: string[] = [];
  const client = createQueryClient(
    createApi((path) => {
      said.push(path);
      return Promise.resolve(Response.json(succeed(logOut, {})));
    }),
  );
  client.setQueryData(['catalogue.search', { q: 'secretquery' }], {});
  expect(marksIn(await everythingKept())).toEqual(MARKS.toSorted());
  await signOut(client);
  const left = await everythingKept();
  expect(marksIn(left)).toEqual([]);
  expect(
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ),
  ).toBe('[]');
  expect(store.urls('pages-1')).toEqual(['https://shop.example/en', 'https://shop.example/ar']);
  expect(store.urls('catalogue')).toEqual(['https://shop.example/ecomapi/catalogue/home']);
  expect(left).toContain('{"cacheName":"catalogue","url":"https://shop.example/ecomapi/catalogue/home"}');
  // Whether to offer the installation is no shopper's own.
  expect(localStorage.getItem('zad-install')).toBe('{"visits":3,"products":["0","1"],"dismissedAt":5}');
  expect(said).toEqual(['/ecomapi/accountinfo/logout']);
});

const marksIn = (text: string): string[] => MARKS.filter((mark) => text.includes(mark)).toSorted();

/** Caches, storages and databases as one text. */
async function everythingKept(): Promise<string> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const rows = await Promise.all(names.map(readDatabase));
  return [
    ...['catalogue', 'pages-1'].flatMap((name) => store.urls(name)),
    ...[localStorage, sessionStorage].flatMap((one) => Object.entries(one).flat().map(String)),
    ...names,
    ...rows.flat().map((row) => JSON.stringify(row)),
  ].join('\n');
}

async function fillDatabase(name: string, table: string, rows: unknown[]): Promise<void> {
  const database = await opened(name, table);
  const transaction = database.transaction(table, 'readwrite');
  for (const row of rows) transaction.objectStore(table).add(row);
  await new Promise((done) => transaction.addEventListener('complete', done));
  database.close();
}

async function readDatabase(name: string): Promise<unknown[]> {
  const database = await opened(name);
  const tables = [...database.objectStoreNames];
  const rows = await Promise.all(
    tables.map(
      (table) =>
        new Promise<unknown[]>((resolve) => {
          const all = database.transaction(table).objectStore(table).getAll();
          all.addEventListener('success', () => resolve(all.result));
        }),
    ),
  );
  database.close();
  return rows.flat();
}

function opened(name: string, table?: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name);
    asked.addEventListener('upgradeneeded', () => {
      if (table !== undefined) asked.result.createObjectStore(table, { autoIncrement: true });
    });
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error(name)));
  });
}

test('the server hears of a sign-out while the device is erased, however long that takes, and of every device where asked (L6, W26)', async () => {
  const frozen = await opened('zad-user-7');
  const said: { body: unknown; keepalive: boolean | undefined }[] = [];
  const client = createQueryClient(
    createApi((_path, { body, keepalive }) => {
      said.push({ body, keepalive });
      return Promise.resolve(Response.json(succeed(logOut, {})));
    }),
  );
  void signOut(client, 'everywhere');
  await vi.waitFor(() => expect(said).toEqual([{ body: '{"everywhere":true}', keepalive: true }]));
  await vi.waitFor(() => expect(localStorage.getItem('zad.signed-out')).toBeNull());
  frozen.close();
});

test('what the server has not heard is told later as it was meant, and a sign-in waits for the answer', async () => {
  let isCut = true;
  const said: string[] = [];
  const client = createQueryClient(
    createApi(async (path, { body }) => {
      if (isCut) throw new TypeError('Failed to fetch');
      said.push(`${path} ${typeof body === 'string' ? body : ''}`);
      await new Promise((done) => setTimeout(done, path.endsWith('logout') ? 20 : 0));
      said.push(`${path} answered`);
      return Response.json(path.endsWith('login') ? succeed(logIn, { user: AISHA }) : succeed(logOut, {}));
    }),
  );
  await signOut(client, 'everywhere');
  expect(localStorage.getItem('zad.signed-out')).toBe('everywhere');
  isCut = false;
  void settleSignOut(client);
  await signIn(client, { email: 'aisha@example.ae', password: 'x' });
  expect(said.map((one) => one.replace(/.*\//, ''))).toEqual([
    'logout {"everywhere":true}',
    'logout answered',
    'login {"email":"aisha@example.ae","password":"x"}',
    'login answered',
  ]);
});
