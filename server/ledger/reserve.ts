import { eq, sql } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';

import { accountOf, lockLimited, type AccountName } from './accounts.ts';
import { NotEnough } from './not-enough.ts';
import { ledgerAccount, ledgerReserve } from './table.ts';

/**
 * Promises a part of an account to a document, by its key, once: the same key again changes nothing and answers false.
 *
 * @throws NotEnough where less is available
 */
export async function reserve(tx: Transaction, key: string, name: AccountName, fils: number): Promise<boolean> {
  if (!Number.isSafeInteger(fils) || fils <= 0) throw new RangeError(`${fils} fils cannot be reserved`);
  const id = await accountOf(tx, name);
  const own = (await lockLimited(tx, [id])).get(id);
  if (!own) throw new Error(`an account without a limit has nothing to reserve: ${JSON.stringify(name)}`);
  const isNew = await tx
    .insert(ledgerReserve)
    .values({ key, accountId: id, fils })
    .onConflictDoNothing()
    .returning({ key: ledgerReserve.key });
  if (isNew.length === 0) return false;
  if (own.available < fils) throw new NotEnough(own.available, fils);
  await tx
    .update(ledgerAccount)
    .set({ reserved: sql`${ledgerAccount.reserved} + ${fils}` })
    .where(eq(ledgerAccount.id, id));
  return true;
}

/**
 * Gives back what is still held under the key, and answers how much that was, in fils; 0 where nothing is. To spend it, release it
 * and post in the same transaction: nobody sees the moment between.
 */
export async function release(tx: Transaction, key: string): Promise<number> {
  const [found] = await tx
    .select({ accountId: ledgerReserve.accountId })
    .from(ledgerReserve)
    .where(eq(ledgerReserve.key, key));
  if (!found) return 0;
  await lockLimited(tx, [found.accountId]);
  const [held] = await tx.select({ fils: ledgerReserve.fils }).from(ledgerReserve).where(eq(ledgerReserve.key, key));
  if (!held || held.fils === 0) return 0;
  await tx.update(ledgerReserve).set({ fils: 0 }).where(eq(ledgerReserve.key, key));
  await tx
    .update(ledgerAccount)
    .set({ reserved: sql`${ledgerAccount.reserved} - ${held.fils}` })
    .where(eq(ledgerAccount.id, found.accountId));
  return held.fils;
}
