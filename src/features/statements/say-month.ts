import type { YearMonth } from '#contract/statement-urls.ts';
import type { Locale } from '#contract/urls.ts';

/** "November 2026", "نوفمبر 2026". */
export function sayMonth({ year, month }: YearMonth, locale: Locale): string {
  return new Intl.DateTimeFormat(`${locale}-AE`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(Date.UTC(year, month - 1));
}
