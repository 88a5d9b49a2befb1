import type { OrderPayload } from '#contract/checkout.ts';
import { checkoutMessages } from '#contract/messages/checkout.ts';
import { paymentMessages } from '#contract/messages/payments.ts';
import type { Transaction } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { hasOpenAttempt } from '#server/payments/open-attempt.ts';
import { holdSlot, releaseSlotHolds } from '#server/slots/holds.ts';
import { lockSlots } from '#server/slots/lock-slots.ts';
import { holdStock, releaseStockHolds } from '#server/stock/holds.ts';
/** Makes the cart an order that can be paid (money.md section 3): copies of prices and places, slot and stock held. */
import { unitsOf } from '#server/stock/units-of.ts';
import { PostgresStore } from '#server/sync/postgres-store.ts';

import { cartVersionOf } from './cart-lines.ts';
import type { CheckoutDesk } from './checkout-desk.ts';
import { draftOrder, type OrderDraft } from './order-draft.ts';
import { lockOpenPrepared, setPreparedState, type PreparedOrder } from './prepared-store.ts';
import { preparedDonation, preparedGroup, preparedLine, preparedOrder } from './table.ts';

/** A cart that changes again and again while it is read is somebody shopping on another device. */
const TRIES = 3;

/**
 * In place of the shopper's prepared order before. @throws Refusal: what stands in the way, by field; `payment_under_way` (409) while
 * a payment of the order before is open; then nothing has changed
 */
export async function prepare(desk: CheckoutDesk, userId: number, payload: OrderPayload): Promise<PreparedOrder> {
  for (let tries = 1; ; tries += 1) {
    const draft = await draftOrder(desk, userId, payload);
    if (draft.unavailable.length > 0) throw new Refusal('unavailable', checkoutMessages.unavailable[0], 409);
    const made = await desk.db.transaction((tx) => keep(tx, desk, { userId, payload, draft }));
    if (made !== 'cart_changed') return made;
    if (tries === TRIES) throw new Refusal('cart_changed', checkoutMessages.cartChanged[0], 409, 'cartVersion');
  }
}

interface Keeping {
  readonly userId: number;
  readonly payload: OrderPayload;
  readonly draft: OrderDraft;
}

async function keep(
  tx: Transaction,
  { shop, now: clock }: CheckoutDesk,
  { userId, payload, draft }: Keeping,
): Promise<PreparedOrder | 'cart_changed'> {
  const now = clock();
  await new PostgresStore(tx, userId, now).lock();
  if ((await cartVersionOf(tx, userId)) !== draft.cartVersion) return 'cart_changed';
  const before = await lockOpenPrepared(tx, userId);
  // All of them at once, by their numbers, as everyone locks them.
  const wanted = draft.holdsSlots ? draft.groups : [];
  const slotIds = wanted.flatMap(({ slotId }) => slotId ?? []);
  await lockSlots(tx, { proId: before?.id ?? 0, slotIds });
  if (before) {
    if (await hasOpenAttempt(tx, { doctype: 'PRO', docno: before.id })) {
      throw new Refusal('payment_under_way', paymentMessages.underWay[0], 409);
    }
    await setPreparedState(tx, before.id, 'replaced');
    await releaseSlotHolds(tx, before.id);
  }
  const until = new Date(now.getTime() + shop.holdMinutes * 60_000);
  const made = await insertPrepared(tx, { userId, payload, draft, now, until });
  for (const { groupNo, slotId } of wanted) {
    if (slotId === null) continue;
    const held = await holdSlot(tx, {
      proId: made.id,
      groupNo,
      slotId,
      zone: draft.deliverTo.zone,
      until,
      now,
      settings: shop,
    });
    if (held !== 'held') {
      throw new Refusal('slot_full', checkoutMessages.slotFull[0], 409, 'DeliveryTimeSlotDocno');
    }
  }
  // After the slots: everyone locks these first.
  if (before) await releaseStockHolds(tx, before.id);
  const short = await holdStock(tx, {
    proId: made.id,
    units: unitsOf(draft.lines, ({ quantity }) => quantity),
    until,
    now,
  });
  if (short.length > 0) throw new Refusal('unavailable', checkoutMessages.unavailable[0], 409);
  return made;
}

async function insertPrepared(
  tx: Transaction,
  { userId, payload, draft, now, until }: Keeping & { readonly now: Date; readonly until: Date },
): Promise<PreparedOrder> {
  const { wishes, deliverTo, contact, sums, groups, cartVersion } = draft;
  const { discountCode, voucherId, pointsUsed, pointsForDelivery, isExpress, isPriority, donations } = wishes;
  const [made] = await tx
    .insert(preparedOrder)
    .values({
      userId,
      state: 'prepared',
      madeAt: now,
      until,
      syncVersion: cartVersion,
      isConfirmed: !draft.needsConfirming,
      language: payload.language,
      deliverTo,
      contact,
      instructions: {
        special: payload.special,
        packing: payload.packingNote,
        message: payload.deliveryMessage,
        packingOption: payload.packing,
        printsInvoice: payload.printsInvoice,
        alternative: payload.alternative,
      },
      isExpress,
      isPriority,
      discountCode,
      voucherId,
      pointsUsed,
      pointsForDelivery,
      sums,
      parentId: payload.parentDocno,
    })
    .returning();
  if (!made) throw new Error('a prepared order was not kept');
  await tx
    .insert(preparedGroup)
    .values(groups.map(({ groupNo, kind, slotId, firstDay }) => ({ proId: made.id, groupNo, kind, slotId, firstDay })));
  await tx.insert(preparedLine).values(
    groups.flatMap(({ groupNo, lines }) =>
      lines.map((line) => ({
        proId: made.id,
        srno: line.srno,
        groupNo,
        cartType: line.cartType,
        stockCode: line.stockCode,
        name: line.card?.name ?? { en: line.stockCode, ar: line.stockCode },
        units: line.card?.units ?? { en: '', ar: '' },
        image: line.card?.image ?? '',
        quantity: line.quantity,
        price: line.price,
        oldPrice: line.oldPrice,
        deposit: line.deposit,
        isFresh: line.isFresh,
        message: line.message,
        isGiftWrapped: line.isGiftWrapped,
        isBox: line.isBox,
      })),
    ),
  );
  if (donations.length > 0) {
    await tx.insert(preparedDonation).values(donations.map((one) => ({ proId: made.id, ...one })));
  }
  return made;
}
