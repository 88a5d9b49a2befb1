import { dubaiDay } from '#contract/rules/dubai-day.ts';

/** The state and the stage of an order that is on its way to the door (account.md section 4). */
export const ON_ROUTE = 4;

/** "Reaching within 30 minutes" (account.md section 4, Tracking). */
export const WITHIN_MINUTES = 30;

const MINUTE_MS = 60_000;

/** A driver sets out so long before the hours begin. */
const SETS_OUT_MS = 60 * 60_000;

/** Times are ISO; `onItsWayAt` is null where it is not known when it set out. */
export interface OnRoute {
  readonly onItsWayAt: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
}

/**
 * The minute, ISO, until which that holds for an order that set out at `onItsWayAt` (ISO); null where that is not known. A whole one: as a time of
 * day it has to agree with the minutes that are counted down to it.
 */
export function reachesBy(onItsWayAt: string | null): string | null {
  if (onItsWayAt === null) return null;
  return new Date((Math.ceil(Date.parse(onItsWayAt) / MINUTE_MS) + WITHIN_MINUTES) * MINUTE_MS).toISOString();
}

/** Whether it set out for its hours: long before them, or after them, they are no promise any more. */
export function isWithinHours({ onItsWayAt, startsAt, endsAt }: OnRoute): boolean {
  if (onItsWayAt === null) return true;
  const at = Date.parse(onItsWayAt);
  return at >= Date.parse(startsAt) - SETS_OUT_MS && at <= Date.parse(endsAt);
}

/**
 * The moment, ISO, that is promised once the thirty minutes are over: the end of the hours that were chosen at checkout. Null where it set out on
 * another day than that of its hours, or where they end sooner.
 */
export function comesByItsHours(order: OnRoute): string | null {
  const by = reachesBy(order.onItsWayAt);
  if (by === null || order.onItsWayAt === null) return null;
  if (dubaiDay(new Date(order.onItsWayAt)) !== dubaiDay(new Date(order.endsAt))) return null;
  return Date.parse(order.endsAt) > Date.parse(by) ? order.endsAt : null;
}
