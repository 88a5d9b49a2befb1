/** Everything that an order of this cart would be, read before anything is locked or held. */
import type { OrderPayload, UnavailableLine } from '#contract/checkout.ts';
import { checkoutMessages } from '#contract/messages/checkout.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import { isUaePhone, withPrefix } from '#contract/rules/phone.ts';
import { addressAnswer } from '#server/addresses/address-answer.ts';
import { findAddress } from '#server/addresses/store.ts';
import type { Queryable } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import type { DeliveryAddress, OrderSums } from '#server/orders/table.ts';
import { availableStock } from '#server/stock/store.ts';

import { readCheckoutCart, type CheckoutLine } from './cart-lines.ts';
import type { CheckoutDesk } from './checkout-desk.ts';
import { chosenSlot, firstSlotFrom } from './chosen-time.ts';
import { groupLines, needsConfirming, oneGroup, type DeliveryGroupOf } from './delivery-groups.ts';
import { orderSums } from './order-sums.ts';
import { parentOrder } from './parent-order.ts';
import { findOpenPrepared } from './prepared-store.ts';
import { tooEarlyLines, unavailableLines } from './unavailable-lines.ts';
import { readWishes, wishesOfAdded, type Wishes } from './wishes.ts';

export interface DraftGroup extends DeliveryGroupOf<CheckoutLine> {
  /** Null where no slot has room. */
  readonly slotId: number | null;
}

export interface OrderDraft {
  readonly cartVersion: number;
  readonly lines: readonly CheckoutLine[];
  readonly unavailable: readonly UnavailableLine[];
  readonly groups: readonly DraftGroup[];
  readonly needsConfirming: boolean;
  /** False where it comes in the place of the order that it is added to. */
  readonly holdsSlots: boolean;
  readonly deliverTo: DeliveryAddress;
  readonly contact: string;
  readonly wishes: Wishes;
  readonly sums: OrderSums;
}

/** @throws Refusal that names the field which stands in the way */
export async function draftOrder(desk: CheckoutDesk, userId: number, payload: OrderPayload): Promise<OrderDraft> {
  const { db, catalogue, shop } = desk;
  const now = desk.now();
  const { version, lines: all } = await readCheckoutCart(db.orm, catalogue, userId);
  if (all.length === 0) throw new Refusal('empty_cart', checkoutMessages.emptyCart[0], 409);
  if (payload.shownVersion !== null && version > payload.shownVersion) {
    throw new Refusal('cart_changed', checkoutMessages.cartChanged[0], 409, 'cartVersion');
  }
  const { parentDocno: parentId } = payload;
  const parent = parentId === null ? null : await parentOrder(db.orm, { userId, parentId, now });
  const { deliverTo, contact } = parent ?? (await whereTo(db.orm, userId, payload));
  const own = await findOpenPrepared(db.orm, userId);
  const codes = [...new Set(all.map(({ stockCode }) => stockCode))];
  const left = await availableStock(db.orm, codes, { now, ...(own && { forPro: own.id }) });
  const unavailable = unavailableLines(all, { userId, left });
  const lines = all.filter(({ quantity }) => quantity > 0);
  const shared = { cartVersion: version, lines, deliverTo, contact };
  const asker = { userId, now, shop };
  if (parent) {
    const today = dubaiDay(now);
    const wishes = await wishesOfAdded(db.orm, payload, asker, parent);
    return {
      ...shared,
      // It comes at the time of the order that it is added to, or not at all.
      unavailable: [...unavailable, ...tooEarlyLines(lines, { userId, today, chosenDay: parent.day })],
      groups: [{ ...oneGroup(lines, today), slotId: parent.slotId }],
      needsConfirming: false,
      holdsSlots: false,
      wishes,
      sums: orderSums(lines, wishes),
    };
  }
  const at = { zone: deliverTo.zone, now, shop };
  const slot = await chosenSlot(db.orm, payload, at);
  const formed = groupLines(lines, { chosenDay: slot.day, today: dubaiDay(now) });
  const groups: DraftGroup[] = [];
  for (const group of formed) {
    const isChosen = group.firstDay <= slot.day;
    const first = isChosen ? slot : await firstSlotFrom(db.orm, group.firstDay, at);
    groups.push({ ...group, slotId: first?.id ?? null });
  }
  const wishes = await readWishes(db.orm, payload, asker);
  return {
    ...shared,
    unavailable,
    groups,
    needsConfirming: needsConfirming(formed, slot.day),
    holdsSlots: true,
    wishes,
    sums: orderSums(lines, wishes),
  };
}

/** @throws Refusal 422 that names the field */
async function whereTo(
  db: Queryable,
  userId: number,
  payload: OrderPayload,
): Promise<Pick<PlacedOrder, 'deliverTo' | 'contact'>> {
  const deliverTo = await addressOf(db, userId, payload.addressId);
  const contact = withPrefix(payload.contact);
  if (isUaePhone(contact)) return { deliverTo, contact };
  throw new Refusal('bad_contact', checkoutMessages.badContact[0], 422, 'DeliveryContactNo');
}

async function addressOf(db: Queryable, userId: number, id: number): Promise<DeliveryAddress> {
  const row = await findAddress(db, userId, id);
  if (!row) throw new Refusal('no_address', checkoutMessages.noAddress[0], 422, 'AddrDocno');
  const { label, full } = addressAnswer(row);
  return { addressId: row.id, label, full, zone: row.emirateId, latitude: row.latitude, longitude: row.longitude };
}
