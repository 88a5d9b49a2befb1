/** Days of regular orders in journeys, which run on any day of the week. */
import { addDays, dubaiDay, weekdayOf } from '#contract/rules/dubai-day.ts';

/**
 * The weekday so many days from now: its number as the wire has it (0 is Sunday) and its full name. Less than three days ahead a delivery
 * is an order a minute later, and today and tomorrow are not said by their names.
 */
export function dayAhead(days: number, language: 'en' | 'ar'): { docno: number; name: string } {
  const day = addDays(dubaiDay(new Date()), days);
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
  return { docno: weekdayOf(day), name };
}
