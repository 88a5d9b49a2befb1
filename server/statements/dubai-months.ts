/** Months as the shop counts them: in Asia/Dubai. Pure. */
import { dubaiDay, dubaiTime } from '#contract/rules/dubai-day.ts';
import type { YearMonth } from '#contract/statement-urls.ts';

export interface TimeSpan {
  readonly from: Date;
  /** The first moment that is not in it. */
  readonly to: Date;
}

/** The month that it is in Dubai. */
export function dubaiMonth(now: Date): YearMonth {
  const [year, month] = dubaiDay(now).split('-');
  return { year: Number(year), month: Number(month) };
}

/** So many months later, or earlier where the number is below 0. */
export function addMonths({ year, month }: YearMonth, months: number): YearMonth {
  const count = year * 12 + month - 1 + months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}

/** From the first moment of one month to the last of another, or of the same one. */
export function spanOfMonths(first: YearMonth, last = first): TimeSpan {
  return { from: startOf(first), to: startOf(addMonths(last, 1)) };
}

function startOf({ year, month }: YearMonth): Date {
  return dubaiTime(`${year}-${String(month).padStart(2, '0')}-01`, 0);
}
