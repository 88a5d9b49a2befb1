/** Tips in the database. */
import { and, eq, ne } from 'drizzle-orm';

import type { Queryable, Transaction } from '#server/kit/database.ts';

import { tip } from './table.ts';

export type Tip = typeof tip.$inferSelect;

/** The one of an order that is open or paid. */
export async function tipOfOrder(db: Queryable, orderId: number): Promise<Tip | undefined> {
  return (
    await db
      .select()
      .from(tip)
      .where(and(eq(tip.orderId, orderId), ne(tip.state, 'ended')))
  )[0];
}

export async function tipOfBill(db: Queryable, billId: number): Promise<Tip> {
  const [found] = await db.select().from(tip).where(eq(tip.billId, billId));
  if (!found) throw new Error(`PBO-${billId} has no tip`);
  return found;
}

export async function addTip(tx: Transaction, made: Omit<Tip, 'id'>): Promise<Tip> {
  const [kept] = await tx.insert(tip).values(made).returning();
  if (!kept) throw new Error('a tip was not kept');
  return kept;
}

export async function setTipState(tx: Transaction, id: number, state: Tip['state']): Promise<void> {
  await tx.update(tip).set({ state }).where(eq(tip.id, id));
}

/** Both of them, in fils. */
export function tipFilsOf({ driverFils, pickerFils }: Pick<Tip, 'driverFils' | 'pickerFils'>): number {
  return driverFils + pickerFils;
}
