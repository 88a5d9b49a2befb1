import { rewardEnd } from '#contract/rules/reward-life.ts';
import type { Transaction } from '#server/kit/database.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { pointsLot, type LOT_KINDS } from './table.ts';

export interface EarnedPoints {
  /** What they are for, in full: `deliver RSO-1001`. The same key is earned once. */
  readonly key: string;
  readonly userId: number;
  readonly kind: (typeof LOT_KINDS)[number];
  /** Whole, 0 or more. */
  readonly points: number;
  readonly at: Date;
  readonly settings: Pick<ShopSettings, 'pointsLiveMonths'>;
  readonly document?: { readonly doctype: string; readonly docno: number };
}

/**
 * A new lot, within the caller's transaction (remaining.md C5). False where nothing is written: the key was earned before, or there
 * are no points.
 *
 * @throws RangeError where the points are not whole or are below 0
 */
export async function earnPoints(
  tx: Transaction,
  { key, userId, kind, points, at, settings, document }: EarnedPoints,
): Promise<boolean> {
  if (!Number.isSafeInteger(points) || points < 0) throw new RangeError(`${points} points cannot be earned`);
  if (points === 0) return false;
  const made = await tx
    .insert(pointsLot)
    .values({
      userId,
      kind,
      points,
      left: points,
      at,
      expiresAt: rewardEnd(at, settings.pointsLiveMonths),
      doctype: document?.doctype ?? null,
      docno: document?.docno ?? null,
      key,
    })
    .onConflictDoNothing({ target: pointsLot.key })
    .returning({ id: pointsLot.id });
  return made.length > 0;
}
