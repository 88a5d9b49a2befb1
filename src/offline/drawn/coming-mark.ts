/** Among the drawn pages, in the shopper's own database: that an order comes, for the worker, which keeps its place on home (sw/mark-shopper.ts). */
import { transactionDone } from '#src/offline/transaction-done.ts';

import type { DrawnPage } from './drawn-page.ts';
import { DRAWN } from './drawn-store.ts';

/** In the place of a path; no page has it. */
const COMING = '#coming-order';

/** `until`: ISO; null where none comes. */
export function comingMark(until: string | null): Omit<DrawnPage, 'stamp'> {
  return { path: COMING, title: until ?? '', script: '', tree: '' };
}

export async function isOrderComing(database: IDBDatabase): Promise<boolean> {
  const transaction = database.transaction(DRAWN);
  const mark = transaction.objectStore(DRAWN).get(COMING) as IDBRequest<Partial<DrawnPage> | undefined>;
  await transactionDone(transaction);
  return (mark.result?.title ?? '') > new Date().toISOString();
}
