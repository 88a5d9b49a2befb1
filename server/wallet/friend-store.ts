/** Money to friends in the database. */
import { and, count, desc, eq, gt, ne, or, sql } from 'drizzle-orm';

import type { Queryable, Transaction } from '#server/kit/database.ts';
import { leftWallet } from '#server/ledger/left-wallet.ts';

import { friendMoney } from './table.ts';

export type FriendMoney = typeof friendMoney.$inferSelect;

const DAY_MS = 24 * 3_600_000;

/** What a shopper sent to friends within 24 hours, or is about to pay, and gave as e-gifts out of the wallet: fils, and how many times. */
export async function sentOfDay(db: Queryable, userId: number, now: Date): Promise<{ fils: number; times: number }> {
  const [found] = await db
    .select({ fils: sql<string>`coalesce(sum(${friendMoney.fils}), 0)`, times: count() })
    .from(friendMoney)
    .where(
      and(
        eq(friendMoney.userId, userId),
        gt(friendMoney.madeAt, new Date(now.getTime() - DAY_MS)),
        ne(friendMoney.state, 'ended'),
      ),
    );
  const gifts = await leftWallet(db, { userId, kinds: ['egift_bought'], now });
  return { fils: Number(found?.fils ?? 0) + gifts.fils, times: (found?.times ?? 0) + gifts.times };
}

type SameAs = Pick<FriendMoney, 'emailKey' | 'fils' | 'way' | 'requestKey'> & {
  readonly userId: number;
  readonly since: Date;
};

/** What the same request made before; else the newest since then that is the same. */
export async function sameSent(
  db: Queryable,
  { userId, emailKey, fils, way, since, requestKey }: SameAs,
): Promise<FriendMoney | undefined> {
  const found = await db
    .select()
    .from(friendMoney)
    .where(
      and(
        eq(friendMoney.userId, userId),
        ne(friendMoney.state, 'ended'),
        or(
          requestKey === null ? undefined : eq(friendMoney.requestKey, requestKey),
          and(
            eq(friendMoney.emailKey, emailKey),
            eq(friendMoney.fils, fils),
            eq(friendMoney.way, way),
            gt(friendMoney.madeAt, since),
          ),
        ),
      ),
    )
    .orderBy(sql`${friendMoney.requestKey} is not distinct from ${requestKey} desc`, desc(friendMoney.madeAt))
    .limit(1);
  return found[0];
}

export async function friendMoneyOf(db: Queryable, billId: number): Promise<FriendMoney | undefined> {
  return (await db.select().from(friendMoney).where(eq(friendMoney.billId, billId)))[0];
}

/** Held until the transaction ends: a document's lock, before any wallet's. */
export async function lockFriendMoney(tx: Transaction, billId: number): Promise<FriendMoney | undefined> {
  return (await tx.select().from(friendMoney).where(eq(friendMoney.billId, billId)).for('no key update'))[0];
}

export async function changeFriendMoney(tx: Transaction, billId: number, values: Partial<FriendMoney>): Promise<void> {
  await tx.update(friendMoney).set(values).where(eq(friendMoney.billId, billId));
}
