/** Which days are of Ramadan: as the shop's people say where they say it, else as the calendar of Umm al-Qura computes it. */
import type { ShopSettings } from '#server/shop-settings.ts';

const RAMADAN_MONTH = 9;

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
});

/**
 * `day` is ISO. What is sighted replaces what is computed for the whole Ramadan of its Islamic year: a sighting is a day off at the
 * most, and a year of ours can have two Ramadans (2030).
 */
export function isRamadan(day: string, sighted: ShopSettings['ramadan']): boolean {
  if (sighted.some(([first, last]) => first <= day && day <= last)) return true;
  const { year, month } = hijriOf(day);
  return month === RAMADAN_MONTH && !sighted.some(([first]) => hijriOf(first).year === year);
}

function hijriOf(day: string): { year: number; month: number } {
  const parts = hijri.formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type: 'year' | 'month'): number => Number(parts.find((one) => one.type === type)?.value);
  return { year: part('year'), month: part('month') };
}
