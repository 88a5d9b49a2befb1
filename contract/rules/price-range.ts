/**
 * A shopper's own range of prices, a value of the filter group `featured` beside the bands (price-bands.ts) and in their place. Ours: the
 * specification names six groups and no range of prices.
 */
import type { Bilingual } from '#contract/wire-types.ts';

import { isPriceBand } from './price-bands.ts';

/** Dirhams, both ends in it; fils are two digits behind the dot: `9.5`. */
export interface PriceRange {
  /** 0 for none. */
  from: number;
  /** Infinity for none. */
  to: number;
}

/** Up to 99,999 dirhams. */
const KEY = /^price-range-(|\d{1,5}(?:\.\d{1,2})?)-(|\d{1,5}(?:\.\d{1,2})?)$/;

/** `price-range-10-30`; an end that is open is empty: `price-range--30`. */
export function priceRangeKey({ from, to }: PriceRange): string {
  return `price-range-${from === 0 ? '' : from}-${to === Infinity ? '' : to}`;
}

/** Null for another value of the group, and for a range that begins above its end or has neither. */
export function readPriceRange(key: string): PriceRange | null {
  const [, first = '', last = ''] = KEY.exec(key) ?? [];
  const range = { from: Number(first), to: last === '' ? Infinity : Number(last) };
  const isRange = (range.from > 0 || range.to !== Infinity) && range.from <= range.to;
  return isRange ? range : null;
}

/** Whether a value of the group speaks of prices: a band or a range. */
export const isPrice = (key: string): boolean => isPriceBand(key) || readPriceRange(key) !== null;

/** What has no price, 0, is in none. */
export function isInRange(fils: number, { from, to }: PriceRange): boolean {
  return fils > 0 && fils >= Math.round(from * 100) && fils <= Math.round(to * 100);
}

export function priceRangeName(range: PriceRange): Bilingual {
  const [from, to] = [sayDirhams(range.from), sayDirhams(range.to)];
  if (range.from === 0) return { en: `Up to AED ${to}`, ar: `حتى ${to} د.إ.` };
  if (range.to === Infinity) return { en: `From AED ${from}`, ar: `ابتداءً من ${from} د.إ.` };
  return { en: `AED ${from} to ${to}`, ar: `من ${from} إلى ${to} د.إ.` };
}

/** Whole dirhams as they are typed, "10"; with fils as a price is written, "5.80". */
const sayDirhams = (dirhams: number): string => (Number.isInteger(dirhams) ? `${dirhams}` : dirhams.toFixed(2));
