import type { Locale } from '#contract/urls.ts';

/** Hours as the wire has them ("14:00 - 16:00"): "14:00 – 16:00", in Arabic "من 2 إلى 4 عصراً", as people there say them. */
export function sayHours(hours: string, locale: Locale): string {
  const [from, to, ...more] = hours.split(' - ');
  if (from === undefined || to === undefined || more.length > 0) return hours;
  // Not cut in two at the end of a line.
  if (locale === 'en') return `${from}\u00a0–\u00a0${to}`;
  // One word for the part of the day serves both ends, unless noon lies between them.
  const isOnePart = hourOf(to) <= NOON || hourOf(from) >= NOON;
  return `من\u00a0${isOnePart ? onTwelve(from) : sayTimeOfDay(from, locale)} إلى\u00a0${sayTimeOfDay(to, locale)}`;
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
  if (hour < 4 || hour === 24) return 'ليلاً';
  if (hour < NOON) return 'صباحاً';
  if (hour < 15) return 'ظهراً';
  return hour < 18 ? 'عصراً' : 'مساءً';
}
