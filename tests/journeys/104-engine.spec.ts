/** The sync engine in a real browser, before any screen: an edit in the device's outbox reaches the server, and every device of the shopper. */
import { expect, test, type Page } from '@playwright/test';

import { newShopper, openAs } from '#tests/support/shopper.ts';

interface Left {
  outbox: number;
  base: string[];
}

/** What the device's shop database holds. */
function leftOn(page: Page): Promise<Left | null> {
  return page.evaluate(async () => {
    const name = (await indexedDB.databases()).map((one) => one.name ?? '').find((one) => one.endsWith('-shop'));
    if (name === undefined) return null;
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      const request = indexedDB.open(name);
      // It went since it was listed: to look must not make an empty one.
      request.addEventListener('upgradeneeded', () => request.transaction?.abort());
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(null));
    });
    if (database === null) return null;
    const all = (store: string) =>
      new Promise<{ key?: string }[]>((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.addEventListener('success', () => resolve(request.result as { key?: string }[]));
      });
    const left = { outbox: (await all('outbox')).length, base: (await all('base')).map(({ key }) => key ?? '') };
    database.close();
    return left;
  });
}

/** Puts an edit where the engine would, as a tab that was killed right after would have left it. */
function leaveEdit(page: Page, listId: string): Promise<void> {
  return page.evaluate(async (id) => {
    const name = (await indexedDB.databases()).map((one) => one.name ?? '').find((one) => one.endsWith('-shop')) ?? '';
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => {
        const database = opening.result;
        const transaction = database.transaction('outbox', 'readwrite');
        const args = { listId: id, name: 'Weekly', madeAt: new Date().toISOString() };
        const edit = { id: crypto.randomUUID(), name: 'list.create', args, ver: 1, at: new Date().toISOString() };
        transaction.objectStore('outbox').add(edit);
        transaction.addEventListener('complete', () => {
          database.close();
          resolve();
        });
        transaction.addEventListener('abort', () => reject(new Error('not written')));
      });
    });
  }, listId);
}

test('an edit that was left behind is sent at the next start, reaches another device, and goes at sign-out', async ({
  page,
  browser,
}) => {
  const sara = newShopper();
  await openAs(page, sara, '/en/account');
  await expect.poll(() => leftOn(page)).toEqual({ outbox: 0, base: [] });
  await leaveEdit(page, 'weekly');
  expect(await leftOn(page)).toEqual({ outbox: 1, base: [] });
  await page.reload();
  await expect.poll(() => leftOn(page), { timeout: 15_000 }).toEqual({ outbox: 0, base: ['L:weekly'] });

  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await other.goto('/en/account');
  await expect.poll(() => leftOn(other), { timeout: 15_000 }).toEqual({ outbox: 0, base: ['L:weekly'] });
  await elsewhere.close();

  await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await expect.poll(() => leftOn(page)).toBeNull();
});
