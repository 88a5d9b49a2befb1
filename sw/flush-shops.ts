import { postSync } from '#src/net/post-sync.ts';
/** What the worker does when the browser wakes it with signal: sends what waits on this device, with no page open. */
import { flushLoop } from '#src/offline/shop/flush-loop.ts';
import { IdbStore } from '#src/offline/shop/idb-store.ts';
import { syncLock, tabChannel } from '#src/offline/shop/tabs.ts';

const NAME = /^zad-user-(\d+)-shop$/;

/** Rejects where the browser should wake the worker again later. */
export async function flushShops(): Promise<void> {
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  for (const name of names) {
    const userId = Number(NAME.exec(name)?.[1] ?? 0);
    if (userId > 0) await flushShop(name, userId);
  }
}

async function flushShop(name: string, userId: number): Promise<void> {
  const database = await openExisting(name);
  if (!database) return;
  // A page that upgrades or erases the database goes first.
  database.addEventListener('versionchange', () => database.close());
  try {
    const store = new IdbStore(() => Promise.resolve(database));
    const { meta, waiting } = await store.read(async (tx) => ({ meta: await tx.meta(), waiting: await tx.outbox(1) }));
    if (!meta || meta.isOffline || waiting.length === 0) return;
    const end = await syncLock(userId, () => flushLoop({ store, userId, post: postSync }));
    const tabs = tabChannel(userId, () => undefined);
    tabs.tell();
    tabs.close();
    if (end.kind === 'later' || end.kind === 'stuck') throw new Error(`The edits of a shopper wait: ${end.kind}`);
  } finally {
    database.close();
  }
}

/** Null where there is none, or one of another app's time: the worker makes no schema. */
function openExisting(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('error', () => resolve(null));
    request.addEventListener('success', () => {
      const database = request.result;
      if (database.objectStoreNames.contains('outbox')) return resolve(database);
      database.close();
      resolve(null);
    });
  });
}
