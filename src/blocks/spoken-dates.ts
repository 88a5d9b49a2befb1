/** How a day, a moment and a delivery time are said, everywhere in the app: "Mon 23 Nov, 14:00 – 16:00", "Today, 14:05". */
import { addDays, dubaiDay } from '#contract/rules/dubai-day.ts';
import { sayHours, sayTimeOfDay } from '#contract/rules/hours.ts';
import type { Locale } from '#contract/urls.ts';
import { formatDate } from '#src/lib/dates.ts';

/** From yesterday on. */
const NEAR_DAYS = { en: ['Yesterday', 'Today', 'Tomorrow'], ar: ['أمس', 'اليوم', 'غداً'] } as const;

/** "Today", "Tomorrow", "Yesterday"; null for every other day. `iso`: a moment, or a day of Dubai. */
export function nearDay(iso: string, locale: Locale): string | null {
  const day = dubaiDay(new Date(iso));
  const yesterday = addDays(dubaiDay(new Date()), -1);
  return NEAR_DAYS[locale].find((_, days) => addDays(yesterday, days) === day) ?? null;
}

/** "Today", else "Mon 23 Nov"; with its year where that is not this one. */
export function sayDate(iso: string, locale: Locale): string {
  const near = nearDay(iso, locale);
  if (near !== null) return near;
  const year = yearOf(new Date(iso));
  const weekday = formatDate(iso, 'weekday', locale);
  // English days are known by three letters.
  const words = [locale === 'en' ? weekday.slice(0, 3) : weekday, formatDate(iso, 'day', locale)];
  return [...words, ...(year === yearOf(new Date()) ? [] : [year])].join(' ');
}

/** "14:05", in Arabic "2:05 ظهراً". `iso`: a moment. */
export function sayClock(iso: string, locale: Locale): string {
  return sayTimeOfDay(wireTime(iso), locale);
}

/** "Mon 23 Nov, 14:05". */
export function sayMoment(iso: string, locale: Locale): string {
  return `${sayDate(iso, locale)}${comma(locale)} ${sayClock(iso, locale)}`;
}

/** "14:00 – 16:00", in Arabic "من 2 إلى 4 عصراً". Moments are ISO. */
export function sayHoursBetween(startsAt: string, endsAt: string, locale: Locale): string {
  return sayHours(`${wireTime(startsAt)} - ${wireEnd(endsAt)}`, locale);
}

/** "Mon 23 Nov, 14:00 – 16:00": when a delivery comes. */
export function saySlot(startsAt: string, endsAt: string, locale: Locale): string {
  return `${sayDate(startsAt, locale)}${comma(locale)} ${sayHoursBetween(startsAt, endsAt, locale)}`;
}

/** "Today, by 16:00": the end of what is promised as fast as can be, whose first hour may have begun. Moments are ISO. */
export function sayBy(startsAt: string, endsAt: string, locale: Locale): string {
  const words = `${locale === 'en' ? 'by' : 'قبل الساعة'} ${sayTimeOfDay(wireEnd(endsAt), locale)}`;
  return `${sayDate(startsAt, locale)}${comma(locale)} ${words.replaceAll(' ', '\u00a0')}`;
}

/** "Mon 23 Nov, 14:00 – 16:00", of a day (ISO) and hours as the wire writes them. */
export function sayWrittenSlot(day: string, hours: string, locale: Locale): string {
  return `${sayDate(day, locale)}${comma(locale)} ${sayHours(hours, locale)}`;
}

/** As the shop writes its slots: "14:05". */
function wireTime(iso: string): string {
  return formatDate(iso, 'time', 'en');
}

/** The same of an end: the midnight that ends a day is its 24th hour. */
function wireEnd(iso: string): string {
  const time = wireTime(iso);
  return time === '00:00' ? '24:00' : time;
}

function yearOf(moment: Date): string {
  return dubaiDay(moment).slice(0, 4);
}

export function comma(locale: string): string {
  return locale === 'ar' ? '،' : ',';
}
