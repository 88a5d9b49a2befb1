/** An order with its lines, what it came to and what can be done with it (remaining.md OR 11 to 14). */
import { ALTERNATIVE_PREFERENCES, PACKING_OPTIONS } from '#contract/account.ts';
import type { DetailLine, OrderDetail } from '#contract/order-detail.ts';
import { allot } from '#contract/rules/allotment.ts';
import { isDismissal } from '#contract/rules/is-dismissal.ts';
import { mayDo, ORDER_ACTIONS } from '#contract/rules/order-actions.ts';
import { stockIdsOf } from '#server/catalogue/stock-ids.ts';
import { sayDay, sayTime } from '#server/slots/say-slot.ts';

import { CANCELLED, type OrderLine, type PlacedOrder } from './add-placed-orders.ts';
import { addressLines } from './address-lines.ts';
import type { ReadRefund } from './beside-orders.ts';
import { driverOf } from './driver-of.ts';
import { childrenOf } from './history-store.ts';
import { orderHead } from './order-head.ts';
import type { OrderReader } from './order-reader.ts';
import { linesOfOrder } from './order-store.ts';
import { pickingBeginsAt } from './picking-begins.ts';
import { savedByOffers } from './saved-by-offers.ts';
import { sumLines } from './sum-lines.ts';
import { loweredBy, sumsNow, unitsNow } from './sums-now.ts';
import type { Instructions, OrderSums } from './table.ts';

export async function readDetail(
  { db, beside, shop, speed, now }: OrderReader,
  order: PlacedOrder,
): Promise<OrderDetail> {
  const { id, state, parentId, deliveredAt } = order;
  const lines = await linesOfOrder(db.orm, id);
  const children = parentId === null ? await childrenOf(db.orm, id) : [];
  const rating = (state === 6 && (await beside.ratingOfOrder(db.orm, id))) || null;
  const codes = lines.map(({ stockCode }) => stockCode);
  const stockIds = await stockIdsOf(db.orm, codes);
  const refunds = await beside.refundsOf(db.orm, id);
  const isRated = rating !== null && !isDismissal(rating);
  const canBeTipped = isRated && (await beside.canBeTipped(db.orm, order));
  const actedOn = { state, isChild: parentId !== null, deliveredAt, isRated, canBeTipped };
  const sums = sumsNow(order);
  return {
    ...orderHead(order),
    address: addressLines(order.deliverTo),
    addressLabel: order.deliverTo.label,
    mobile: order.contact,
    day: order.day,
    dayLabel: sayDay(order.day),
    time: sayTime({ startsAt: order.slotStartsAt, endsAt: order.slotEndsAt }),
    changeableUntil: state === 1 ? pickingBeginsAt(order, speed).toISOString() : null,
    isExpress: order.isExpress,
    lines: detailLines(order, lines, { sums, stockIds }),
    totals: sumLines(sums, state === CANCELLED ? 0 : savedByOffers(lines, (line) => unitsNow(order, line))),
    net: sums.net,
    paidBy: order.paidBy,
    taken: order.taken,
    ...wishesOf(order.instructions),
    driver: driverOf(order, shop),
    actions: ORDER_ACTIONS.filter((action) => mayDo(action, actedOn, now())),
    // The paying method first; a card only for what a card paid (decisions.md 21 and 32).
    refundWays: order.paidBy === 'card' ? ['CARD', 'WALLET'] : ['WALLET'],
    refunds: refunds.map(refundOf),
    children: children.map((child) => ({ docno: child.id, state: child.state })),
    rating,
    hasInvoice: order.taken !== null,
  };
}

/** What was chosen at checkout; an order of before may have been kept without. */
function wishesOf(chosen: Instructions) {
  return {
    instructions: chosen.special,
    packing: PACKING_OPTIONS.find((one) => one === chosen.packingOption) ?? null,
    packingNote: chosen.packing,
    deliveryMessage: chosen.message,
    ifSoldOut: ALTERNATIVE_PREFERENCES.find((one) => one === chosen.alternative) ?? null,
    printsInvoice: chosen.printsInvoice,
  };
}

interface Counted {
  readonly sums: OrderSums;
  readonly stockIds: ReadonlyMap<string, number>;
}

/** What was taken off is allotted as on the invoice. */
function detailLines(order: PlacedOrder, lines: readonly OrderLine[], { sums, stockIds }: Counted): DetailLine[] {
  const amounts = lines.map((line) => line.price * unitsNow(order, line));
  const discounts = lines.length === 0 ? [] : allot(Math.min(loweredBy(sums), sums.goods), amounts);
  return lines.map((line, index) => ({
    srno: line.srno,
    stockDocno: stockIds.get(line.stockCode) ?? 0,
    stockCode: line.stockCode,
    name: line.name,
    units: line.units,
    image: line.image,
    quantity: line.quantity,
    amount: amounts[index] ?? 0,
    discount: discounts[index] ?? 0,
    picked: line.picked,
    substituteFor: line.substituteFor,
    message: line.message,
    isGiftWrapped: line.isGiftWrapped,
    cartType: line.cartType,
    isBox: line.isBox,
  }));
}

function refundOf({ fils, way, reason, askedAt, doneAt }: ReadRefund): OrderDetail['refunds'][number] {
  return {
    fils,
    way: way === 'card' ? 'CARD' : 'WALLET',
    reason,
    isDone: doneAt !== null,
    at: (doneAt ?? askedAt).toISOString(),
  };
}
