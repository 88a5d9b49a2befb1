/** What a regular order comes to and when it comes (storefront.md sections 5 and 9; decisions.md 16): pure. */
import { regularMessages } from '#contract/messages/regulars.ts';
import type { Sentence } from '#contract/messages/sentence.ts';

import { addDays, weekdayOf } from './dubai-day.ts';

/** Sunday first, as the wire counts them. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** What the shopper chose; null, 0 and an empty list where they have not. */
export interface RegularChoice {
  /** True: by card, at once; false: out of the wallet, with each delivery. */
  readonly paysNow: boolean | null;
  readonly weeks: number;
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** The hour at which the delivery begins. */
  readonly timeId: number;
  /** Units of each delivery; null where each product has its own. */
  readonly quantity: number | null;
  readonly minimumOrder: number;
}

export interface RegularProblem {
  readonly field: 'paysNow' | 'weeks' | 'weekdays' | 'timeId' | 'quantity';
  readonly sentence: Sentence;
}

/** The first that is lacking, in the specification's order; null where nothing is. */
export function regularProblem(choice: RegularChoice): RegularProblem | null {
  return regularProblems(choice)[0] ?? null;
}

/** All that is lacking, in that order. */
export function regularProblems(choice: RegularChoice): RegularProblem[] {
  const { paysNow, weeks, weekdays, timeId, quantity, minimumOrder } = choice;
  const problems: RegularProblem[] = [];
  if (paysNow === null) problems.push({ field: 'paysNow', sentence: regularMessages.noPayment });
  if (weeks === 0) problems.push({ field: 'weeks', sentence: regularMessages.noWeeks });
  if (weekdays.length === 0) problems.push({ field: 'weekdays', sentence: regularMessages.noDays });
  if (timeId === 0) problems.push({ field: 'timeId', sentence: regularMessages.noTime });
  if (quantity !== null && quantity < minimumOrder)
    problems.push({ field: 'quantity', sentence: regularMessages.noQuantity });
  return problems;
}

interface Reckoned {
  /** Units of each delivery. */
  readonly quantity: number;
  readonly weeks: number;
  /** How many days of a week. */
  readonly days: number;
}

interface Whole {
  readonly price: number;
  /** Units of each delivery. */
  readonly quantity: number;
  /** Weeks x selected days; of one that is changed fewer (regular-plan.ts). */
  readonly deliveries: number;
}

/** "Regular total = unit price x quantity x weeks x number of selected days", in the unit of the price. */
export function regularTotal({ price, quantity, deliveries }: Whole): number {
  return price * quantity * deliveries;
}

/** "Quantity sent = minimum order x days x weeks x quantity": what stockCartQty says; nothing is reckoned with it. */
export function regularQuantitySent({
  minimumOrder,
  quantity,
  weeks,
  days,
}: Reckoned & { readonly minimumOrder: number }): number {
  return minimumOrder * days * weeks * quantity;
}

/** The ISO days of all deliveries, in their order: each chosen day of the week, so many weeks, none before `from`. */
export function regularDates(from: string, weeks: number, weekdays: readonly number[]): string[] {
  return Array.from({ length: weeks * 7 }, (_, days) => addDays(from, days)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  );
}
