import type { Locale } from '#contract/urls.ts';

/** An order's address as one writes it: house and street, then area and emirate. The wire has a line for each part, and the country last: we deliver in one. */
export function addressInTwo(lines: string, locale: Locale): readonly string[] {
  const parts = lines.split('\n');
  if (parts.length < 4) return [parts.join(comma(locale))];
  const abroad = parts.slice(0, -1);
  // An area named as its emirate is said once.
  return [abroad.slice(0, -2), [...new Set(abroad.slice(-2))]].map((line) => line.join(comma(locale)));
}

function comma(locale: Locale): string {
  return locale === 'ar' ? '، ' : ', ';
}
