import { ratingMessages } from '#contract/messages/ratings.ts';
import { mayDo } from '#contract/rules/order-actions.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';

/** @throws Refusal 409 for an order that is not delivered, or was delivered longer ago than it can be rated */
export function refuseUndelivered({ state, parentId, deliveredAt }: PlacedOrder, now: Date): void {
  const acted = { state, isChild: parentId !== null, deliveredAt, isRated: false };
  if (!mayDo('rate', acted, now)) throw new Refusal('not_delivered', ratingMessages.notDelivered[0], 409);
}
