/** What the filter group `featured` holds of prices: a shopper narrows an answer by what it costs. Ours: the specification names six groups and no range of prices. */
import type { Bilingual } from '#contract/wire-types.ts';

export interface PriceBand {
  /** What the query string carries. */
  key: string;
  name: Bilingual;
  /** Whole dirhams: it ends below this, and begins where the one before it ends. */
  below: number;
}

/** The edges of the bands, in dirhams. */
const EDGES = [5, 10, 20, 50] as const;

function bandFrom(from: number, below: number): PriceBand {
  if (from === 0)
    return { key: `price-to-${below}`, name: { en: `Under AED ${below}`, ar: `أقل من ${below} د.إ.` }, below };
  if (below === Infinity)
    return { key: `price-from-${from}`, name: { en: `AED ${from} and more`, ar: `${from} د.إ. فأكثر` }, below };
  return {
    key: `price-${from}-to-${below}`,
    name: { en: `AED ${from} to ${below}`, ar: `من ${from} إلى ${below} د.إ.` },
    below,
  };
}

/** The cheapest first; every price but none is in one of them. */
export const PRICE_BANDS: readonly PriceBand[] = [0, ...EDGES].map((from, at) => bandFrom(from, EDGES[at] ?? Infinity));

/** The place of a price, in fils, among the bands from 1 on; 0 for what has no price. */
export function bandPlace(fils: number): number {
  return fils === 0 ? 0 : PRICE_BANDS.findIndex(({ below }) => fils < below * 100) + 1;
}

export const isPriceBand = (key: string): boolean => PRICE_BANDS.some((band) => band.key === key);
