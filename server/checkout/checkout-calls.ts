/** The calls of getting an order ready (contract/checkout.ts). */
import {
  confirmGroups,
  deleteCheckoutLine,
  prepareOrder,
  readCheckoutSession,
  readExtras,
  readGroups,
  readTotals,
  updateGroups,
  validateCart,
  validateOrder,
  type DeliveryGroup,
} from '#contract/checkout.ts';
import { cartMessages } from '#contract/messages/cart.ts';
import { checkoutMessages } from '#contract/messages/checkout.ts';
import { readPastVouchers } from '#contract/past-vouchers.ts';
import { dayNumberOf, dayOfNumber } from '#contract/rules/day-number.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import { dropLine } from '#server/cart/edits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { Told } from '#server/kit/told.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { openAttempt } from '#server/payments/open-attempt.ts';
import { sayDay, sayTime } from '#server/slots/say-slot.ts';
import { findSlot } from '#server/slots/store.ts';
import { availableStock } from '#server/stock/store.ts';
import { findDiscount } from '#server/vouchers/discount-codes.ts';

import { readCheckoutCart } from './cart-lines.ts';
import type { CheckoutDesk } from './checkout-desk.ts';
import { extrasOf } from './extras.ts';
import { chooseTimes, type GroupTime } from './group-times.ts';
import { draftOrder } from './order-draft.ts';
import { originsOf } from './origins-of.ts';
import { ownPrepared } from './own-prepared.ts';
import { parentOrder } from './parent-order.ts';
import { pastVouchers } from './past-vouchers.ts';
import { prepare } from './prepare-order.ts';
import { findOpenPrepared, groupsOfPrepared, linesOfPrepared, type PreparedOrder } from './prepared-store.ts';
import { parentOfPrepared, slotOfParent } from './time-choices.ts';
import { summaryOf } from './total-lines.ts';
import { tooEarlyLines, unavailableLines } from './unavailable-lines.ts';

interface Named {
  readonly docno: number;
}

export function checkoutServed(desk: CheckoutDesk, supportEmail: string): Served[] {
  const { db, catalogue, shop, now } = desk;
  const setTimes = async (userId: number, named: Named, times: readonly GroupTime[], isConfirming: boolean) => {
    const order = await ownPrepared(db.orm, userId, named);
    await chooseTimes(desk, { userId, order, times, isConfirming });
    return order;
  };
  return [
    serveUser(validateCart, async ({ dayId, slotId, parentDocno: parentId }, { userId }) => {
      const parent = parentId === null ? null : await parentOrder(db.orm, { userId, parentId, now: now() });
      const { lines } = await readCheckoutCart(db.orm, catalogue, userId);
      const codes = [...new Set(lines.map(({ stockCode }) => stockCode))];
      const left = await availableStock(db.orm, codes, { now: now() });
      const slot = slotId === null ? undefined : await findSlot(db.orm, slotId);
      const chosenDay = parent?.day ?? slot?.day ?? (dayId === null ? null : dayOfNumber(dayId));
      const today = dubaiDay(now());
      const early = chosenDay === null ? [] : tooEarlyLines(lines, { userId, today, chosenDay });
      return { lines: [...unavailableLines(lines, { userId, left }), ...early] };
    }),
    serveUser(deleteCheckoutLine, async ({ doctype, srno, stockCode: meant }, { userId }) => {
      const { lines } = await readCheckoutCart(db.orm, catalogue, userId);
      // A second line that is deleted at once has another place by then: what is meant goes before where it was.
      const line = lines.find(
        (one) => one.cartType === doctype && (meant ? one.stockCode === meant : one.srno === srno),
      );
      if (!line) throw new Refusal('not_found', cartMessages.notInCart[0], 404, 'tmP_pod_srno');
      const { stockCode, cartType } = line;
      return dropLine({ db, userId, now: now() }, { stockCode, cartType, field: 'tmP_pod_srno' });
    }),
    serveUser(validateOrder, async (payload, { userId }) => {
      const { unavailable } = await draftOrder(desk, userId, payload);
      return new Told({ lines: [...unavailable] }, checkoutMessages.validated[0]);
    }),
    serveUser(prepareOrder, async (payload, { userId }) => {
      const made = await prepare(desk, userId, payload);
      return {
        docno: made.id,
        doctype: 'PRO',
        needsConfirming: !made.isConfirmed,
        until: made.until.toISOString(),
      };
    }),
    serveUser(readGroups, async (named, { userId }) => {
      return { groups: await groupsOf(desk, await ownPrepared(db.orm, userId, named)) };
    }),
    serveUser(updateGroups, async ({ times, ...named }, { userId }) => {
      return { groups: await groupsOf(desk, await setTimes(userId, named, times, false)) };
    }),
    serveUser(confirmGroups, async ({ times, ...named }, { userId }) => {
      await setTimes(userId, named, times, true);
      return new Told({}, checkoutMessages.choosePayment[0]);
    }),
    serveUser(readTotals, async (named, { userId }) => {
      const order = await ownPrepared(db.orm, userId, named);
      const { available } = await balanceOf(db.orm, { kind: 'wallet', userId });
      const code = order.discountCode;
      const found = code === null ? null : await findDiscount(db.orm, { code, userId, now: now() });
      return summaryOf({
        sums: order.sums,
        lines: await linesOfPrepared(db.orm, order.id),
        wallet: available,
        percent: found !== null && typeof found === 'object' ? found.percent : 0,
        hasCode: code !== null,
        rates: shop,
      });
    }),
    serveUser(readExtras, (_input, { userId }) => extrasOf(desk, userId)),
    serveUser(readPastVouchers, async (_input, { userId }) => ({
      vouchers: await pastVouchers(db.orm, userId, now()),
    })),
    serveUser(readCheckoutSession, async (_input, { userId }) => {
      const order = await findOpenPrepared(db.orm, userId);
      const attempt = order && (await openAttempt(db.orm, { doctype: 'PRO', docno: order.id }));
      const { lines } = await readCheckoutCart(db.orm, catalogue, userId);
      return {
        isOpen: lines.length > 0 || attempt !== undefined,
        supportEmail,
        open: order && attempt ? { docno: order.id, doctype: 'PRO', fils: attempt.fils } : null,
      };
    }),
  ];
}

async function groupsOf({ db, catalogue }: CheckoutDesk, order: PreparedOrder): Promise<DeliveryGroup[]> {
  const lines = await linesOfPrepared(db.orm, order.id);
  const shelf = await originsOf({ db, catalogue }, [...new Set(lines.map(({ stockCode }) => stockCode))]);
  const parent = await parentOfPrepared(db.orm, order);
  const groups: DeliveryGroup[] = [];
  for (const { groupNo, kind, firstDay, slotId } of await groupsOfPrepared(db.orm, order.id)) {
    const own = slotId === null || parent ? undefined : await findSlot(db.orm, slotId);
    const slot = parent ? slotOfParent(parent) : own;
    groups.push({
      docno: order.id,
      doctype: 'PRO',
      group: groupNo,
      kind,
      lines: lines
        .filter((line) => line.groupNo === groupNo)
        .map(({ stockCode, name, image, quantity }) => ({
          stockCode,
          name,
          image,
          quantity,
          origin: shelf.get(stockCode) ?? { en: '', ar: '' },
        })),
      firstDayId: dayNumberOf(parent?.day ?? firstDay),
      dayId: slot ? dayNumberOf(slot.day) : null,
      dayLabel: slot ? sayDay(slot.day) : { en: '', ar: '' },
      slotId: slot?.id ?? null,
      time: slot ? sayTime(slot) : '',
    });
  }
  return groups;
}
