import type { Locale } from '#contract/urls.ts';

/** Hours as the wire has them ("14:00 - 16:00"). Arabic says them with words: a dash between two times is read from either side. */
export function sayHours(hours: string, locale: Locale): string {
  const [from, to, ...more] = hours.split(' - ');
  if (from === undefined || to === undefined || more.length > 0) return hours;
  // Not cut in two at the end of a line.
  if (locale === 'en') return `${from}\u00a0–\u00a0${to}`;
  return `من ${isolated(from)} إلى ${isolated(to)}`;
}

/** A time is read from the left, whatever stands beside it (Unicode's isolates). */
function isolated(time: string): string {
  return `\u2066${time}\u2069`;
}
