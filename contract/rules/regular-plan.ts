/** On which days a regular order comes; one that is changed counts what comes of it already: pure. */
import { regularDates, type RegularChoice } from './regular-order.ts';

type Span = Pick<RegularChoice, 'weeks' | 'weekdays'>;

/** What is still to come of the regular order that is changed, as ISO days. */
export interface ComingBefore extends Span {
  /** Those that are orders already: they come as they are. */
  readonly ordered: readonly string[];
  /** Those that are planned, in their order. What is ordered anew and not changed has none to keep. */
  readonly planned: readonly string[];
}

/**
 * ISO days to be planned, none before `from`: each chosen day of so many weeks. Of one that is changed the days that were planned stay, where
 * weeks and days of the week did; else what is an order already is one of the deliveries, and one comes at the least. `before`: null where
 * nothing is changed. `deliveries`: how many were reckoned and paid, where that was earlier.
 */
export function regularPlan(
  from: string,
  span: Span,
  before: ComingBefore | null,
  deliveries: number | null = null,
): string[] {
  const all = regularDates(from, span.weeks, span.weekdays);
  const kept = before && isSameSpan(before, span) ? before.planned.filter((day) => day >= from) : [];
  const ordered = before?.ordered.length ?? 0;
  const count = deliveries ?? (kept.length > 0 ? kept.length : Math.max(1, all.length - ordered));
  return (kept.length >= count ? kept : all).slice(0, count);
}

function isSameSpan(one: Span, other: Span): boolean {
  return (
    one.weeks === other.weeks &&
    one.weekdays.length === other.weekdays.length &&
    one.weekdays.every((weekday) => other.weekdays.includes(weekday))
  );
}
