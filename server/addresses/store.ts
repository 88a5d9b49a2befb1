/** Addresses in the database. Every verb names the shopper: another's address is as one that is not there (security.md row 23). */
import { and, desc, eq, ne } from 'drizzle-orm';

import type { AddressDraft } from '#contract/rules/address.ts';
import type { Queryable } from '#server/kit/database.ts';
import { user } from '#server/session/table.ts';

import { address } from './table.ts';

export type AddressRow = typeof address.$inferSelect;

/** The default first, then the one added last. */
export function addressesOf(db: Queryable, userId: number): Promise<AddressRow[]> {
  return db.select().from(address).where(eq(address.userId, userId)).orderBy(desc(address.isDefault), desc(address.id));
}

export async function findAddress(db: Queryable, userId: number, id: number): Promise<AddressRow | undefined> {
  return (await db.select().from(address).where(mine(userId, id)))[0];
}

/** Holds the shopper's row, so that their addresses change one after the other: who is the default, and how many there are. */
export async function lockAddresses(db: Queryable, userId: number): Promise<void> {
  await db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
}

export async function insertAddress(
  db: Queryable,
  userId: number,
  draft: AddressDraft & { isDefault: boolean },
  now: Date,
): Promise<AddressRow> {
  const [row] = await db
    .insert(address)
    .values({ ...columnsOf(draft), isDefault: draft.isDefault, userId, createdAt: now })
    .returning();
  return row as AddressRow;
}

/** What the shopper writes; the default is moved by `markDefault`. */
export async function changeAddress(
  db: Queryable,
  userId: number,
  id: number,
  draft: AddressDraft,
): Promise<AddressRow | undefined> {
  return (await db.update(address).set(columnsOf(draft)).where(mine(userId, id)).returning())[0];
}

/** Takes the mark off every other address first: the index allows one. */
export async function markDefault(db: Queryable, userId: number, id: number): Promise<AddressRow | undefined> {
  await db
    .update(address)
    .set({ isDefault: false })
    .where(and(eq(address.userId, userId), eq(address.isDefault, true), ne(address.id, id)));
  return (await db.update(address).set({ isDefault: true }).where(mine(userId, id)).returning())[0];
}

export async function deleteAddressRow(db: Queryable, userId: number, id: number): Promise<AddressRow | undefined> {
  return (await db.delete(address).where(mine(userId, id)).returning())[0];
}

function mine(userId: number, id: number) {
  return and(eq(address.userId, userId), eq(address.id, id));
}

function columnsOf(draft: AddressDraft) {
  const { kind, title, line1, line2, landmark, mobile, makani, emirateId, areaId, latitude, longitude } = draft;
  return { kind, title, line1, line2, landmark, mobile, makani, emirateId, areaId, latitude, longitude };
}
