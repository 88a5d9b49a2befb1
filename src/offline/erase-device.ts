import { isHeld } from '#src/state/held-shoppers.ts';

import { privateDatabases, userOfDatabase, userOfShopDatabase } from './private-names.ts';
import { closeShop } from './shop/shop-door.ts';

/** How long a sign-out waits for another page to close a database. */
const PATIENCE_MS = 3_000;

const closers = new Set<() => void>();

/** Called before the shopper's databases are deleted, by whoever holds one open. */
export function beforeErasing(close: () => void): void {
  closers.add(close);
}

/** Closes what this page holds open of any shopper, and forgets what they typed: another page erases the databases. */
export function letGoOfDevice(): void {
  for (const close of closers) close();
  closeShop();
  sessionStorage.clear();
}

/**
 * Deletes what this device holds of any shopper, but for the unsent changes of one who is to come back (held-shoppers.ts). The catalogue, which is everyone's, stays. It needs nothing that would have to be
 * fetched first: a sign-out without signal erases too.
 */
export async function eraseDevice(): Promise<void> {
  letGoOfDevice();
  await eraseAllBut(() => false);
}

/** At a start: what a sign-out, or a change of shoppers, that was cut off should have erased. */
export async function eraseLeftovers(isKept: (userId: number | null) => boolean): Promise<void> {
  await eraseAllBut((name) => isKept(userOfDatabase(name)));
}

async function eraseAllBut(isKept: (name: string) => boolean): Promise<void> {
  const names = await privateDatabases();
  const erased = names.filter((name) => !isKept(name) && !isHeld(userOfShopDatabase(name) ?? 0));
  await Promise.all(erased.map(deleteDatabase));
}

/**
 * Waits for pages that still hold it: they let go when they hear of it. One that hears nothing (a frozen tab) is not waited for: the
 * browser deletes the database when that page ends.
 */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error(`${name} was not deleted`)));
    request.addEventListener('blocked', () => setTimeout(resolve, PATIENCE_MS));
  });
}
