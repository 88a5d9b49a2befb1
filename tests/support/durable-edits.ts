/** What a page has promised, and what its device owes: edits on the disk, seen from outside of the app. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    durableEdits?: number;
  }
}

/** Counts, from the next load on, the edits whose write the disk has confirmed. */
export async function countDurable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.durableEdits = 0;
    // oxlint-disable-next-line unbound-method -- applied to its own store below
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args: Parameters<typeof add>) {
      const confirmed = (): void => void (window.durableEdits = (window.durableEdits ?? 0) + 1);
      if (this.name === 'outbox') this.transaction.addEventListener('complete', confirmed);
      return add.apply(this, args);
    };
  });
}

export function durableEdits(page: Page): Promise<number> {
  return page.evaluate(() => window.durableEdits ?? 0);
}

/** Edits that wait on the device. */
export function waitingEdits(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const shop = (await indexedDB.databases()).find(({ name }) => name?.endsWith('-shop'));
    if (!shop?.name) throw new Error('this device has no shop');
    const database = await asked(indexedDB.open(shop.name));
    const count = await asked(database.transaction('outbox').objectStore('outbox').count());
    database.close();
    return count;
  });
}
