import { and, eq, sql } from 'drizzle-orm';

import type { Queryable, Transaction } from '#server/kit/database.ts';

import { foldCode } from './fold-code.ts';
import { discountCode, discountUse } from './table.ts';

interface TypedCode {
  /** As the shopper typed it. */
  readonly code: string;
  readonly userId: number;
  readonly now: Date;
}

type Code = typeof discountCode.$inferSelect;

/**
 * What a code takes off fresh goods, in percent, and how it is stored; without a lock: `spendDiscount` decides. `unknown` where there is
 * none, or it is not its time; `used` where this shopper, or as many as it allows, have used it.
 */
export async function findDiscount(
  db: Queryable,
  { code: typed, userId, now }: TypedCode,
): Promise<{ readonly code: string; readonly percent: number } | 'unknown' | 'used'> {
  const [found] = await db
    .select()
    .from(discountCode)
    .where(eq(discountCode.code, foldCode(typed)));
  if (!found || !isOpen(found, now)) return 'unknown';
  const [own] = await db
    .select({ code: discountUse.code })
    .from(discountUse)
    .where(and(eq(discountUse.code, found.code), eq(discountUse.userId, userId)));
  return own || isUsedUp(found) ? 'used' : { code: found.code, percent: found.percent };
}

/**
 * Locks the code and counts its use for an order, within the caller's transaction. False, and nothing changes, where `findDiscount`
 * would not give its percent, or the order has a code already.
 */
export async function spendDiscount(
  tx: Transaction,
  { code: typed, userId, proId, now }: TypedCode & { readonly proId: number },
): Promise<boolean> {
  const found = await lockCode(tx, foldCode(typed));
  if (!found || !isOpen(found, now) || isUsedUp(found)) return false;
  const used = await tx
    .insert(discountUse)
    .values({ code: found.code, userId, proId, at: now })
    .onConflictDoNothing()
    .returning({ code: discountUse.code });
  if (used.length === 0) return false;
  await tx
    .update(discountCode)
    .set({ used: sql`${discountCode.used} + 1` })
    .where(eq(discountCode.code, found.code));
  return true;
}

/** Lets the shopper of a cancelled order use its code again; false where the order has none (any more). */
export async function returnDiscount(tx: Transaction, { proId }: { readonly proId: number }): Promise<boolean> {
  const [use] = await tx.select({ code: discountUse.code }).from(discountUse).where(eq(discountUse.proId, proId));
  if (!use) return false;
  // The code before its use, as in spendDiscount.
  await lockCode(tx, use.code);
  const gone = await tx.delete(discountUse).where(eq(discountUse.proId, proId)).returning({ code: discountUse.code });
  if (gone.length === 0) return false;
  await tx
    .update(discountCode)
    .set({ used: sql`${discountCode.used} - 1` })
    .where(eq(discountCode.code, use.code));
  return true;
}

async function lockCode(tx: Transaction, code: string): Promise<Code | undefined> {
  const [found] = await tx.select().from(discountCode).where(eq(discountCode.code, code)).for('no key update');
  return found;
}

function isOpen({ startsAt, expiresAt }: Code, now: Date): boolean {
  return startsAt <= now && now <= expiresAt;
}

function isUsedUp({ most, used }: Code): boolean {
  return most !== null && used >= most;
}
