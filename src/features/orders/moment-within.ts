/** A moment as it stands within a sentence: "today at 14:00", "Thu 26 Nov at 14:00", in Arabic "اليوم الساعة 14:00". */
import type { Locale } from '#contract/urls.ts';
import { nearDay, sayDate } from '#src/blocks/spoken-dates.ts';
import { formatDate } from '#src/lib/dates.ts';

const AT = { en: 'at', ar: 'الساعة' } as const;

/** `iso`: the moment. */
export function momentWithin(iso: string, locale: Locale): string {
  const day = nearDay(iso, locale) === null ? sayDate(iso, locale) : withinSentence(sayDate(iso, locale));
  return `${day} ${AT[locale]}\u00a0${formatDate(iso, 'time', locale)}`;
}

/** "Today" within a sentence is "today". Arabic has no capitals. */
export function withinSentence(near: string): string {
  return near.charAt(0).toLowerCase() + near.slice(1);
}
