/** A moment and a delivery time as they stand within a sentence: "today at 14:00", "Thu 26 Nov at 14:00", in Arabic "اليوم الساعة 2 ظهراً". */
import type { Locale } from '#contract/urls.ts';

import { nearDay, sayClock, sayDate, saySlot } from './spoken-dates.ts';

const AT = { en: 'at', ar: 'الساعة' } as const;

/** `iso`: the moment. */
export function momentWithin(iso: string, locale: Locale): string {
  return `${dayWithin(iso, locale)} ${AT[locale]}\u00a0${sayClock(iso, locale)}`;
}

/** "tomorrow", "Thu 26 Nov". `iso`: a day or a moment of it. */
export function dayWithin(iso: string, locale: Locale): string {
  return nearDay(iso, locale) === null ? sayDate(iso, locale) : withinSentence(sayDate(iso, locale));
}

/** "tomorrow, 08:00 – 10:00", "Thu 26 Nov, 08:00 – 10:00": when a delivery comes. Moments are ISO. */
export function slotWithin(startsAt: string, endsAt: string, locale: Locale): string {
  const slot = saySlot(startsAt, endsAt, locale);
  return nearDay(startsAt, locale) === null ? slot : withinSentence(slot);
}

/** "Today" within a sentence is "today". Arabic has no capitals. */
export function withinSentence(near: string): string {
  return near.charAt(0).toLowerCase() + near.slice(1);
}
