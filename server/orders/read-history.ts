/** The cards of the order history (remaining.md OR 5 to 9). */
import type { PastOrder } from '#contract/orders.ts';
import { dayNumberOf } from '#contract/rules/day-number.ts';
import { mayDo } from '#contract/rules/order-actions.ts';

import { historyCount, historyOf, type HistoryAsked, type HistoryOrder } from './history-store.ts';
import { orderHead } from './order-head.ts';
import type { OrderReader } from './order-reader.ts';
import { grossOf, loweredBy, sumsNow } from './sums-now.ts';

export async function readHistoryPage(
  { db, beside, now }: OrderReader,
  asked: HistoryAsked,
): Promise<{ orders: PastOrder[]; count: number; size: number }> {
  const found = await historyOf(db.orm, asked);
  const delivered = found.filter(({ state }) => state === 6).map(({ id }) => id);
  const rated = await beside.ratedAmong(db.orm, delivered);
  const orders = found.map((order) =>
    cardOf(order, { isRated: rated.has(order.id), halfStars: rated.get(order.id) ?? null }, now()),
  );
  return { orders, count: await historyCount(db.orm, asked), size: asked.size };
}

interface Rated {
  readonly isRated: boolean;
  readonly halfStars: number | null;
}

function cardOf(order: HistoryOrder, { isRated, halfStars }: Rated, now: Date): PastOrder {
  const { state, parentId, deliveredAt } = order;
  const sums = sumsNow(order);
  return {
    ...orderHead(order),
    dayId: dayNumberOf(order.day),
    net: sums.net,
    gross: grossOf(sums),
    discount: loweredBy(sums),
    images: order.images,
    lineCount: order.lineCount,
    isExpress: order.isExpress,
    place: { label: order.deliverTo.label },
    canRate: mayDo('rate', { state, isChild: parentId !== null, deliveredAt, isRated }, now),
    halfStars,
  };
}
