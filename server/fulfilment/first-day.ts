/** The first day on which what was ordered can come: a cake takes its time from the day of the order (storefront.md section 4). */
import { addDays, dubaiDay } from '#contract/rules/dubai-day.ts';
import { deliveryFactsOf } from '#server/catalogue/delivery-facts.ts';
import type { Queryable } from '#server/kit/database.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { linesOfOrder } from '#server/orders/order-store.ts';

/** Of an order and what was added to it, which come together. ISO; products that the shop has no more need no time. */
export async function firstDayOf(
  db: Queryable,
  orders: readonly Pick<PlacedOrder, 'id' | 'placedAt'>[],
): Promise<string> {
  const days: string[] = [];
  for (const { id, placedAt } of orders) {
    const codes = (await linesOfOrder(db, id)).map(({ stockCode }) => stockCode);
    const facts = await deliveryFactsOf(db, [...new Set(codes)]);
    const lead = Math.max(0, ...[...facts.values()].map(({ leadDays }) => leadDays));
    days.push(addDays(dubaiDay(placedAt), lead));
  }
  return days.toSorted().at(-1) ?? '';
}
