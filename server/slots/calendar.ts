/**
 * When a day's slots are, and until when one can be chosen (money.md section 5, decisions.md 15). Hours are Dubai's; times come out
 * as moments.
 */
import { addDays, dubaiDay, dubaiTime, weekdayOf } from '#contract/rules/dubai-day.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { isRamadan } from './ramadan.ts';
import type { SlotKind } from './table.ts';

export interface SlotTime {
  readonly kind: SlotKind;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The first hour and the one at which it is over. */
type Hours = readonly [from: number, to: number];

export const STANDARD_HOURS = 2;
const FRIDAY = 5;
/** The prayer is at 12:45: nobody drives. */
const FRIDAY_PRAYER: Hours = [12, 14];
/** Closed for the breaking of the fast, and open until midnight. */
const RAMADAN_OPEN: readonly Hours[] = [
  [10, 18],
  [20, 24],
];

/** The slots of one day, standard ones first, each kind in the order of their times. `day` is ISO. */
export function slotTimesOf(day: string, { opensAt, closesAt, ramadan }: ShopSettings): SlotTime[] {
  const open = isRamadan(day, ramadan) ? RAMADAN_OPEN : [[opensAt, closesAt] as const];
  const isFriday = weekdayOf(day) === FRIDAY;
  const timesOf = (kind: SlotKind, length: number): SlotTime[] =>
    open
      .flatMap((hours) => inSteps(hours, length))
      .filter(([from, to]) => !isFriday || to <= FRIDAY_PRAYER[0] || from >= FRIDAY_PRAYER[1])
      .map(([from, to]) => ({ kind, startsAt: dubaiTime(day, from), endsAt: dubaiTime(day, to) }));
  return [...timesOf('standard', STANDARD_HOURS), ...timesOf('express', 1)];
}

/** Hours of an ordinary day's standard slots. */
export function standardHours({ opensAt, closesAt }: Pick<ShopSettings, 'opensAt' | 'closesAt'>): Hours[] {
  return inSteps([opensAt, closesAt], STANDARD_HOURS);
}

/** The days of which there are slots: today and `slotDays` more. */
export function slotDaysFrom(now: Date, { slotDays }: Pick<ShopSettings, 'slotDays'>): string[] {
  const today = dubaiDay(now);
  return Array.from({ length: slotDays + 1 }, (_, days) => addDays(today, days));
}

/**
 * Whether somebody can still choose it: a standard slot until its cut-off, an express one while it runs, up to the minutes in which
 * nothing can be brought any more.
 */
export function canBeChosen(
  { kind, startsAt, endsAt }: SlotTime,
  now: Date,
  { slotCutOffHours, expressLeftMinutes }: Pick<ShopSettings, 'slotCutOffHours' | 'expressLeftMinutes'>,
): boolean {
  const until =
    kind === 'express'
      ? endsAt.getTime() - expressLeftMinutes * 60_000
      : startsAt.getTime() - slotCutOffHours * 3_600_000;
  return now.getTime() < until;
}

/** What fits whole into the hours. */
function inSteps([from, to]: Hours, length: number): Hours[] {
  const count = Math.max(0, Math.floor((to - from) / length));
  return Array.from({ length: count }, (_, at) => [from + at * length, from + (at + 1) * length] as const);
}
