/** The cards of the order history (remaining.md OR 5 to 9). */
import type { PastOrder } from '#contract/orders.ts';
import { dayNumberOf } from '#contract/rules/day-number.ts';
import { mayDo } from '#contract/rules/order-actions.ts';

import { historyCount, historyOf, type HistoryAsked, type HistoryOrder } from './history-store.ts';
import type { OrderReader } from './order-reader.ts';
import { STATE_WORDS } from './order-words.ts';
import { grossOf, loweredBy, sumsNow } from './sums-now.ts';

export async function readHistoryPage(
  { db, beside, now }: OrderReader,
  asked: HistoryAsked,
): Promise<{ orders: PastOrder[]; count: number; size: number }> {
  const found = await historyOf(db.orm, asked);
  const delivered = found.filter(({ state }) => state === 6).map(({ id }) => id);
  const rated = await beside.ratedAmong(db.orm, delivered);
  const orders = found.map((order) => cardOf(order, rated.has(order.id), now()));
  return { orders, count: await historyCount(db.orm, asked), size: asked.size };
}

function cardOf(order: HistoryOrder, isRated: boolean, now: Date): PastOrder {
  const { id, state, parentId, deliveredAt } = order;
  const sums = sumsNow(order);
  return {
    docno: id,
    doctype: 'RSO',
    state,
    status: STATE_WORDS[state] ?? '',
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    dayId: dayNumberOf(order.day),
    placedAt: order.placedAt.toISOString(),
    net: sums.net,
    gross: grossOf(sums),
    discount: loweredBy(sums),
    images: order.images,
    startsAt: order.slotStartsAt.toISOString(),
    endsAt: order.slotEndsAt.toISOString(),
    parentDocno: parentId,
    canRate: mayDo('rate', { state, isChild: parentId !== null, deliveredAt, isRated }, now),
  };
}
