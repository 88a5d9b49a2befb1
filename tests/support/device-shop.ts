import type { Page } from '@playwright/test';

/** Keys of a store of the shopper's own rows on the page's device; none where there is no such database. */
export function shopKeys(page: Page, store: 'outbox' | 'drawn'): Promise<(string | number)[]> {
  return page.evaluate(async (wanted) => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const shop = (await indexedDB.databases()).find(({ name }) => name?.endsWith('-shop'));
    if (!shop?.name) return [];
    const database = await asked(indexedDB.open(shop.name));
    const keys = await asked(database.transaction(wanted).objectStore(wanted).getAllKeys());
    database.close();
    return keys as (string | number)[];
  }, store);
}
