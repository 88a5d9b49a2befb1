import { and, eq, gt, gte, sql } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { pointsLot, pointsSpend, type LOT_KINDS } from './table.ts';
import { isVoucherKey } from './voucher-key.ts';

/** What is left and has not expired; without a lock: what a screen shows. */
export async function pointsOf(db: Queryable, userId: number, now: Date): Promise<number> {
  const [found] = await db
    .select({ left: sql<string>`coalesce(sum(${pointsLot.left}), 0)` })
    .from(pointsLot)
    .where(and(eq(pointsLot.userId, userId), gte(pointsLot.expiresAt, now)));
  return Number(found?.left ?? 0);
}

/** The points that end first, and when; null where none are left. */
export async function nextEndOf(db: Queryable, userId: number, now: Date): Promise<PointsEnd | null> {
  const [first] = await db
    .select({ at: pointsLot.expiresAt, points: sql<string>`sum(${pointsLot.left})` })
    .from(pointsLot)
    .where(and(eq(pointsLot.userId, userId), gte(pointsLot.expiresAt, now), gt(pointsLot.left, 0)))
    .groupBy(pointsLot.expiresAt)
    .orderBy(pointsLot.expiresAt)
    .limit(1);
  return first ? { at: first.at, points: Number(first.points) } : null;
}

interface PointsEnd {
  readonly at: Date;
  readonly points: number;
}

export interface PointsMove {
  /** The document that it came of; null where there is none. */
  readonly doctype: string | null;
  readonly docno: number | null;
  /** Of what came back: when the last of it did. */
  readonly at: Date;
  readonly kind: (typeof LOT_KINDS)[number] | 'spent' | 'voucher' | 'returned' | 'expired';
  /** What came is above 0, what went below. */
  readonly points: number;
}

/** Everything that moved the shopper's points, the newest first (remaining.md LO-8); the points of its rows come to `pointsOf`. */
export async function pointsStatement(db: Queryable, userId: number, now: Date): Promise<PointsMove[]> {
  const lots = await db.select().from(pointsLot).where(eq(pointsLot.userId, userId)).orderBy(pointsLot.id);
  const spendings = await db
    .select()
    .from(pointsSpend)
    .where(eq(pointsSpend.userId, userId))
    .orderBy(pointsSpend.at, pointsSpend.key);
  const moves: PointsMove[] = [];
  for (const { doctype, docno, at, kind, points, left, expiresAt, returnOf } of lots) {
    // What came back stands with its spending.
    if (returnOf === null) moves.push({ doctype, docno, at, kind, points });
    if (left > 0 && expiresAt < now) moves.push({ doctype, docno, at: expiresAt, kind: 'expired', points: -left });
  }
  for (const { key, doctype, docno, at, points, returned, returnedAt } of spendings) {
    const kind = isVoucherKey(key) ? 'voucher' : 'spent';
    moves.push({ doctype, docno, at, kind, points: -points });
    if (returned > 0) moves.push({ doctype, docno, at: returnedAt ?? at, kind: 'returned', points: returned });
  }
  // Sorting keeps the order of what happened at one time; reversed, the later of them stands above.
  return moves.toSorted((a, b) => a.at.getTime() - b.at.getTime()).toReversed();
}
