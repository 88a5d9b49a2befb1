import { eq, sql } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';

import { accountOf, lockLimited, lockNamed, type AccountName, type LockedAccount } from './accounts.ts';
import { NotEnough } from './not-enough.ts';
import { ledgerAccount, ledgerReserve } from './table.ts';

/**
 * Promises a part of an account to a document, by its key, once: the same key again changes nothing and answers false.
 *
 * @throws NotEnough where less is available
 */
export async function reserve(tx: Transaction, key: string, name: AccountName, fils: number): Promise<boolean> {
  return (await reserveEach(tx, name, [{ key, fils }])) > 0;
}

export interface Promised {
  readonly key: string;
  /** Above 0. */
  readonly fils: number;
}

/** The same for several documents at once, all or none; answers the fils that were not promised before. @throws NotEnough */
export async function reserveEach(tx: Transaction, name: AccountName, parts: readonly Promised[]): Promise<number> {
  for (const { fils } of parts) {
    if (!Number.isSafeInteger(fils) || fils <= 0) throw new RangeError(`${fils} fils cannot be reserved`);
  }
  if (parts.length === 0) return 0;
  const own = (await lockNamed(tx, name)) ?? (await lockNew(tx, name));
  const { rows } = await tx.execute<{ fils: string }>(sql`with made as (
      insert into ledger_reserve (key, account_id, fils)
        select key, ${own.id}, fils from unnest(${sql.param(parts.map(({ key }) => key))}::text[],
          ${sql.param(parts.map(({ fils }) => fils))}::bigint[]) as one(key, fils)
        on conflict do nothing returning fils),
    total as (select coalesce(sum(fils), 0)::bigint as fils from made),
    changed as (update ledger_account set reserved = reserved + total.fils from total
      where id = ${own.id} and total.fils <= ${own.available})
    select fils from total`);
  const made = Number(rows[0]?.fils ?? 0);
  if (own.available < made) throw new NotEnough(own.available, made);
  return made;
}

/** An account that nobody has used yet. @throws Error for one without a limit */
async function lockNew(tx: Transaction, name: AccountName): Promise<LockedAccount> {
  const id = await accountOf(tx, name);
  const own = (await lockLimited(tx, [id])).get(id);
  if (!own) throw new Error(`an account without a limit has nothing to reserve: ${JSON.stringify(name)}`);
  return { id, ...own };
}

/**
 * Gives back what is still held under the key, and answers how much that was, in fils; 0 where nothing is. To spend it, release it
 * and post in the same transaction: nobody sees the moment between.
 */
export async function release(tx: Transaction, key: string): Promise<number> {
  return releasePart(tx, key, Number.POSITIVE_INFINITY);
}

/** The same of so much of it, or of all that is held where that is less. */
export async function releasePart(tx: Transaction, key: string, most: number): Promise<number> {
  const [found] = await tx
    .select({ accountId: ledgerReserve.accountId })
    .from(ledgerReserve)
    .where(eq(ledgerReserve.key, key));
  if (!found) return 0;
  await lockLimited(tx, [found.accountId]);
  const [held] = await tx.select({ fils: ledgerReserve.fils }).from(ledgerReserve).where(eq(ledgerReserve.key, key));
  if (!held || held.fils === 0) return 0;
  const fils = Math.min(held.fils, most);
  await tx
    .update(ledgerReserve)
    .set({ fils: held.fils - fils })
    .where(eq(ledgerReserve.key, key));
  await tx
    .update(ledgerAccount)
    .set({ reserved: sql`${ledgerAccount.reserved} - ${fils}` })
    .where(eq(ledgerAccount.id, found.accountId));
  return fils;
}
