/** The delivery that a shopper waits for: pure. */
import type { PastOrder } from '#contract/orders.ts';
import { dayNumberOf } from '#contract/rules/day-number.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';

const ON_THE_WAY = 4;
const DELIVERED = 6;
/** So long after a delivery its shopper is asked how it was, where they look first. */
const JUST_MS = 12 * 3_600_000;

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
 * What is on its way first, and of several what set out first; then the earliest, of one time the one that was placed first. An order of a day that is over does not come: what a device kept without signal may be of
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
      (one.onItsWayAt ?? '').localeCompare(other.onItsWayAt ?? '') ||
      one.startsAt.localeCompare(other.startsAt) ||
      other.state - one.state ||
      one.docno - other.docno,
  );
}

/** The last of the orders that were delivered in these hours and about which nothing was said; null where there is none. */
export function justCame(
  orders: readonly PastOrder[],
  now: Date,
): (PastOrder & { readonly deliveredAt: string }) | null {
  const [last = null] = orders
    .filter(
      (order): order is PastOrder & { readonly deliveredAt: string } =>
        order.state === DELIVERED &&
        order.canRate &&
        order.parentDocno === null &&
        order.deliveredAt !== null &&
        now.getTime() - Date.parse(order.deliveredAt) < JUST_MS,
    )
    .toSorted((one, other) => other.deliveredAt.localeCompare(one.deliveredAt));
  return last;
}

/** Until when the place of an order is kept where its shopper looks first, ISO: some hours after its own, or after it was delivered. */
export function keptUntil({ state, deliveredAt, endsAt }: PastOrder): string {
  const from = state === DELIVERED && deliveredAt !== null ? deliveredAt : endsAt;
  return new Date(Date.parse(from) + JUST_MS).toISOString();
}
