import { holdShopper, letShopperGo } from '#src/state/held-shoppers.ts';

import { forgetDrawnPages } from './drawn/forget-drawn-pages.ts';
import { privateDatabases, shopDatabaseName } from './private-names.ts';
import { withDatabase } from './shop-databases.ts';
import { transactionDone } from './transaction-done.ts';

/**
 * Another shopper signs in where this one's session had ended. What they changed and the server has not is not erased (docs/decisions,
 * offline edits: 401): their rows stay unseen. Held before it is looked at, so that a page that is closed meanwhile loses nothing.
 */
export async function holdUnsent(userId: number): Promise<void> {
  holdShopper(userId);
  if ((await countUnsent(userId).catch(() => 0)) === 0) letShopperGo(userId);
  else await forgetDrawnPages();
}

async function countUnsent(userId: number): Promise<number> {
  const name = shopDatabaseName(userId);
  const isThere = (await privateDatabases()).includes(name);
  return (isThere && (await withDatabase(name, 'outbox', countRows))) || 0;
}

async function countRows(database: IDBDatabase): Promise<number> {
  const transaction = database.transaction(['outbox', 'issues']);
  const waiting = transaction.objectStore('outbox').count();
  const refused = transaction.objectStore('issues').count();
  await transactionDone(transaction);
  return waiting.result + refused.result;
}
