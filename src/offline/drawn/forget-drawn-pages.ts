import { shopDatabases, withDatabase } from '#src/offline/shop-databases.ts';
import { transactionDone } from '#src/offline/transaction-done.ts';

import { DRAWN } from './drawn-store.ts';

/** Of every shopper whose rows are on this device. */
export async function forgetDrawnPages(): Promise<void> {
  const databases = await shopDatabases();
  await Promise.all(databases.map(({ name }) => withDatabase(name, DRAWN, clear)));
}

function clear(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction(DRAWN, 'readwrite');
  transaction.objectStore(DRAWN).clear();
  return transactionDone(transaction);
}
