/** Regular orders and their deliveries in the database. What a shopper's call reaches names the shopper (security.md row 23). */
import { and, asc, count, eq, inArray, lte, ne, or } from 'drizzle-orm';

import type { Queryable, Transaction } from '#server/kit/database.ts';

import { regular, regularDelivery } from './table.ts';

export type RegularRow = typeof regular.$inferSelect;
export type RegularLineRow = typeof regularDelivery.$inferSelect;

/** What is made together is paid together. */
export const batchOf = ({ id, batchId }: Pick<RegularRow, 'id' | 'batchId'>): number => batchId ?? id;

export async function addRegularRow(tx: Transaction, made: typeof regular.$inferInsert): Promise<RegularRow> {
  const [row] = await tx.insert(regular).values(made).returning();
  if (!row) throw new Error('a regular order was not kept');
  return row;
}

/** Locked until the transaction ends; undefined where the shopper has none of that number. */
export async function lockRegular(tx: Transaction, userId: number, id: number): Promise<RegularRow | undefined> {
  const own = and(eq(regular.id, id), eq(regular.userId, userId));
  return (await tx.select().from(regular).where(own).for('update'))[0];
}

/** Those of these products that have not ended, locked. */
export async function lockLive(tx: Transaction, userId: number, codes: readonly string[]): Promise<RegularRow[]> {
  const which = and(eq(regular.userId, userId), ne(regular.state, 'ended'), inArray(regular.stockCode, [...codes]));
  return tx.select().from(regular).where(which).orderBy(asc(regular.id)).for('update');
}

/** The one that comes, else the one that is to be paid. */
export async function findLive(db: Queryable, userId: number, stockCode: string): Promise<RegularRow | undefined> {
  const which = and(eq(regular.userId, userId), ne(regular.state, 'ended'), eq(regular.stockCode, stockCode));
  const live = await db.select().from(regular).where(which);
  return live.find(({ state }) => state === 'running') ?? live[0];
}

export async function countLive(db: Queryable, userId: number): Promise<number> {
  const which = and(eq(regular.userId, userId), ne(regular.state, 'ended'));
  return (await db.select({ count: count() }).from(regular).where(which))[0]?.count ?? 0;
}

/** Made together with the one of this number, and not paid yet; locked. */
export async function lockUnpaid(tx: Transaction, userId: number, batch: number): Promise<RegularRow[]> {
  const together = or(eq(regular.id, batch), eq(regular.batchId, batch));
  const which = and(eq(regular.userId, userId), eq(regular.state, 'unpaid'), together);
  return tx.select().from(regular).where(which).orderBy(asc(regular.id)).for('update');
}

/** Those that a bill is for. */
export async function billedRegulars(db: Queryable, billId: number): Promise<RegularRow[]> {
  return db.select().from(regular).where(eq(regular.billId, billId)).orderBy(asc(regular.id));
}

/** Those that a bill is for, locked. */
export async function lockBilled(tx: Transaction, billId: number): Promise<RegularRow[]> {
  return tx.select().from(regular).where(eq(regular.billId, billId)).orderBy(asc(regular.id)).for('update');
}

export async function changeRegular(tx: Transaction, id: number, to: Partial<RegularRow>): Promise<void> {
  await tx.update(regular).set(to).where(eq(regular.id, id));
}

/** Of all shoppers those that nobody has paid for since then, the first of them. */
export async function unpaidSince(db: Queryable, madeBy: Date, most: number): Promise<RegularRow[]> {
  const which = and(eq(regular.state, 'unpaid'), lte(regular.madeAt, madeBy));
  return db.select().from(regular).where(which).orderBy(asc(regular.madeAt)).limit(most);
}

/** Those that are still to come, locked, in the order of their days. */
export async function lockPlanned(tx: Transaction, regularId: number): Promise<RegularLineRow[]> {
  const which = and(eq(regularDelivery.regularId, regularId), eq(regularDelivery.state, 'planned'));
  return tx.select().from(regularDelivery).where(which).orderBy(asc(regularDelivery.place)).for('update');
}

export async function changeDeliveries(
  tx: Transaction,
  ids: readonly number[],
  to: Partial<Pick<RegularLineRow, 'state' | 'orderId' | 'toldAt'>>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(regularDelivery)
    .set(to)
    .where(inArray(regularDelivery.id, [...ids]));
}
