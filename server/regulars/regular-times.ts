/** Weeks, days and hours that a regular order can have (remaining.md RG 4 to 6). */
import { MOST_WEEKS, type RegularDay, type RegularTime } from '#contract/regular-days.ts';
import { WEEKDAYS } from '#contract/rules/regular-order.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { STANDARD_HOURS, standardHours } from '#server/slots/calendar.ts';

interface Frequency {
  readonly weeks: number;
  readonly words: Bilingual;
}

/** "1 week", "2 weeks": 52 of them. */
export const frequencies: readonly Frequency[] = Array.from({ length: MOST_WEEKS }, (_, at) => {
  const weeks = at + 1;
  return { weeks, words: { en: weeks === 1 ? '1 week' : `${weeks} weeks`, ar: weeksInArabic(weeks) } };
});

function weeksInArabic(weeks: number): string {
  if (weeks === 1) return 'أسبوع واحد';
  if (weeks === 2) return 'أسبوعان';
  return weeks <= 10 ? `${weeks} أسابيع` : `${weeks} أسبوعاً`;
}

const inFull = (locale: string) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
const [english, arabic] = [inFull('en-AE'), inFull('ar-AE')];

/** Sunday first; none is chosen. */
export const weekdaysInWords: readonly RegularDay[] = WEEKDAYS.map((weekday) => {
  // The first of November 2026 is a Sunday.
  const day = new Date(Date.UTC(2026, 10, 1 + weekday));
  return { weekday, name: english.format(day), nameAr: arabic.format(day), isChosen: false };
});

/** All seven, Sunday first. */
export function chosenDays(weekdays: readonly number[]): RegularDay[] {
  return WEEKDAYS.map((weekday) => ({ weekday, name: '', nameAr: '', isChosen: weekdays.includes(weekday) }));
}

/** Those of an ordinary day: on a Friday and in Ramadan a delivery comes at the nearest hours there are. */
export function timesOfDay(shop: ShopSettings): RegularTime[] {
  return standardHours(shop).map(([from]) => ({ id: from, time: hoursInWords(from) }));
}

/** Such as "10:00 - 12:00". */
export function hoursInWords(from: number): string {
  const at = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
  return `${at(from)} - ${at(from + STANDARD_HOURS)}`;
}
