/** Money is a whole count of fils inside and a text at the edge (decisions.md 20). */
const formats = new Map<string, Intl.NumberFormat>();

function formatFor(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(`${locale}-AE`, { style: 'currency', currency: 'AED', numberingSystem: 'latn' });
  formats.set(locale, made);
  return made;
}

/** `AED 12.50` in English, Intl's form in Arabic, Latin digits in both. The space does not break. */
export function formatMoney(fils: number, locale: string): string {
  return formatFor(locale).format(fils / 100);
}

/** How much less `now` is than `before`, in whole per cent, never rounded up to a saving that is not there. */
export function savedPercent(before: number, now: number): number {
  return before > 0 && now < before ? Math.floor(((before - now) / before) * 100) : 0;
}
