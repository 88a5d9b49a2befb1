/** The databases of shoppers' rows on this device, for who makes no schema and holds none open: the worker, and a page that locks. */
import { userOfShopDatabase } from './private-names.ts';

export interface ShopDatabase {
  readonly name: string;
  readonly userId: number;
}

export async function shopDatabases(): Promise<ShopDatabase[]> {
  const all = await indexedDB.databases();
  return all.flatMap(({ name = '' }) => {
    const userId = userOfShopDatabase(name);
    return userId === null ? [] : [{ name, userId }];
  });
}

/** Runs `work` on it, if it has the store; null where there is none, or it is one of another app's time. */
export async function withDatabase<T>(
  name: string,
  store: string,
  work: (database: IDBDatabase) => Promise<T>,
): Promise<T | null> {
  const database = await openExisting(name);
  if (!database) return null;
  // A page that upgrades or erases the database goes first.
  database.addEventListener('versionchange', () => database.close());
  try {
    return database.objectStoreNames.contains(store) ? await work(database) : null;
  } finally {
    database.close();
  }
}

function openExisting(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('error', () => resolve(null));
    request.addEventListener('success', () => resolve(request.result));
  });
}
