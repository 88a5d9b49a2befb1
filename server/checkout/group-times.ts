/** Days and times of a prepared order's groups: chosen anew ('Update order'), and confirmed (remaining.md CK 16 and 21). */
import { eq, sql } from 'drizzle-orm';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import { paymentMessages } from '#contract/messages/payments.ts';
import { dayOfNumber } from '#contract/rules/day-number.ts';
import type { Transaction } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { hasOpenAttempt } from '#server/payments/open-attempt.ts';
import { holdSlot } from '#server/slots/holds.ts';
import { lockSlots } from '#server/slots/lock-slots.ts';
import { findSlot } from '#server/slots/store.ts';
import { PostgresStore } from '#server/sync/postgres-store.ts';

import type { CheckoutDesk } from './checkout-desk.ts';
import { holdOpen } from './own-prepared.ts';
import { groupsOfPrepared, lockPrepared, type PreparedGroup, type PreparedOrder } from './prepared-store.ts';
import { preparedGroup, preparedOrder } from './table.ts';
import { parentOfPrepared } from './time-choices.ts';

export interface GroupTime {
  readonly group: number;
  /** yyyymmdd */
  readonly dayId: number;
  readonly slotId: number;
}

interface Choice {
  readonly userId: number;
  readonly order: PreparedOrder;
  readonly times: readonly GroupTime[];
  /** After this all groups have their times, and the order can be paid. */
  readonly isConfirming: boolean;
}

/** @throws Refusal `slot_full`, `no_slot`, `too_early`, `comes_with_order`, `not_prepared` or `payment_under_way`; then nothing has changed */
export async function chooseTimes(desk: CheckoutDesk, { userId, order, times, isConfirming }: Choice): Promise<void> {
  const now = desk.now();
  await desk.db.transaction(async (tx) => {
    await new PostgresStore(tx, userId, now).lock();
    const own = await lockPrepared(tx, order.id);
    if (!own) throw new Refusal('not_prepared', checkoutMessages.notPrepared[0], 409, 'Docno');
    holdOpen(own, now);
    if (await hasOpenAttempt(tx, { doctype: 'PRO', docno: own.id })) {
      throw new Refusal('payment_under_way', paymentMessages.underWay[0], 409);
    }
    const parent = await parentOfPrepared(tx, own);
    if (parent) {
      if (times.some(({ slotId }) => slotId !== parent.slotId)) throw comesWithOrder();
      return;
    }
    const groups = await groupsOfPrepared(tx, own.id);
    await lockSlots(tx, { proId: own.id, slotIds: times.map(({ slotId }) => slotId) });
    for (const time of times) {
      await moveGroup(tx, desk, { own, group: groups.find(({ groupNo }) => groupNo === time.group), time, now });
    }
    if (!isConfirming) return;
    const chosen = new Set(times.map(({ group }) => group));
    if (groups.some(({ groupNo, slotId }) => slotId === null && !chosen.has(groupNo))) throw noSlot();
    await tx.update(preparedOrder).set({ isConfirmed: true }).where(eq(preparedOrder.id, own.id));
  });
}

interface Move {
  readonly own: PreparedOrder;
  readonly group: PreparedGroup | undefined;
  readonly time: GroupTime;
  readonly now: Date;
}

async function moveGroup(tx: Transaction, { shop }: CheckoutDesk, { own, group, time, now }: Move): Promise<void> {
  const slot = await findSlot(tx, time.slotId);
  if (!group || !slot || slot.day !== dayOfNumber(time.dayId)) throw noSlot();
  if (slot.day < group.firstDay) throw new Refusal('too_early', checkoutMessages.tooEarly[0], 422, 'DataSet');
  const held = await holdSlot(tx, {
    proId: own.id,
    groupNo: group.groupNo,
    slotId: slot.id,
    zone: own.deliverTo.zone,
    until: own.until,
    now,
    settings: shop,
  });
  if (held === 'full') throw new Refusal('slot_full', checkoutMessages.slotFull[0], 409, 'DataSet');
  // The slot that the group holds may be past its cut-off by now: it keeps that one.
  if (held === 'gone' && group.slotId !== slot.id) throw noSlot();
  await tx
    .update(preparedGroup)
    .set({ slotId: slot.id })
    .where(sql`${preparedGroup.proId} = ${own.id} and ${preparedGroup.groupNo} = ${group.groupNo}`);
}

function comesWithOrder(): Refusal {
  return new Refusal('comes_with_order', checkoutMessages.comesWithOrder[0], 422, 'DataSet');
}

function noSlot(): Refusal {
  return new Refusal('no_slot', checkoutMessages.noSlot[0], 422, 'DataSet');
}
