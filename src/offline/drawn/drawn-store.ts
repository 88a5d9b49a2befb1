/** Drawn pages on IndexedDB itself, in the shopper's own database: the page keeps them, the service worker finds them. */
import type { DeviceMeta } from '#src/offline/shop/device-store.ts';
import { transactionDone } from '#src/offline/transaction-done.ts';

import type { DrawnPage } from './drawn-page.ts';
import { stampOf } from './shop-stamp.ts';

export const DRAWN = 'drawn';

/** More than anybody goes to and fro between: then all are let go, and drawn again. */
const MOST = 20;

/** Asks and does not wait: a page that is being left has no time. What is not kept is drawn by the app alone. */
export function keepDrawn(database: IDBDatabase, page: DrawnPage): void {
  const written = database.transaction(DRAWN, 'readwrite', { durability: 'relaxed' });
  written.objectStore(DRAWN).put(page);
  written.commit();
  const all = database.transaction(DRAWN, 'readwrite').objectStore(DRAWN);
  const count = all.count();
  count.addEventListener('success', () => {
    if (count.result > MOST) all.clear();
  });
}

/** The page at this path, if the device knows now what it knew when that was drawn. */
export async function findDrawn(database: IDBDatabase, path: string): Promise<Partial<DrawnPage> | null> {
  const transaction = database.transaction(['meta', 'outbox', 'issues', DRAWN]);
  const page = transaction.objectStore(DRAWN).get(path) as IDBRequest<Partial<DrawnPage> | undefined>;
  const meta = transaction.objectStore('meta').getAll() as IDBRequest<(DeviceMeta & { id: string })[]>;
  const waiting = transaction.objectStore('outbox').count();
  const last = transaction.objectStore('outbox').openCursor(null, 'prev');
  const issues = transaction.objectStore('issues').getAllKeys();
  await transactionDone(transaction);
  const stamp = stampOf({
    meta: meta.result[0] ?? null,
    waiting: waiting.result,
    lastId: (last.result?.value as { id?: string } | undefined)?.id ?? null,
    issues: issues.result.map(String),
  });
  return page.result?.stamp === stamp ? page.result : null;
}
