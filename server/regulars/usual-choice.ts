/** Hours and days of the week that suited a shopper before: the form of a regular order opens with them. */
import { and, desc, eq } from 'drizzle-orm';

import type { RegularTime } from '#contract/regular-days.ts';
import type { RegularOffer } from '#contract/regulars.ts';
import { dubaiTime, weekdayOf } from '#contract/rules/dubai-day.ts';
import { WEEKDAYS } from '#contract/rules/regular-order.ts';
import type { Queryable } from '#server/kit/database.ts';
import { placedOrder } from '#server/orders/table.ts';

import { regular } from './table.ts';

const DELIVERED = 6;
const HOUR_MS = 3_600_000;

type Usual = Pick<RegularOffer, 'usualTimeId' | 'usualWeekdays'>;

/**
 * Those that all of their regular orders have in common; of who has none, those of the last delivery. Hours 0 and no days where there are none
 * in common, where nothing came yet, or where the shop has such hours no more.
 */
export async function usualChoiceOf(db: Queryable, userId: number, times: readonly RegularTime[]): Promise<Usual> {
  const regulars = await db
    .selectDistinct({ hour: regular.hour, weekdays: regular.weekdays })
    .from(regular)
    .where(eq(regular.userId, userId));
  if (regulars.length === 0) return lastDeliveryOf(db, userId, times);
  return {
    usualTimeId: times.find(({ id }) => regulars.every(({ hour }) => hour === id))?.id ?? 0,
    usualWeekdays: WEEKDAYS.filter((day) => regulars.every(({ weekdays }) => weekdays.includes(day))),
  };
}

async function lastDeliveryOf(db: Queryable, userId: number, times: readonly RegularTime[]): Promise<Usual> {
  const [last] = await db
    .select({ day: placedOrder.day, startsAt: placedOrder.slotStartsAt })
    .from(placedOrder)
    .where(and(eq(placedOrder.userId, userId), eq(placedOrder.state, DELIVERED)))
    .orderBy(desc(placedOrder.stateAt))
    .limit(1);
  if (!last) return { usualTimeId: 0, usualWeekdays: [] };
  const hour = (last.startsAt.getTime() - dubaiTime(last.day, 0).getTime()) / HOUR_MS;
  // An express delivery begins at any hour: the hours that hold it.
  const around = times.findLast(({ id }) => id <= hour);
  return { usualTimeId: around?.id ?? 0, usualWeekdays: [weekdayOf(last.day)] };
}
