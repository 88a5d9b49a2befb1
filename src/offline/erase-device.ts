import { privateDatabases } from './private-names.ts';
import { closeShop } from './shop/shop-door.ts';

const closers = new Set<() => void>();

/** Called before the shopper's databases are deleted, by whoever holds one open. */
export function beforeErasing(close: () => void): void {
  closers.add(close);
}

/**
 * Deletes what this device holds of any shopper. The catalogue, which is everyone's, stays. It needs nothing that would have to be
 * fetched first: a sign-out without signal erases too.
 */
export async function eraseDevice(): Promise<void> {
  for (const close of closers) close();
  closeShop();
  await Promise.all((await privateDatabases()).map(deleteDatabase));
  sessionStorage.clear();
}

/** Waits for pages that still hold it: they let go when they hear of it. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error(`${name} was not deleted`)));
  });
}
