/** Everything that a page keeps on the device and shows, as one text: for what must be nowhere in it. */
import type { Page } from '@playwright/test';

export function leftOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result), { once: true });
        request.addEventListener('error', () => reject(request.error ?? new Error('it cannot be read')), {
          once: true,
        });
      });
    const rows: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const db = await settled(indexedDB.open(name ?? ''));
      for (const store of db.objectStoreNames) {
        rows.push(await settled(db.transaction(store).objectStore(store).getAll()));
      }
      db.close();
    }
    const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    );
    const { innerHTML } = document.documentElement;
    return JSON.stringify([
      rows,
      fields,
      innerHTML,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
    ]);
  });
}
