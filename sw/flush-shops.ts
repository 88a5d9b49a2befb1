/** What the worker does when the browser wakes it with signal: sends what waits on this device, with no page open. */
import { postSync } from '#src/net/post-sync.ts';
import { flushLoop } from '#src/offline/shop/flush-loop.ts';
import { IdbStore } from '#src/offline/shop/idb-store.ts';
import { syncLock, tabChannel } from '#src/offline/shop/tabs.ts';

import { shopDatabases, withDatabase } from './shop-databases.ts';

/** Rejects where the browser should wake the worker again later. */
export async function flushShops(): Promise<void> {
  for (const { name, userId } of await shopDatabases()) {
    await withDatabase(name, 'outbox', (database) => flushShop(database, userId));
  }
}

async function flushShop(database: IDBDatabase, userId: number): Promise<void> {
  const store = new IdbStore(() => Promise.resolve(database));
  const { meta, waiting } = await store.read(async (tx) => ({ meta: await tx.meta(), waiting: await tx.outbox(1) }));
  if (!meta || meta.isOffline || waiting.length === 0) return;
  const end = await syncLock(userId, () => flushLoop({ store, userId, post: postSync }));
  const tabs = tabChannel(userId, () => undefined);
  tabs.tell();
  tabs.close();
  if (end.kind === 'later' || end.kind === 'stuck') throw new Error(`The edits of a shopper wait: ${end.kind}`);
}
