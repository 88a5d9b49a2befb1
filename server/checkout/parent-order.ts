/** The order that another one is added to, which gives it its address, its contact, its time and its place (issue "Orders"; remaining.md OA 1, C8). */
import { checkoutMessages } from '#contract/messages/checkout.ts';
import { mayDo } from '#contract/rules/order-actions.ts';
import type { Queryable } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { findOrder } from '#server/orders/order-store.ts';

interface Adding {
  readonly userId: number;
  readonly parentId: number;
  readonly now: Date;
}

/** @throws Refusal 409 `nothing_to_add` where the shopper has no such order, it was added to one itself, or its picking began */
export async function parentOrder(db: Queryable, { userId, parentId, now }: Adding): Promise<PlacedOrder> {
  const found = await findOrder(db, userId, parentId);
  if (found && canBeAddedTo(found, now)) return found;
  throw nothingToAdd();
}

export function canBeAddedTo({ state, parentId, deliveredAt }: PlacedOrder, now: Date): boolean {
  return mayDo('add_items', { state, isChild: parentId !== null, deliveredAt, isRated: false }, now);
}

export function nothingToAdd(): Refusal {
  return new Refusal('nothing_to_add', checkoutMessages.nothingToAdd[0], 409, 'SalParentDocno');
}
