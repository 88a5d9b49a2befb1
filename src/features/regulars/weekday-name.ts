import type { RegularDay } from '#contract/regular-days.ts';
import { addDays } from '#contract/rules/dubai-day.ts';
import type { Locale } from '#contract/urls.ts';
import { formatDate } from '#src/lib/dates.ts';

/** Any Sunday. */
const SUNDAY = '2026-11-22';

/** As the shop calls it, else as the language does: "Sunday". */
export function weekdayName({ weekday, name = '', nameAr = '' }: Partial<RegularDay>, locale: Locale): string {
  const said = locale === 'ar' ? nameAr : name;
  return said || formatDate(addDays(SUNDAY, weekday ?? 0), 'weekday', locale);
}
