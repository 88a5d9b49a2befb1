/** Prepared orders in the database. Every verb that a shopper's call reaches names the shopper (security.md row 23). */
import { and, asc, eq, ne, sql } from 'drizzle-orm';

import type { Queryable, Transaction } from '#server/kit/database.ts';
import type { SlotRow } from '#server/slots/store.ts';
import { slot } from '#server/slots/table.ts';

import { preparedDonation, preparedGroup, preparedLine, preparedOrder } from './table.ts';

export type PreparedOrder = typeof preparedOrder.$inferSelect;
export type PreparedGroup = typeof preparedGroup.$inferSelect;
export type PreparedLine = typeof preparedLine.$inferSelect;
export type PreparedDonation = typeof preparedDonation.$inferSelect;

export async function findPrepared(db: Queryable, userId: number, id: number): Promise<PreparedOrder | undefined> {
  return (await db.select().from(preparedOrder).where(isMine(userId, id)))[0];
}

/** The one that can be paid; there is one at the most. */
export async function findOpenPrepared(db: Queryable, userId: number): Promise<PreparedOrder | undefined> {
  const isOpen = and(eq(preparedOrder.userId, userId), eq(preparedOrder.state, 'prepared'));
  return (await db.select().from(preparedOrder).where(isOpen))[0];
}

/**
 * Holds it until the transaction ends; after the shopper's row, before everything else (money.md section 3, Locks). With `userId` only
 * where it is that shopper's.
 */
export async function lockPrepared(tx: Transaction, id: number, userId?: number): Promise<PreparedOrder | undefined> {
  const which = and(eq(preparedOrder.id, id), userId === undefined ? undefined : eq(preparedOrder.userId, userId));
  return (await tx.select().from(preparedOrder).where(which).for('no key update'))[0];
}

export async function lockOpenPrepared(tx: Transaction, userId: number): Promise<PreparedOrder | undefined> {
  const isOpen = and(eq(preparedOrder.userId, userId), eq(preparedOrder.state, 'prepared'));
  return (await tx.select().from(preparedOrder).where(isOpen).for('no key update'))[0];
}

/** In the order of their numbers, which is that of their first days. */
export function groupsOfPrepared(db: Queryable, id: number): Promise<PreparedGroup[]> {
  return db.select().from(preparedGroup).where(eq(preparedGroup.proId, id)).orderBy(asc(preparedGroup.groupNo));
}

export function linesOfPrepared(db: Queryable, id: number): Promise<PreparedLine[]> {
  return db.select().from(preparedLine).where(eq(preparedLine.proId, id)).orderBy(asc(preparedLine.srno));
}

export interface TimedGroup extends PreparedGroup {
  /** Null where it has none. */
  readonly slot: SlotRow | null;
}

/** Each with its slot, the earliest delivery first; those without one at the end. */
export async function timedGroups(db: Queryable, id: number): Promise<TimedGroup[]> {
  const rows = await db
    .select({ group: preparedGroup, slot })
    .from(preparedGroup)
    .leftJoin(slot, eq(slot.id, preparedGroup.slotId))
    .where(eq(preparedGroup.proId, id))
    .orderBy(asc(slot.startsAt), asc(preparedGroup.groupNo));
  return rows.map((row) => ({ ...row.group, slot: row.slot }));
}

export function donationsOfPrepared(db: Queryable, id: number): Promise<PreparedDonation[]> {
  return db
    .select()
    .from(preparedDonation)
    .where(eq(preparedDonation.proId, id))
    .orderBy(asc(preparedDonation.partner));
}

export async function setPreparedState(db: Queryable, id: number, state: PreparedOrder['state']): Promise<void> {
  await db.update(preparedOrder).set({ state }).where(eq(preparedOrder.id, id));
}

/** It holds nothing from now on. */
export async function setPlaced(db: Queryable, id: number, now: Date): Promise<void> {
  await db.update(preparedOrder).set({ state: 'placed', until: now }).where(eq(preparedOrder.id, id));
}

export type Overdue = Pick<PreparedOrder, 'id' | 'userId'>;

/** Those whose time is over, oldest first. */
export async function overduePrepared(db: Queryable, now: Date, most: number): Promise<Overdue[]> {
  return db
    .select({ id: preparedOrder.id, userId: preparedOrder.userId })
    .from(preparedOrder)
    .where(and(eq(preparedOrder.state, 'prepared'), sql`${preparedOrder.until} <= ${now.toISOString()}::timestamptz`))
    .orderBy(asc(preparedOrder.until))
    .limit(most);
}

function isMine(userId: number, id: number) {
  return and(eq(preparedOrder.userId, userId), eq(preparedOrder.id, id), ne(preparedOrder.state, 'replaced'));
}
