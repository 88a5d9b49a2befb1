/** The times that a placed order can be given instead of its own (remaining.md OA 5). */
import { checkoutMessages } from '#contract/messages/checkout.ts';
import { orderMessages } from '#contract/messages/orders.ts';
import { mayDo } from '#contract/rules/order-actions.ts';
import type { Queryable } from '#server/kit/database.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { childrenOf } from '#server/orders/history-store.ts';
import { findOrder } from '#server/orders/order-store.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { openSlots, type OpenSlot } from '#server/slots/store.ts';

import { firstDayOf } from './first-day.ts';

interface Asking {
  readonly userId: number;
  readonly docno: number;
  readonly now: Date;
  readonly shop: ShopSettings;
}

/** In the order of their times, full ones among them; its own, where it can still be chosen, has room for it. @throws Refusal 404, 409 */
export async function otherTimes(
  db: Queryable,
  { userId, docno, now, shop }: Asking,
): Promise<{ readonly slots: readonly OpenSlot[]; readonly slotId: number }> {
  const order = await findOrder(db, userId, docno);
  if (!order) throw notFound();
  refuseFixed(order, now);
  const added = (await childrenOf(db, order.id)).filter(({ state }) => state > 0);
  const slots = await openSlots(db, {
    zone: order.deliverTo.zone,
    kind: 'standard',
    fromDay: await firstDayOf(db, [order, ...added]),
    toDay: '9999-12-31',
    now,
    settings: shop,
  });
  const { slotId } = order;
  return { slots: slots.map((slot) => (slot.id === slotId ? { ...slot, hasRoom: true } : slot)), slotId };
}

/** @throws Refusal 409 `comes_with_order` for what was added to another order, `too_late` where its state forbids another time */
export function refuseFixed({ state, parentId, deliveredAt }: PlacedOrder, now: Date): void {
  if (mayDo('reschedule', { state, isChild: parentId !== null, deliveredAt, isRated: false }, now)) return;
  throw parentId === null
    ? new Refusal('too_late', orderMessages.tooLateToReschedule[0], 409)
    : new Refusal('comes_with_order', checkoutMessages.comesWithOrder[0], 409);
}
