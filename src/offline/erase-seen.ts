/**
 * What the caches of the service worker say about the shopper who leaves: the pages they opened, their searches and products. The home
 * page and the categories are everyone's and stay. Workbox's own list of what it keeps (IndexedDB) names the same addresses.
 */
import { API_BASE } from '#contract/call.ts';
import { readCategories, readHome } from '#contract/catalogue.ts';
import { LOCALES } from '#contract/urls.ts';

const EVERYONES: ReadonlySet<string> = new Set([
  ...LOCALES.map((locale) => `/${locale}`),
  ...[readHome, readCategories].map(({ path }) => `${API_BASE}${path}`),
]);
const TELLING = /^(?:catalogue|pages-)/;
const EXPIRATION = 'workbox-expiration';
const ENTRIES = 'cache-entries';

/** Never rejects: a browser without these stores has nothing to erase. */
export async function eraseSeen(): Promise<void> {
  await Promise.all([eraseCaches(), eraseExpirations()].map((erasing) => erasing.catch(() => undefined)));
}

/** Of a path and query: whether anybody may have asked for it. */
function isEveryones(url: string): boolean {
  const { pathname, search } = new URL(url, location.origin);
  return EVERYONES.has(pathname) && search === '';
}

async function eraseCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => TELLING.test(name));
  await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const telling = (await cache.keys()).filter(({ url }) => !isEveryones(url));
      await Promise.all(telling.map((request) => cache.delete(request, { ignoreVary: true })));
    }),
  );
}

async function eraseExpirations(): Promise<void> {
  const isThere = (await indexedDB.databases()).some(({ name }) => name === EXPIRATION);
  if (isThere) await eraseEntries(await openExpirations());
}

function openExpirations(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(EXPIRATION);
    // Deleted a moment ago: Workbox makes it, in its own form.
    asked.addEventListener('upgradeneeded', () => asked.transaction?.abort());
    asked.addEventListener('error', () => reject(asked.error ?? new Error(EXPIRATION)));
    asked.addEventListener('success', () => resolve(asked.result));
  });
}

function eraseEntries(database: IDBDatabase): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(ENTRIES, 'readwrite');
    const walk = transaction.objectStore(ENTRIES).openCursor();
    walk.addEventListener('success', () => {
      const { result } = walk;
      if (!result) return;
      const { url, cacheName } = result.value as { url: string; cacheName: string };
      if (TELLING.test(cacheName) && !isEveryones(url)) result.delete();
      result.continue();
    });
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(EXPIRATION)));
  }).finally(() => database.close());
}
