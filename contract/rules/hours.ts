import type { Locale } from '#contract/urls.ts';

/** Hours as the wire has them ("14:00 - 16:00"): "14:00 – 16:00", in Arabic "من 2 إلى 4 عصراً", as people there say them. */
export function sayHours(hours: string, locale: Locale): string {
  const [from, to] = endsOf(hours);
  if (from === undefined || to === undefined) return hours;
  // Not cut in two at the end of a line.
  if (locale === 'en') return `${from}\u00a0–\u00a0${to}`;
  const first = isOnePart(from, to) ? onTwelve(from) : sayTimeOfDay(from, locale);
  return `من\u00a0${first} إلى\u00a0${sayTimeOfDay(to, locale)}`;
}

/** The same for a place of two short lines: in Arabic the hours and their part of the day, or each end with its own; one line in English. */
export function sayHoursInLines(hours: string, locale: Locale): readonly string[] {
  const [from, to] = endsOf(hours);
  if (locale === 'en' || from === undefined || to === undefined) return [sayHours(hours, locale)];
  return isOnePart(from, to)
    ? [`من\u00a0${onTwelve(from)}\u00a0إلى\u00a0${onTwelve(to)}`, partOfDay(hourOf(to))]
    : [`من\u00a0${sayTimeOfDay(from, locale)}`, `إلى\u00a0${sayTimeOfDay(to, locale)}`];
}

function endsOf(hours: string): readonly string[] {
  const ends = hours.split(' - ');
  return ends.length === 2 ? ends : [];
}

/** One word for the part of the day serves both ends, unless noon or midnight lies between them. */
function isOnePart(from: string, to: string): boolean {
  return hourOf(from) <= hourOf(to) && (hourOf(to) <= NOON || hourOf(from) >= NOON);
}

/** A time of the day, "HH:MM" up to "24:00": "14:30", in Arabic "2:30 ظهراً". */
export function sayTimeOfDay(time: string, locale: Locale): string {
  return locale === 'en' ? time : `${onTwelve(time)}\u00a0${partOfDay(hourOf(time))}`;
}

const NOON = 12;

const hourOf = (time: string): number => Number(time.slice(0, 2));

/** "14:00" is 2, "14:30" is 2:30. */
function onTwelve(time: string): string {
  return `${hourOf(time) % NOON || NOON}${time.slice(2).replace(':00', '')}`;
}

function partOfDay(hour: number): string {
  if (hour < 3 || hour === 24) return 'ليلاً';
  if (hour < 5) return 'فجراً';
  if (hour < NOON) return 'صباحاً';
  if (hour < 15) return 'ظهراً';
  return hour < 18 ? 'عصراً' : 'مساءً';
}
