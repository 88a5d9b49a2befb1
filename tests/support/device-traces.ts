import type { Page } from '@playwright/test';

/** Where on the device one of the words stands: databases, caches, storages, the page itself. Empty where nowhere. */
export function tracesOf(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(async (markers) => {
    const found: string[] = [];
    const look = (where: string, text: string): void => {
      for (const marker of markers) if (text.includes(marker)) found.push(`${where}: ${marker}`);
    };
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    look('page', document.documentElement.outerHTML);
    look('localStorage', JSON.stringify(localStorage));
    look('sessionStorage', JSON.stringify(sessionStorage));
    look('cookie', document.cookie);
    /** Null where it was deleted since it was listed: opening it must not make it anew. */
    const opened = (name: string): Promise<IDBDatabase | null> => {
      const request = indexedDB.open(name);
      let gone = false;
      request.addEventListener('upgradeneeded', () => {
        gone = true;
        request.transaction?.abort();
      });
      return asked(request).catch((error: unknown) => {
        if (gone) return null;
        throw error;
      });
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await opened(name);
      if (database === null) continue;
      for (const store of database.objectStoreNames) {
        const all = await asked(database.transaction(store).objectStore(store).getAll());
        look(`database ${name}`, JSON.stringify(all));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        look(`cache ${name}`, request.url);
        const answer = await cache.match(request, { ignoreVary: true });
        if (answer && !/image|font/.test(answer.headers.get('content-type') ?? ''))
          look(`cache ${name}`, await answer.text());
      }
    }
    return found;
  }, words);
}
