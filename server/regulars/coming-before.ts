import { and, asc, between, eq, or } from 'drizzle-orm';

import type { ComingBefore } from '#contract/rules/regular-plan.ts';
import type { Queryable } from '#server/kit/database.ts';
import { placedOrder } from '#server/orders/table.ts';

import type { RegularRow } from './regular-store.ts';
import { deliveriesOf } from './regular-sums.ts';
import { regular, regularDelivery } from './table.ts';

/**
 * What is still to come of a regular order that is changed. An order that came of the one whose place it took itself is its own, as far as it
 * has fewer deliveries for that; of one that was given up before it was made nothing is.
 */
export async function comingOf(db: Queryable, row: RegularRow): Promise<ComingBefore> {
  const { id, userId, stockCode, weeks, weekdays } = row;
  const isOrdered = and(eq(regularDelivery.state, 'ordered'), between(placedOrder.state, 1, 5));
  const isPlanned = and(eq(regularDelivery.state, 'planned'), eq(regular.id, id));
  const rows = await db
    .select({ regularId: regular.id, day: regularDelivery.day, state: regularDelivery.state })
    .from(regularDelivery)
    .innerJoin(regular, eq(regular.id, regularDelivery.regularId))
    .leftJoin(placedOrder, eq(placedOrder.id, regularDelivery.orderId))
    .where(and(eq(regular.userId, userId), eq(regular.stockCode, stockCode), or(isPlanned, isOrdered)))
    .orderBy(asc(regularDelivery.day));
  const ordered = rows.filter(({ state }) => state === 'ordered');
  const taken = ordered
    .filter(({ regularId }) => regularId !== id)
    .slice(0, weeks * weekdays.length - deliveriesOf(row));
  return {
    weeks,
    weekdays,
    ordered: ordered.filter((one) => one.regularId === id || taken.includes(one)).map(({ day }) => day),
    planned: rows.filter(({ state }) => state === 'planned').map(({ day }) => day),
  };
}
