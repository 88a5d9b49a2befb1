/** The delivery that a shopper waits for: pure. */
import type { PastOrder } from '#contract/orders.ts';
import { dayNumberOf } from '#contract/rules/day-number.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';

/** On its way to the door, or waiting there. */
const ON_THE_WAY = 4;

/**
 * The order that is on its way, else the earliest order that is neither cancelled nor delivered; null where there is none. One of a day that is over is none: what a device
 * kept without signal may be of yesterday. What was added to an order comes with that one.
 */
export function comingNext(orders: readonly PastOrder[], now: Date): PastOrder | null {
  const today = dayNumberOf(dubaiDay(now));
  const coming = orders.filter(
    ({ state, dayId, parentDocno }) => state > 0 && state < 6 && dayId >= today && parentDocno === null,
  );
  const isNear = ({ state }: PastOrder): number => Number(state >= ON_THE_WAY);
  const [next = null] = coming.toSorted(
    (one, other) =>
      isNear(other) - isNear(one) || one.startsAt.localeCompare(other.startsAt) || other.state - one.state,
  );
  return next;
}
