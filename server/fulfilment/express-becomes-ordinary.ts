/** An express order that gets another time comes as an ordinary one, and the difference of the fees goes back (issue "Orders", Acting). */
import { eq } from 'drizzle-orm';

import { orderMessages } from '#contract/messages/orders.ts';
import { pointsOfFils } from '#contract/rules/reward-points.ts';
import { standingAt } from '#contract/rules/tier.ts';
import type { Transaction } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { releasePart } from '#server/ledger/reserve.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { linesOfOrder } from '#server/orders/order-store.ts';
import { placedOrder } from '#server/orders/table.ts';
import { returnPoints } from '#server/points/return-points.ts';
import { giveBack } from '#server/refunds/give-back.ts';
import { findUserById } from '#server/session/user-store.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { ordinaryFee, withFee } from './lower-fee.ts';
import { shopperName } from './shopper-name.ts';

/** Reward points that were given for the delivery of a prepared order, which checkout knows. */
export type PointsForDelivery = (tx: Transaction, proId: number) => Promise<number>;

export interface Ordinary {
  /** Locked, with its slots. */
  readonly order: PlacedOrder;
  readonly now: Date;
  readonly shop: ShopSettings;
  readonly pointsForDelivery: PointsForDelivery;
}

/**
 * Answers the fils that go back: before the money is taken so much less of it is taken, after that it is given back by the way it was paid.
 *
 * @throws Refusal 409 `being_taken` while its money is just being taken: what is asked for is known in a moment
 */
export async function becomeOrdinary(
  tx: Transaction,
  { order, now, shop, pointsForDelivery }: Ordinary,
): Promise<number> {
  const { id, proId, userId, taken, paidBy } = order;
  if (taken === null && order.pickedSums !== null) {
    throw new Refusal('being_taken', orderMessages.beingTaken[0], 409, undefined, 60);
  }
  const before = order.pickedSums ?? withFee(order, order.delivery);
  const { tier } = standingAt((userId === null ? undefined : await findUserById(tx, userId))?.points ?? 0);
  const given = await pointsForDelivery(tx, proId);
  const { fee, points } = ordinaryFee(shop, { tier, fils: before.delivery, points: given });
  const after = withFee(before, fee);
  const returned = points + pointsOfFils(before.points - after.points, shop);
  if (returned > 0) await returnPoints(tx, { key: `PRO-${proId}`, points: returned, at: now });
  const fils = before.net - after.net;
  if (taken !== null) {
    await tx.update(placedOrder).set({ pickedSums: after }).where(eq(placedOrder.id, id));
    const lines = await linesOfOrder(tx, id);
    const name = await shopperName(tx, userId);
    const way = paidBy === 'card' ? 'card' : 'wallet';
    const sums = { before, after };
    return giveBack(tx, {
      order,
      lines: { before: lines, after: lines },
      sums,
      way,
      reason: 'express',
      key: `express RSO-${id}`,
      name,
      now,
    });
  }
  const { voucher, delivery, net } = after;
  await tx.update(placedOrder).set({ voucher, points: after.points, delivery, net }).where(eq(placedOrder.id, id));
  if (paidBy === 'wallet' && fils > 0) await releasePart(tx, `RSO-${id}`, fils);
  return fils;
}
