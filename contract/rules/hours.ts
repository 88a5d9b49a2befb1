import type { Locale } from '#contract/urls.ts';

/** Hours as the wire has them ("14:00 - 16:00"). Arabic says them with words: a dash between two times is read from either side. */
export function sayHours(hours: string, locale: Locale): string {
  const [from, to, ...more] = hours.split(' - ');
  if (locale === 'en' || from === undefined || to === undefined || more.length > 0) return hours;
  return `من ${isolated(from)} إلى ${isolated(to)}`;
}

/** A time is read from the left, whatever stands beside it (Unicode's isolates). */
function isolated(time: string): string {
  return `\u2066${time}\u2069`;
}
