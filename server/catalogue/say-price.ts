import type { Bilingual } from '#contract/wire-types.ts';

const dirhams = new Intl.NumberFormat('ar-AE', { style: 'currency', currency: 'AED', numberingSystem: 'latn' });

/** An amount of fils as the catalogue writes it in both languages: 'AED 6.50'. */
export function sayPrice(fils: number): Bilingual {
  return { en: `AED ${(fils / 100).toFixed(2)}`, ar: dirhams.format(fils / 100) };
}
