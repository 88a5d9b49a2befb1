import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import type { EGIFT_KIND, ShopKind, ShopperKind } from './account-kinds.ts';
import { ledgerAccount } from './table.ts';

/** Which account is meant. */
export type AccountName =
  | { readonly kind: ShopperKind; readonly userId: number }
  | { readonly kind: typeof EGIFT_KIND; readonly ref: string }
  | { readonly kind: ShopKind };

/** Amounts in fils. `available`: what is not reserved. */
export interface Balance {
  readonly balance: number;
  readonly reserved: number;
  readonly available: number;
}

/** Its id; the account is made where there is none yet. */
export async function accountOf(db: Queryable, name: AccountName): Promise<number> {
  const found = await findAccount(db, name);
  if (found !== undefined) return found;
  await db
    .insert(ledgerAccount)
    .values({
      kind: name.kind,
      userId: 'userId' in name ? name.userId : null,
      ref: 'ref' in name ? name.ref : null,
      balance: 'userId' in name || 'ref' in name ? 0 : null,
    })
    .onConflictDoNothing();
  const made = await findAccount(db, name);
  if (made === undefined) throw new Error(`the ledger has no account ${JSON.stringify(name)}`);
  return made;
}

/** Without a lock: what a screen shows. An account that was never used holds nothing. */
export async function balanceOf(db: Queryable, name: AccountName): Promise<Balance> {
  const [found] = await db
    .select({ balance: ledgerAccount.balance, reserved: ledgerAccount.reserved })
    .from(ledgerAccount)
    .where(isNamed(name));
  const { balance, reserved } = { balance: found?.balance ?? 0, reserved: found?.reserved ?? 0 };
  return { balance, reserved, available: balance - reserved };
}

/** Holds the limited ones of these accounts until the transaction ends, always in the order of their ids. */
export async function lockLimited(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Balance>> {
  const found = await lockWhere(db, inArray(ledgerAccount.id, [...ids]));
  return new Map(found.map(({ id, ...balance }) => [id, balance]));
}

export interface LockedAccount extends Balance {
  readonly id: number;
}

/** Holds one by its name; nothing where it is not there yet, or has no limit. */
export async function lockNamed(db: Queryable, name: AccountName): Promise<LockedAccount | undefined> {
  return (await lockWhere(db, isNamed(name)))[0];
}

async function lockWhere(db: Queryable, which: SQL | undefined): Promise<LockedAccount[]> {
  const found = await db
    .select({ id: ledgerAccount.id, balance: ledgerAccount.balance, reserved: ledgerAccount.reserved })
    .from(ledgerAccount)
    .where(and(which, isNotNull(ledgerAccount.balance)))
    .orderBy(ledgerAccount.id)
    .for('no key update');
  return found.map(({ id, balance, reserved }) => {
    const own = balance ?? 0;
    return { id, balance: own, reserved, available: own - reserved };
  });
}

async function findAccount(db: Queryable, name: AccountName): Promise<number | undefined> {
  const [found] = await db.select({ id: ledgerAccount.id }).from(ledgerAccount).where(isNamed(name));
  return found?.id;
}

function isNamed(name: AccountName) {
  return and(
    eq(ledgerAccount.kind, name.kind),
    'userId' in name ? eq(ledgerAccount.userId, name.userId) : undefined,
    'ref' in name ? eq(ledgerAccount.ref, name.ref) : undefined,
  );
}
