/** Invitations by e-mail in the database. */
import { and, asc, count, eq, gt, lte } from 'drizzle-orm';

import type { Queryable, Transaction } from '#server/kit/database.ts';

import { referralMail } from './table.ts';

export type Invitation = typeof referralMail.$inferSelect;

const DAY_MS = 24 * 3_600_000;

/** To how many addresses a shopper wrote within 24 hours. What is older is gone with this. */
export async function invitationsOfDay(tx: Transaction, userId: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - DAY_MS);
  const isMine = eq(referralMail.userId, userId);
  await tx.delete(referralMail).where(and(isMine, lte(referralMail.madeAt, since)));
  const [found] = await tx
    .select({ times: count() })
    .from(referralMail)
    .where(and(isMine, gt(referralMail.madeAt, since)));
  return found?.times ?? 0;
}

/** Their numbers. */
export async function addInvitations(tx: Transaction, added: readonly Omit<Invitation, 'id'>[]): Promise<number[]> {
  const made = await tx
    .insert(referralMail)
    .values([...added])
    .returning({ id: referralMail.id });
  return made.map(({ id }) => id);
}

export async function invitationById(db: Queryable, id: number): Promise<Invitation | undefined> {
  return (await db.select().from(referralMail).where(eq(referralMail.id, id)))[0];
}

/** Those of a shopper that are not forgotten yet, the oldest first. */
export function invitationsOf(db: Queryable, userId: number): Promise<Invitation[]> {
  return db.select().from(referralMail).where(eq(referralMail.userId, userId)).orderBy(asc(referralMail.id));
}

/** Whom it went to, and what it said. */
export async function forgetInvitation(db: Queryable, id: number): Promise<void> {
  await db.update(referralMail).set({ sender: '', email: '', subject: '', body: '' }).where(eq(referralMail.id, id));
}
