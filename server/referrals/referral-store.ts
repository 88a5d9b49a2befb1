/** Who invited whom, in the database. */
import { and, count, desc, eq, isNull, ne } from 'drizzle-orm';

import type { Queryable, Transaction } from '#server/kit/database.ts';
import { placedOrder } from '#server/orders/table.ts';
import { user } from '#server/session/table.ts';

import { referral } from './table.ts';

const DELIVERED = 6;
/** What fits an answer. */
const MOST_FRIENDS = 1000;

/** Whom a shopper named: number and code; undefined where nobody is. */
export async function referrerOf(
  db: Queryable,
  userId: number,
): Promise<{ id: number; code: string; since: Date } | undefined> {
  const [found] = await db
    .select({ id: user.id, code: user.customerCode, since: referral.at })
    .from(referral)
    .innerJoin(user, eq(user.id, referral.referrerId))
    .where(eq(referral.userId, userId));
  return found;
}

/** The owner of a code as it is kept; their account cannot be deleted until the transaction ends. */
export async function ownerOfCode(tx: Transaction, code: string): Promise<number | undefined> {
  const [owner] = await tx.select({ id: user.id }).from(user).where(eq(user.customerCode, code)).for('key share');
  return owner?.id;
}

export async function hasDeliveredOrder(db: Queryable, userId: number): Promise<boolean> {
  const delivered = and(eq(placedOrder.userId, userId), eq(placedOrder.state, DELIVERED));
  return (await db.select({ id: placedOrder.id }).from(placedOrder).where(delivered).limit(1)).length > 0;
}

/** In place of another where one was named before. @throws a unique violation (23505) where each would have named the other */
export async function keepReferrer(tx: Transaction, kept: typeof referral.$inferInsert): Promise<void> {
  const { referrerId, at } = kept;
  await tx
    .insert(referral)
    .values(kept)
    .onConflictDoUpdate({
      target: referral.userId,
      set: { referrerId, at },
      setWhere: ne(referral.referrerId, referrerId),
    });
}

interface InvitedFriend {
  readonly firstName: string;
  readonly lastName: string;
  /** Delivered ones, each with what was added to it. */
  readonly orders: number;
}

/** Who named the shopper, the newest first, at most 1,000. */
export async function friendsOf(db: Queryable, userId: number): Promise<InvitedFriend[]> {
  return db
    .select({
      firstName: user.firstName,
      lastName: user.lastName,
      orders: count(placedOrder.id),
    })
    .from(referral)
    .innerJoin(user, eq(user.id, referral.userId))
    .leftJoin(
      placedOrder,
      and(eq(placedOrder.userId, user.id), eq(placedOrder.state, DELIVERED), isNull(placedOrder.parentId)),
    )
    .where(eq(referral.referrerId, userId))
    .groupBy(user.id, referral.userId)
    .orderBy(desc(referral.at), desc(referral.userId))
    .limit(MOST_FRIENDS);
}
