/** The time that an order's first delivery is to come at (remaining.md CK 8 and 15). */
import type { OrderPayload } from '#contract/checkout.ts';
import { checkoutMessages } from '#contract/messages/checkout.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import type { Queryable } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { canBeChosen } from '#server/slots/calendar.ts';
import { findSlot, openSlots, type SlotRow } from '#server/slots/store.ts';

export interface WhereAndWhen {
  /** The emirate's number. */
  readonly zone: number;
  readonly now: Date;
  readonly shop: ShopSettings;
}

type ChosenSlot = Pick<SlotRow, 'id' | 'day' | 'startsAt' | 'endsAt'>;

/** The slot of the payload; for express the next one with room. @throws Refusal that names the field */
export async function chosenSlot(db: Queryable, payload: OrderPayload, at: WhereAndWhen): Promise<ChosenSlot> {
  return payload.isExpress ? nextExpress(db, at) : namedSlot(db, payload, at);
}

/** Express comes within the hour, so it is only for today. */
export async function nextExpress(db: Queryable, { zone, now, shop }: WhereAndWhen): Promise<ChosenSlot> {
  const today = dubaiDay(now);
  const slots = await openSlots(db, { zone, kind: 'express', fromDay: today, toDay: today, now, settings: shop });
  const next = slots.find(({ hasRoom }) => hasRoom);
  if (next) return next;
  throw new Refusal('no_express', checkoutMessages.noExpress[0], 409, 'isExpress');
}

async function namedSlot(
  db: Queryable,
  { slotId }: OrderPayload,
  { zone, now, shop }: WhereAndWhen,
): Promise<ChosenSlot> {
  const found = slotId === null ? undefined : await findSlot(db, slotId);
  if (!found || found.zone !== zone || found.kind !== 'standard' || !canBeChosen(found, now, shop)) {
    throw new Refusal('no_slot', checkoutMessages.noSlot[0], 422, 'DeliveryTimeSlotDocno');
  }
  return found;
}

/** Of a group that comes later: the first slot with room on or after its first day; null where there is none. */
export async function firstSlotFrom(
  db: Queryable,
  firstDay: string,
  { zone, now, shop }: WhereAndWhen,
): Promise<ChosenSlot | null> {
  const slots = await openSlots(db, {
    zone,
    kind: 'standard',
    fromDay: firstDay,
    toDay: '9999-12-31',
    now,
    settings: shop,
  });
  return slots.find(({ hasRoom }) => hasRoom) ?? null;
}
