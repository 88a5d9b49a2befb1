/** What an order gives its shopper, and whoever invited them, when it is delivered (remaining.md C5, C28 and LO-6), in the transaction that moves it to state 6. */
import { pointsEarned } from '#contract/rules/reward-points.ts';
import type { Transaction } from '#server/kit/database.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { linesOfOrder, ordersOfPrepared } from '#server/orders/order-store.ts';
import { earnPoints } from '#server/points/earn-points.ts';
import { earnReferral } from '#server/referrals/earn-referral.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { countAccountPoints } from './account-points.ts';

const DELIVERED = 6;

/**
 * After `moveOrder` to 6, the order locked after its shopper; any number of times. Nothing where the account is gone. Reward points are
 * a new lot, once by the order's key; the account's points are counted anew. Neither the shopper nor whoever invited them gets reward
 * points where a discount code was used (account.md section 5).
 */
export async function onDelivered(
  tx: Transaction,
  { id, userId, proId }: Pick<PlacedOrder, 'id' | 'userId' | 'proId'>,
  { now, shop }: { readonly now: Date; readonly shop: ShopSettings },
): Promise<void> {
  if (userId === null) return;
  const together = await ordersOfPrepared(tx, proId);
  // The code's part may stand on one of them alone.
  if (together.every(({ discount }) => discount === 0)) {
    await earnPoints(tx, {
      key: `deliver RSO-${id}`,
      userId,
      kind: 'earned',
      points: await pointsOfDelivery(tx, { id, together }, shop),
      at: now,
      settings: shop,
      document: { doctype: 'RSO', docno: id },
    });
    await earnReferral(tx, id, { now, shop });
  }
  await countAccountPoints(tx, userId, now);
}

/**
 * Of what was picked of fruit, vegetables and meat. Whole hundreds count over all that was paid together, as checkout forecasts it: an order
 * earns by how much it raises what the delivered ones of its prepared order come to.
 */
async function pointsOfDelivery(
  tx: Transaction,
  { id, together }: { readonly id: number; readonly together: readonly PlacedOrder[] },
  shop: ShopSettings,
): Promise<number> {
  let before = 0;
  for (const other of together) {
    if (other.id !== id && other.state === DELIVERED) before += await freshOf(tx, other.id);
  }
  return pointsEarned(before + (await freshOf(tx, id)), shop) - pointsEarned(before, shop);
}

/** In fils. */
async function freshOf(tx: Transaction, orderId: number): Promise<number> {
  return (await linesOfOrder(tx, orderId))
    .filter(({ isFresh }) => isFresh)
    .reduce((sum, { price, quantity, picked }) => sum + price * (picked ?? quantity), 0);
}
