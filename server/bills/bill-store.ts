/** Bills in the database. */
import { and, asc, eq, lte } from 'drizzle-orm';

import type { BillStanding } from '#contract/bills.ts';
import type { Queryable, Transaction } from '#server/kit/database.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { bill } from './table.ts';

export type Bill = typeof bill.$inferSelect;

interface NewBill {
  readonly userId: number;
  readonly kind: BillStanding['kind'];
  /** Above 0. */
  readonly fils: number;
  readonly now: Date;
  readonly shop: Pick<ShopSettings, 'billMinutes'>;
}

/** An open one; its number. */
export async function addBill(tx: Transaction, { userId, kind, fils, now, shop }: NewBill): Promise<number> {
  const until = new Date(now.getTime() + shop.billMinutes * 60_000);
  const values = { userId, kind, fils, state: 'open', madeAt: now, until } as const;
  const [made] = await tx.insert(bill).values(values).returning({ id: bill.id });
  if (!made) throw new Error('a bill was not kept');
  return made.id;
}

/** Another shopper's is as one that is not there (security.md row 23). */
export async function findBill(db: Queryable, userId: number, id: number): Promise<Bill | undefined> {
  return (
    await db
      .select()
      .from(bill)
      .where(and(eq(bill.id, id), eq(bill.userId, userId)))
  )[0];
}

/** The shopper first, then the bill (money.md section 3, Locks). */
export async function lockBill(tx: Transaction, id: number, now: Date): Promise<Bill | undefined> {
  const isIt = eq(bill.id, id);
  const [seen] = await tx.select({ userId: bill.userId }).from(bill).where(isIt);
  if (!seen) return undefined;
  if (seen.userId !== null) await lockShopper(tx, seen.userId, now);
  return (await tx.select().from(bill).where(isIt).for('no key update'))[0];
}

export async function changeBill(tx: Transaction, id: number, values: Partial<Bill>): Promise<void> {
  await tx.update(bill).set(values).where(eq(bill.id, id));
}

/** Open ones whose time is over, the oldest first. */
export function overdueBills(db: Queryable, now: Date, most: number): Promise<Bill[]> {
  return db
    .select()
    .from(bill)
    .where(and(eq(bill.state, 'open'), lte(bill.until, now)))
    .orderBy(asc(bill.until))
    .limit(most);
}
