import { and, eq, gt, gte } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';

import { NotEnoughPoints } from './not-enough-points.ts';
import { pointsLot, pointsSpend, pointsSpendPart } from './table.ts';

export interface SpentPoints {
  /** What they are for, in full: `place PRO-400001`. The same key is spent once. */
  readonly key: string;
  readonly userId: number;
  /** Whole, above 0. */
  readonly points: number;
  readonly at: Date;
  readonly document?: { readonly doctype: string; readonly docno: number };
}

/**
 * Takes points out of the shopper's lots, those that end first before the others, within the caller's transaction; false where the
 * key was spent before: then nothing is written. The lots that have points left are locked in the order of their ids, after every
 * lock of the caller that stands before them (money.md section 3, Locks).
 *
 * @throws NotEnoughPoints where fewer are left that have not expired
 * @throws RangeError where the points are not whole or not above 0
 */
export async function spendPoints(
  tx: Transaction,
  { key, userId, points, at, document }: SpentPoints,
): Promise<boolean> {
  if (!Number.isSafeInteger(points) || points <= 0) throw new RangeError(`${points} points cannot be spent`);
  const lots = await tx
    .select({ id: pointsLot.id, left: pointsLot.left, expiresAt: pointsLot.expiresAt })
    .from(pointsLot)
    .where(and(eq(pointsLot.userId, userId), gt(pointsLot.left, 0), gte(pointsLot.expiresAt, at)))
    .orderBy(pointsLot.id)
    .for('no key update');
  // Read once the lots are held: whoever spent under the same key at the same time has ended.
  const [before] = await tx.select({ key: pointsSpend.key }).from(pointsSpend).where(eq(pointsSpend.key, key));
  if (before) return false;
  const parts = partsOf(lots, points);
  await tx
    .insert(pointsSpend)
    .values({ key, userId, points, at, doctype: document?.doctype ?? null, docno: document?.docno ?? null });
  await tx
    .insert(pointsSpendPart)
    .values(parts.map((part) => ({ spendKey: key, lotId: part.lot.id, points: part.points })));
  for (const { lot, points: taken } of parts) {
    await tx
      .update(pointsLot)
      .set({ left: lot.left - taken })
      .where(eq(pointsLot.id, lot.id));
  }
  return true;
}

interface OpenLot {
  readonly id: number;
  readonly left: number;
  readonly expiresAt: Date;
}

/** What each lot gives, none of it 0. @throws NotEnoughPoints */
function partsOf(lots: readonly OpenLot[], points: number): { lot: OpenLot; points: number }[] {
  const available = lots.reduce((sum, { left }) => sum + left, 0);
  if (available < points) throw new NotEnoughPoints(available, points);
  let missing = points;
  return lots
    .toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || a.id - b.id)
    .map((lot) => {
      const taken = Math.min(lot.left, missing);
      missing -= taken;
      return { lot, points: taken };
    })
    .filter((part) => part.points > 0);
}
