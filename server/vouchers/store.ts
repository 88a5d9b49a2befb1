import { and, eq, gte, isNull } from 'drizzle-orm';

import { returnedRewardEnd, rewardEnd } from '#contract/rules/reward-life.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { Queryable, Transaction } from '#server/kit/database.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { voucher } from './table.ts';

export interface GivenVoucher {
  /** What it is for, in full. The same key is given once. */
  readonly key: string;
  readonly userId: number;
  readonly title: Bilingual;
  /** Above 0. */
  readonly fils: number;
  readonly at: Date;
  readonly settings: Pick<ShopSettings, 'voucherLiveMonths'>;
}

export interface FreeVoucher {
  /** docno, CreditvoucherCode */
  readonly id: number;
  readonly title: Bilingual;
  readonly fils: number;
  readonly expiresAt: Date;
}

/** An order that is placed or cancelled, by the prepared order that it came of. */
interface VoucherUse {
  readonly id: number;
  readonly proId: number;
  readonly now: Date;
}

/**
 * Within the caller's transaction; false where the key was given before: then nothing is written. It ends with the day
 * `voucherLiveMonths` later (remaining.md C28).
 *
 * @throws RangeError where the fils are not whole or not above 0
 */
export async function giveVoucher(
  tx: Transaction,
  { key, userId, title, fils, at, settings }: GivenVoucher,
): Promise<boolean> {
  if (!Number.isSafeInteger(fils) || fils <= 0) throw new RangeError(`a voucher of ${fils} fils cannot be given`);
  const expiresAt = rewardEnd(at, settings.voucherLiveMonths);
  const made = await tx
    .insert(voucher)
    .values({ key, userId, title, fils, madeAt: at, expiresAt })
    .onConflictDoNothing({ target: voucher.key })
    .returning({ id: voucher.id });
  return made.length > 0;
}

/** @throws where none was given under it */
export async function voucherByKey(db: Queryable, key: string): Promise<FreeVoucher> {
  const { id, title, fils, expiresAt } = voucher;
  const [found] = await db.select({ id, title, fils, expiresAt }).from(voucher).where(eq(voucher.key, key));
  if (!found) throw new Error(`no voucher was given under the key ${key}`);
  return found;
}

/** Those that can be used, the first to end first; without a lock: what a screen shows. */
export async function freeVouchers(db: Queryable, userId: number, now: Date): Promise<FreeVoucher[]> {
  return db
    .select({ id: voucher.id, title: voucher.title, fils: voucher.fils, expiresAt: voucher.expiresAt })
    .from(voucher)
    .where(and(eq(voucher.userId, userId), isNull(voucher.spentOn), gte(voucher.expiresAt, now)))
    .orderBy(voucher.expiresAt, voucher.id);
}

/**
 * Locks the voucher and spends it on an order, within the caller's transaction. Its fils; null where it is not this shopper's, is
 * spent (on this order too) or has ended. What the order leaves of it lapses.
 */
export async function spendVoucher(
  tx: Transaction,
  { id, userId, proId, now }: VoucherUse & { readonly userId: number },
): Promise<number | null> {
  const [found] = await tx
    .select({ fils: voucher.fils, spentOn: voucher.spentOn, expiresAt: voucher.expiresAt })
    .from(voucher)
    .where(and(eq(voucher.id, id), eq(voucher.userId, userId)))
    .for('no key update');
  if (!found || found.spentOn !== null || found.expiresAt < now) return null;
  await tx.update(voucher).set({ spentOn: proId }).where(eq(voucher.id, id));
  return found.fils;
}

/**
 * Makes a voucher that was spent on this order usable again, to the end of the seventh day from now at least (decisions 32). False
 * where it is not spent on this order: then nothing changes.
 */
export async function returnVoucher(tx: Transaction, { id, proId, now }: VoucherUse): Promise<boolean> {
  const [found] = await tx
    .select({ expiresAt: voucher.expiresAt })
    .from(voucher)
    .where(and(eq(voucher.id, id), eq(voucher.spentOn, proId)))
    .for('no key update');
  if (!found) return false;
  await tx
    .update(voucher)
    .set({ spentOn: null, expiresAt: returnedRewardEnd(found.expiresAt, now) })
    .where(eq(voucher.id, id));
  return true;
}
