/** The calls about when and where an order comes (contract/delivery.ts). */
import {
  readDelivery,
  readDeliveryDates,
  readDeliveryTimes,
  readExpress,
  type ExpressOption,
} from '#contract/delivery.ts';
import { dayNumberOf, dayOfNumber } from '#contract/rules/day-number.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import { addressAnswer } from '#server/addresses/address-answer.ts';
import { addressesOf, type AddressRow } from '#server/addresses/store.ts';
import { notFound } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { findUserById } from '#server/session/user-store.ts';
import { daysOf, sayDay, sayTime } from '#server/slots/say-slot.ts';
import { openSlots, type OpenSlot } from '#server/slots/store.ts';

import type { CheckoutDesk } from './checkout-desk.ts';
import { expressOptions } from './express-options.ts';
import { ownPrepared } from './own-prepared.ts';
import { groupsOfPrepared, type PreparedGroup, type PreparedOrder } from './prepared-store.ts';
import { tierOf } from './wishes.ts';

export function deliveryServed(desk: CheckoutDesk): Served[] {
  const { db, shop, now } = desk;
  const slotsIn = (zone: number, fromDay: string, forPro?: number): Promise<OpenSlot[]> =>
    openSlots(db.orm, {
      zone,
      kind: 'standard',
      fromDay,
      toDay: '9999-12-31',
      now: now(),
      settings: shop,
      ...(forPro !== undefined && { forPro }),
    });
  /** Where the wire names none, or one that is not there: the default. */
  const addressOf = async (userId: number, id: number | null): Promise<AddressRow | undefined> => {
    const rows = await addressesOf(db.orm, userId);
    return rows.find((row) => row.id === id) ?? rows[0];
  };
  return [
    serveUser(readDelivery, async ({ addressId }, { userId }) => {
      const address = await addressOf(userId, addressId);
      const days = address ? daysOf(await slotsIn(address.emirateId, dubaiDay(now()))) : [];
      const mobile = address?.mobile ?? (await findUserById(db.orm, userId))?.mobile ?? null;
      return { address: address ? addressAnswer(address) : null, mobile, days, slots: days[0]?.slots ?? [] };
    }),
    serveUser(readDeliveryDates, async ({ docno, group }, { userId }) => {
      const { order, found } = await groupOf(desk, userId, { docno, group: group ?? 1 });
      const slots = await slotsIn(order.deliverTo.zone, found.firstDay, order.id);
      const days = [...new Set(slots.map(({ day }) => day))];
      return { days: days.map((day) => ({ id: dayNumberOf(day), label: sayDay(day) })) };
    }),
    serveUser(readDeliveryTimes, async ({ docno, group, dayId }, { userId }) => {
      const { order, found } = await groupOf(desk, userId, { docno, group: group ?? 1 });
      const day = dayOfNumber(dayId);
      const slots = await slotsIn(order.deliverTo.zone, found.firstDay, order.id);
      const own = slots.filter((slot) => slot.day === day);
      const first = own.find(({ id }) => id === found.slotId) ?? own.find(({ hasRoom }) => hasRoom);
      return {
        slots: own.map((slot) => ({
          id: slot.id,
          label: sayTime(slot),
          isDefault: slot === first,
          hasRoom: slot.hasRoom,
          isNearlyFull: slot.isNearlyFull,
        })),
      };
    }),
    serveUser(readExpress, async ({ addressId }, { userId }) => {
      const address = await addressOf(userId, addressId);
      const today = dubaiDay(now());
      const slots = address
        ? await openSlots(db.orm, {
            zone: address.emirateId,
            kind: 'express',
            fromDay: today,
            toDay: today,
            now: now(),
            settings: shop,
          })
        : [];
      const next = slots.find(({ hasRoom }) => hasRoom);
      const options: ExpressOption[] = next ? expressOptions(shop, await tierOf(db.orm, userId), next) : [];
      return { isOffered: options.length > 0, express: options[0] ?? null, options };
    }),
  ];
}

/** @throws Refusal 404 for another shopper's order, and for a group that it does not have */
async function groupOf(
  { db }: CheckoutDesk,
  userId: number,
  { group, ...named }: { readonly docno: number; readonly group: number },
): Promise<{ order: PreparedOrder; found: PreparedGroup }> {
  const order = await ownPrepared(db.orm, userId, named);
  const found = (await groupsOfPrepared(db.orm, order.id)).find(({ groupNo }) => groupNo === group);
  if (!found) throw notFound();
  return { order, found };
}
