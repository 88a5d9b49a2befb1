/** The times that a group of a prepared order, or a placed order, can come at (remaining.md CK 7 and 8, OA 5). */
import { otherTimes } from '#server/fulfilment/other-times.ts';
import type { Queryable } from '#server/kit/database.ts';
import { notFound } from '#server/kit/refusal.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { orderById } from '#server/orders/order-store.ts';
import { openSlots, type OpenSlot } from '#server/slots/store.ts';

import type { CheckoutDesk } from './checkout-desk.ts';
import { ownPrepared } from './own-prepared.ts';
import { groupsOfPrepared, type PreparedOrder } from './prepared-store.ts';

export interface TimeChoices {
  /** In the order of their times, full ones among them. */
  readonly slots: readonly OpenSlot[];
  /** The one that it has; null where it has none. */
  readonly slotId: number | null;
}

interface NamedGroup {
  readonly doctype: 'PRO' | 'RSO';
  readonly docno: number;
  readonly group: number | null;
}

/** @throws Refusal 404 for another shopper's order, and for a group that it does not have */
export async function timesOf(
  { db, shop, now }: CheckoutDesk,
  userId: number,
  { docno, doctype, group }: NamedGroup,
): Promise<TimeChoices> {
  if (doctype === 'RSO') return otherTimes(db.orm, { userId, docno, now: now(), shop });
  const order = await ownPrepared(db.orm, userId, { docno });
  const found = (await groupsOfPrepared(db.orm, order.id)).find(({ groupNo }) => groupNo === (group ?? 1));
  if (!found) throw notFound();
  const parent = await parentOfPrepared(db.orm, order);
  if (parent) return { slots: [slotOfParent(parent)], slotId: parent.slotId };
  const slots = await openSlots(db.orm, {
    zone: order.deliverTo.zone,
    kind: 'standard',
    fromDay: found.firstDay,
    toDay: '9999-12-31',
    now: now(),
    settings: shop,
    forPro: order.id,
  });
  return { slots, slotId: found.slotId };
}

/** The order that it is added to, whatever became of that one since. */
export async function parentOfPrepared(
  db: Queryable,
  { parentId }: Pick<PreparedOrder, 'parentId'>,
): Promise<PlacedOrder | undefined> {
  return parentId === null ? undefined : orderById(db, parentId);
}

/** What is added to an order takes its time and no other, and needs no room of its own. */
export function slotOfParent({
  slotId,
  deliverTo,
  isExpress,
  day,
  slotStartsAt: startsAt,
  slotEndsAt: endsAt,
}: PlacedOrder): OpenSlot {
  const kind = isExpress ? 'express' : 'standard';
  return { id: slotId, zone: deliverTo.zone, kind, day, startsAt, endsAt, hasRoom: true, isNearlyFull: false };
}
