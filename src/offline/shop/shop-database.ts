import { Dexie } from 'dexie';

import { DRAWN } from '#src/offline/drawn/drawn-store.ts';
import { shopDatabaseName } from '#src/offline/private-names.ts';

export interface ShopDatabaseEvents {
  /** A newer app wants to change the schema; this one must be reloaded. */
  readonly onUpgrade: () => void;
  /** Somebody signed out. */
  readonly onErased: () => void;
}

/** The schema; upgrades only add (docs/decisions, offline edits). What is read and written goes by idb-store.ts. */
export function openShopDatabase(userId: number, { onUpgrade, onErased }: ShopDatabaseEvents): Dexie {
  const database = new Dexie(shopDatabaseName(userId), { chromeTransactionDurability: 'strict' });
  database.version(1).stores({ base: 'key', outbox: '++seq, &id', staged: 'key', issues: 'id', meta: 'id' });
  database.version(2).stores({ [DRAWN]: 'path' });
  database.on('versionchange', (event) => {
    database.close();
    if (event.newVersion === null) onErased();
    else onUpgrade();
    return false;
  });
  return database;
}
