import { and, eq, isNull, lte } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';
import { placedOrder } from '#server/orders/table.ts';
import { earnPoints } from '#server/points/earn-points.ts';
import { user } from '#server/session/table.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { referral } from './table.ts';

/**
 * Points for whoever invited the shopper of an order that is delivered (remaining.md LO-6), once, within the caller's transaction. Nothing
 * for what was added to an order, which comes with it, nor where nobody is named, or was only named after the delivery. The lot names no
 * document: a friend's order is nobody else's to see. Locks no other shopper; the referrer's account cannot be deleted until the
 * transaction ends.
 */
export async function earnReferral(
  tx: Transaction,
  orderId: number,
  { now, shop }: { readonly now: Date; readonly shop: Pick<ShopSettings, 'pointsPerReferral' | 'pointsLiveMonths'> },
): Promise<void> {
  const [found] = await tx
    .select({ referrerId: user.id })
    .from(placedOrder)
    .innerJoin(referral, and(eq(referral.userId, placedOrder.userId), lte(referral.at, placedOrder.deliveredAt)))
    .innerJoin(user, eq(user.id, referral.referrerId))
    .where(and(eq(placedOrder.id, orderId), isNull(placedOrder.parentId)))
    .for('key share', { of: user });
  if (!found) return;
  await earnPoints(tx, {
    key: `referral RSO-${orderId}`,
    userId: found.referrerId,
    kind: 'referral',
    points: shop.pointsPerReferral,
    at: now,
    settings: shop,
  });
}
