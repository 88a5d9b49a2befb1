import { formatMoney } from './money.ts';

/** A sum to choose from, without the fils that it does not have: `AED 100`. What is paid or owed keeps them (docs/decisions, sums and dates one way). */
export function wholeMoney(fils: number, locale: string): string {
  const said = formatMoney(fils, locale);
  return fils % 100 === 0 ? said.replace('.00', '') : said;
}
