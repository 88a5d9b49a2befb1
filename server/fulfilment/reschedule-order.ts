/** Gives an order, and what was added to it, another day and time (account.md section 4; issue "Orders", Acting). */
import { inArray } from 'drizzle-orm';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import { dayOfNumber } from '#contract/rules/day-number.ts';
import type { Database, Transaction } from '#server/kit/database.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { lockFamily } from '#server/orders/lock-family.ts';
import { findOrder } from '#server/orders/order-store.ts';
import { placedOrder } from '#server/orders/table.ts';
import { paymentAttempt } from '#server/payments/table.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { canBeChosen } from '#server/slots/calendar.ts';
import { movePlace } from '#server/slots/move-place.ts';
import { findSlot, type SlotRow } from '#server/slots/store.ts';

import { askCaptureIfLate } from './ask-capture.ts';
import { askRescheduledMail } from './ask-mails.ts';
import { beginAnew } from './begin-anew.ts';
import { becomeOrdinary, type PointsForDelivery } from './express-becomes-ordinary.ts';
import { firstDayOf } from './first-day.ts';
import { refuseFixed } from './other-times.ts';

const ON_ITS_WAY = 4;

export interface RescheduleDesk {
  readonly db: Database;
  readonly now: () => Date;
  readonly shop: ShopSettings;
  readonly pointsForDelivery: PointsForDelivery;
}

export interface RescheduleWish {
  readonly userId: number;
  readonly orderId: number;
  /** yyyymmdd */
  readonly dayId: number;
  readonly slotId: number;
}

/**
 * Answers the fils that go back where an express delivery becomes an ordinary one; 0 otherwise. The time that it has: nothing changes.
 *
 * @throws Refusal 404 for another shopper's; 409 `too_late`, `comes_with_order`, `slot_full`, `being_taken`; 422 `no_slot`, `too_early`;
 * then nothing has changed
 */
export async function rescheduleForShopper(desk: RescheduleDesk, wanted: RescheduleWish): Promise<number> {
  const { db, shop, pointsForDelivery } = desk;
  const { userId, orderId } = wanted;
  return db.transaction(async (tx) => {
    const named = await findOrder(tx, userId, orderId);
    if (!named) throw notFound();
    const now = desk.now();
    const family = await lockFamily(tx, orderId, now);
    if (!family) throw notFound();
    const { head } = family;
    refuseFixed(head.id === orderId ? head : named, now);
    const living = family.living.filter(({ state }) => state < ON_ITS_WAY);
    const slot = await wantedSlot(tx, wanted);
    if (slot.id === head.slotId) return 0;
    if (slot.zone !== head.deliverTo.zone || slot.kind !== 'standard' || !canBeChosen(slot, now, shop)) throw noSlot();
    if (slot.day < (await firstDayOf(tx, living))) {
      throw new Refusal('too_early', checkoutMessages.tooEarly[0], 422, 'DeliveryDate');
    }
    // Those that were added have no place of their own.
    if ((await movePlace(tx, { from: head.slotId, to: slot.id, now })) === 'full') {
      throw new Refusal('slot_full', checkoutMessages.slotFull[0], 409, 'DeliveryTimeSlotDocno');
    }
    const { id: slotId, day, startsAt: slotStartsAt, endsAt: slotEndsAt } = slot;
    const ids = living.map(({ id }) => id);
    const time = { slotId, day, slotStartsAt, slotEndsAt };
    await tx
      .update(placedOrder)
      .set({ ...time, isExpress: false })
      .where(inArray(placedOrder.id, ids));
    await beginAnew(tx, living, now);
    for (const order of living) await captureIfLate(tx, { ...order, ...time }, shop);
    await askRescheduledMail(tx, head.id, now);
    return head.isExpress ? becomeOrdinary(tx, { order: head, now, shop, pointsForDelivery }) : 0;
  });
}

async function wantedSlot(tx: Transaction, { slotId, dayId }: RescheduleWish): Promise<SlotRow> {
  const found = await findSlot(tx, slotId);
  if (found?.day !== dayOfNumber(dayId)) throw noSlot();
  return found;
}

/** By the age of its authorisation: what comes when that one may have lapsed is taken at once. */
async function captureIfLate(tx: Transaction, order: PlacedOrder, shop: ShopSettings): Promise<void> {
  if (order.attemptId === null || order.taken !== null) return;
  const [attempt] = await tx
    .select({ madeAt: paymentAttempt.madeAt })
    .from(paymentAttempt)
    .where(inArray(paymentAttempt.id, [order.attemptId]));
  if (attempt) await askCaptureIfLate(tx, { order, shop, now: attempt.madeAt });
}

function noSlot(): Refusal {
  return new Refusal('no_slot', checkoutMessages.noSlot[0], 422, 'DeliveryTimeSlotDocno');
}
