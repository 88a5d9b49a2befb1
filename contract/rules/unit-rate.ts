/** What products cost a kilo, a litre or a piece, to compare them by. */
import type { ProductCard } from '#contract/catalogue-card.ts';
import type { Bilingual } from '#contract/wire-types.ts';

import { currentPrice } from './availability.ts';

type Priced = Pick<ProductCard, 'price' | 'promotionPrice' | 'unitPrice' | 'units'>;

export interface UnitRate {
  fils: number;
  /** 'L', 'kg', '10 g'. */
  unit: Bilingual;
}

/** As the product's own sentence says it ('AED 4.63 / L'), or its price where it is one of the unit; null where neither says it. */
export function unitRate(card: Priced): UnitRate | null {
  const said = /^AED (\d+)\.(\d\d) \/ (.+)$/.exec(card.unitPrice?.en ?? '');
  if (said) {
    const [, dirhams, fils, en = ''] = said;
    return { fils: Number(dirhams) * 100 + Number(fils), unit: { en, ar: card.unitPrice?.ar.split(' / ')[1] ?? en } };
  }
  const one = /^1 (kg|L)$/.exec(card.units.en)?.[1];
  const price = currentPrice(card);
  return one === undefined || price === 0
    ? null
    : { fils: price, unit: { en: one, ar: card.units.ar.replace(/^1\s/, '') } };
}

/** By how many whole per cent, never 0, the one costs more a unit than the other, less below 0; null where that is not one, and where they are not sold by the same unit. */
export function percentApart(one: Priced, other: Priced): number | null {
  const [mine, theirs] = [unitRate(one), unitRate(other)];
  if (!mine || mine.unit.en !== theirs?.unit.en || theirs.fils === 0) return null;
  const percent = (100 * (mine.fils - theirs.fils)) / theirs.fils;
  return Math.abs(percent) < 1 ? null : Math.round(percent);
}
