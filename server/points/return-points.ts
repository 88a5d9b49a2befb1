import { eq, inArray, sql } from 'drizzle-orm';

import { returnedRewardEnd } from '#contract/rules/reward-life.ts';
import type { Transaction } from '#server/kit/database.ts';

import { pointsLot, pointsSpend, pointsSpendPart } from './table.ts';

export interface ReturnedPoints {
  /** The key that they were spent under. */
  readonly key: string;
  /** Whole, 0 or more. */
  readonly points: number;
  readonly at: Date;
}

/**
 * Gives points of a spending back into the lots that they were taken out of, the lot that ends last before the others, and answers
 * how many came back: never more than are still out, so 0 where all came back before or the key was never spent. A lot that points
 * come back into lives to the end of the seventh day from `at` (decisions 32), with whatever else is left in it; but what had ended
 * stays ended: the points that come back are then a lot of their own.
 *
 * Locks the spending, then its lots in the order of their ids.
 *
 * @throws RangeError where the points are not whole or are below 0
 */
export async function returnPoints(tx: Transaction, { key, points, at }: ReturnedPoints): Promise<number> {
  if (!Number.isSafeInteger(points) || points < 0) throw new RangeError(`${points} points cannot be returned`);
  const [spend] = await tx
    .select({ points: pointsSpend.points, returned: pointsSpend.returned })
    .from(pointsSpend)
    .where(eq(pointsSpend.key, key))
    .for('no key update');
  if (!spend) return 0;
  const coming = Math.min(points, spend.points - spend.returned);
  if (coming === 0) return 0;
  let missing = coming;
  for (const lot of await lotsOf(tx, key)) {
    const back = Math.min(missing, lot.out);
    if (back === 0) continue;
    missing -= back;
    await putBack(tx, { lot, back, key, at });
    await tx
      .update(pointsSpendPart)
      .set({ returned: sql`${pointsSpendPart.returned} + ${back}` })
      .where(sql`${pointsSpendPart.spendKey} = ${key} and ${pointsSpendPart.lotId} = ${lot.id}`);
  }
  if (missing > 0) throw new Error(`the parts of the points spent for ${key} do not come to what was spent`);
  await tx
    .update(pointsSpend)
    .set({ returned: spend.returned + coming, returnedAt: at })
    .where(eq(pointsSpend.key, key));
  return coming;
}

interface Coming {
  readonly lot: SpentLot;
  /** Above 0. */
  readonly back: number;
  readonly key: string;
  readonly at: Date;
}

async function putBack(tx: Transaction, { lot, back, key, at }: Coming): Promise<void> {
  const { id, out, expiresAt, userId, kind, doctype, docno } = lot;
  const end = returnedRewardEnd(expiresAt, at);
  if (lot.left === 0 || expiresAt >= at) {
    await tx
      .update(pointsLot)
      .set({ left: sql`${pointsLot.left} + ${back}`, expiresAt: end })
      .where(eq(pointsLot.id, id));
    return;
  }
  const own = { userId, kind, doctype, docno, at, expiresAt: end, returnOf: key };
  // `out` falls with each return: no two of them have the same key.
  await tx.insert(pointsLot).values({ ...own, points: back, left: back, key: `return ${key} lot ${id} of ${out}` });
}

interface SpentLot extends Omit<typeof pointsLot.$inferSelect, 'points' | 'key'> {
  /** Of the spending: how many of its points have not come back. */
  readonly out: number;
}

/** The spending's lots, locked, the last taken first. */
async function lotsOf(tx: Transaction, key: string): Promise<SpentLot[]> {
  const parts = await tx
    .select({ lotId: pointsSpendPart.lotId, points: pointsSpendPart.points, returned: pointsSpendPart.returned })
    .from(pointsSpendPart)
    .where(eq(pointsSpendPart.spendKey, key));
  const out = new Map(parts.map(({ lotId, points, returned }) => [lotId, points - returned]));
  const lots = await tx
    .select()
    .from(pointsLot)
    .where(inArray(pointsLot.id, [...out.keys()]))
    .orderBy(pointsLot.id)
    .for('no key update');
  return lots
    .map((lot) => ({ ...lot, out: out.get(lot.id) ?? 0 }))
    .toSorted((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime() || b.id - a.id);
}
