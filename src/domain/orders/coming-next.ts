/** The delivery that a shopper waits for: pure. */
import type { PastOrder } from '#contract/orders.ts';
import { dayNumberOf } from '#contract/rules/day-number.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';

const ON_THE_WAY = 4;

/** To the door, or waiting there. */
export function isOnItsWay({ state }: Pick<PastOrder, 'state'>): boolean {
  return state >= ON_THE_WAY;
}

/** The order that is on its way, else the earliest order that is neither cancelled nor delivered; null where there is none. */
export function comingNext(orders: readonly PastOrder[], now: Date): PastOrder | null {
  const [next = null] = comingOrders(orders, now);
  return next;
}

/**
 * What is on its way first, then the earliest, of one time the one that was placed first. An order of a day that is over does not come: what a device kept without signal may be of
 * yesterday. What was added to an order comes with that one.
 */
export function comingOrders(orders: readonly PastOrder[], now: Date): readonly PastOrder[] {
  const today = dayNumberOf(dubaiDay(now));
  const coming = orders.filter(
    ({ state, dayId, parentDocno }) => state > 0 && state < 6 && dayId >= today && parentDocno === null,
  );
  return coming.toSorted(
    (one, other) =>
      Number(isOnItsWay(other)) - Number(isOnItsWay(one)) ||
      one.startsAt.localeCompare(other.startsAt) ||
      other.state - one.state ||
      one.docno - other.docno,
  );
}
