/** E-gifts in the database. */
import { and, desc, eq, inArray } from 'drizzle-orm';

import { EGIFT_STATES } from '#contract/egifts.ts';
import type { Queryable, Transaction } from '#server/kit/database.ts';
import type { AccountName } from '#server/ledger/accounts.ts';

import { egift } from './table.ts';

export type Egift = typeof egift.$inferSelect;

/** Where its amount lies from its payment on. */
export function accountOfGift(id: number): AccountName {
  return { kind: 'egift', ref: String(id) };
}

export async function addGift(db: Queryable, made: Omit<typeof egift.$inferInsert, 'id' | 'state'>): Promise<Egift> {
  const [kept] = await db
    .insert(egift)
    .values({ ...made, state: 'draft' })
    .returning();
  if (!kept) throw new Error('an e-gift was not kept');
  return kept;
}

export async function giftById(db: Queryable, id: number): Promise<Egift | undefined> {
  return (await db.select().from(egift).where(eq(egift.id, id)))[0];
}

export async function giftOfBill(db: Queryable, billId: number): Promise<Egift | undefined> {
  return (await db.select().from(egift).where(eq(egift.billId, billId)))[0];
}

/** Comes after shopper and bill, and before wallets (money.md section 3, Locks). */
export async function lockGift(tx: Transaction, id: number): Promise<Egift | undefined> {
  return (await tx.select().from(egift).where(eq(egift.id, id)).for('no key update'))[0];
}

export async function lockGiftOfCode(tx: Transaction, codeHash: Buffer): Promise<Egift | undefined> {
  return (await tx.select().from(egift).where(eq(egift.codeHash, codeHash)).for('no key update'))[0];
}

export async function changeGift(tx: Queryable, id: number, values: Partial<Egift>): Promise<void> {
  await tx.update(egift).set(values).where(eq(egift.id, id));
}

/** Those that the shopper has paid, the newest first. */
export function giftsBoughtBy(db: Queryable, userId: number, most: number): Promise<Egift[]> {
  return db
    .select()
    .from(egift)
    .where(and(eq(egift.userId, userId), inArray(egift.state, [...EGIFT_STATES])))
    .orderBy(desc(egift.id))
    .limit(most);
}

/** What was typed of people: it goes with the account of the buyer. */
export const BLANK = { senderName: '', name: '', email: '', mobile: '', message: '' } as const;
