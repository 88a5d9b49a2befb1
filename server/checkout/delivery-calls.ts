/** The calls about when and where an order comes (contract/delivery.ts). */
import { readDeliveryFee } from '#contract/delivery-fee.ts';
import {
  readDelivery,
  readDeliveryDates,
  readDeliveryTimes,
  readExpress,
  type ExpressOption,
} from '#contract/delivery.ts';
import { readNextSlot } from '#contract/next-slot.ts';
import { dayNumberOf, dayOfNumber } from '#contract/rules/day-number.ts';
import { addDays, dubaiDay } from '#contract/rules/dubai-day.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import { addressAnswer } from '#server/addresses/address-answer.ts';
import { knownEmirates } from '#server/addresses/areas.ts';
import { addressesOf, type AddressRow } from '#server/addresses/store.ts';
import { serve, serveUser, type Served } from '#server/kit/serve.ts';
import { deliveryFee } from '#server/orders/fees.ts';
import { pointsOf } from '#server/points/read-points.ts';
import { findUserById } from '#server/session/user-store.ts';
import { clockTimes, daysOf, sayDay, sayTime, sayWeekday } from '#server/slots/say-slot.ts';
import { openSlots, type OpenSlot } from '#server/slots/store.ts';

import type { CheckoutDesk } from './checkout-desk.ts';
import { expressOptions, standardFeeText } from './express-options.ts';
import { parentOrder } from './parent-order.ts';
import { slotOfParent, timesOf } from './time-choices.ts';
import { tierOf } from './wishes.ts';

export function deliveryServed(desk: CheckoutDesk): Served[] {
  const { db, shop, now } = desk;
  const slotsIn = (zone: number | readonly number[], toDay = '9999-12-31'): Promise<OpenSlot[]> =>
    openSlots(db.orm, {
      zone,
      kind: 'standard',
      fromDay: dubaiDay(now()),
      toDay,
      now: now(),
      settings: shop,
    });
  /** The first time by which an order can come to any of them; none where one of them has none. */
  const nextIn = async (zones: readonly number[], toDay: string): Promise<OpenSlot | undefined> => {
    const free = (await slotsIn(zones, toDay)).filter(({ hasRoom }) => hasRoom);
    const known = zones.flatMap((zone) => free.find((slot) => slot.zone === zone) ?? []);
    known.sort((a, b) => +b.startsAt - +a.startsAt);
    return known.length === zones.length ? known[0] : undefined;
  };
  /** Where the wire names none, or one that is not there: the default. */
  const addressOf = async (userId: number, id: number | null): Promise<AddressRow | undefined> => {
    const rows = await addressesOf(db.orm, userId);
    return rows.find((row) => row.id === id) ?? rows[0];
  };
  return [
    serveUser(readDelivery, async ({ addressId, parentDocno: parentId }, { userId }) => {
      const parent = parentId === null ? null : await parentOrder(db.orm, { userId, parentId, now: now() });
      const address = await addressOf(userId, parent?.deliverTo.addressId ?? addressId);
      const slots = parent ? [slotOfParent(parent)] : address ? await slotsIn(address.emirateId) : [];
      const days = daysOf(slots);
      const mobile = parent?.contact ?? address?.mobile ?? (await findUserById(db.orm, userId))?.mobile ?? null;
      const feeText = standardFeeText(shop, await tierOf(db.orm, userId));
      return { address: address ? addressAnswer(address) : null, mobile, days, feeText, slots: days[0]?.slots ?? [] };
    }),
    serveUser(readDeliveryFee, async (_, { userId }) => {
      const points = await pointsOf(db.orm, userId, now());
      const tier = await tierOf(db.orm, userId);
      return deliveryFee(shop, { tier, isExpress: false, isPriority: false, points });
    }),
    serve(readNextSlot, async ({ emirateId }) => {
      const today = dubaiDay(now());
      const zones = emirateId === 0 ? knownEmirates.map(({ code }) => code) : [emirateId];
      const next = await nextIn(zones, addDays(today, 2));
      return {
        slot: next ? { isToday: next.day === today, day: sayNextDay(next.day, today), ...clockTimes(next) } : null,
        fee: shop.deliveryFee,
      };
    }),
    serveUser(readDeliveryDates, async (named, { userId }) => {
      const { slots } = await timesOf(desk, userId, named);
      const days = [...new Set(slots.map(({ day }) => day))];
      return { days: days.map((day) => ({ id: dayNumberOf(day), label: sayDay(day) })) };
    }),
    serveUser(readDeliveryTimes, async ({ dayId, ...named }, { userId }) => {
      const { slots, slotId } = await timesOf(desk, userId, named);
      const own = slots.filter((slot) => slot.day === dayOfNumber(dayId));
      const first = own.find(({ id }) => id === slotId) ?? own.find(({ hasRoom }) => hasRoom);
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

/** Of an order's next time, which is at most two days away. */
function sayNextDay(day: string, today: string): Bilingual {
  if (day === today) return { en: 'Today', ar: 'اليوم' };
  return day === addDays(today, 1) ? { en: 'Tomorrow', ar: 'غداً' } : sayWeekday(day);
}
