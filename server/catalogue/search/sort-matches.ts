/** Puts matches in order and cuts out a page: in every order what can't be bought comes last. Every order is total: ties go by place on the shelf, so pages never overlap. */
import type { Sort } from '#contract/catalogue.ts';
import type { Locale } from '#contract/urls.ts';
import { UNAVAILABLE, type Columns, type Shelf } from '#server/catalogue/shelf.ts';

import type { Matches } from './postings.ts';
import { selectSmallest } from './select-smallest.ts';
import { matchesAt } from './split-matches.ts';

interface Page {
  sort: Sort;
  language: Locale;
  offset: number;
  limit: number;
}

/** No price is as high, fils. */
const DEAREST = 2 ** 31 - 1;
/** Where what is sold by the piece begins: above every price of a kilo, fils. */
const PIECES = 2 ** 30;

/** Rank and place are one number, which sorts natively: a rank is below 2^31, a place below 2^22 (4 million items). */
const PLACES = 2 ** 22;

/** Item ids of the page. */
export function idsOfPage(matches: Matches, page: Page, shelf: Shelf): number[] {
  const keys = page.sort === 'relevance' ? keysByFit(matches, shelf) : keysBy(matches, orderOf(page, shelf), shelf);
  const first = selectSmallest(keys, Math.min(keys.length, page.offset + page.limit));
  return Array.from(first.subarray(page.offset), (key) => shelf.columns.id[placeOf(key)] as number);
}

/** Those that fit best, at most so many, in no order. */
export function bestMatches(matches: Matches, most: number, shelf: Shelf): Matches {
  if (matches.ordinals.length <= most) return matches;
  const best = new Set(Array.from(selectSmallest(keysByFit(matches, shelf), most), placeOf));
  return matchesAt(matches, (index) => best.has(matches.ordinals[index] as number));
}

/** Keys may be negative. */
function placeOf(key: number): number {
  return key - Math.floor(key / PLACES) * PLACES;
}

/** What can be bought before what can't, then the better fit, then the shorter name: it says less that was not asked for. */
function keysByFit({ ordinals, scores }: Matches, shelf: Shelf): Float64Array {
  const { handicap } = shelf.columns;
  const keys = new Float64Array(ordinals.length);
  for (let index = 0; index < ordinals.length; index += 1) {
    const at = ordinals[index] as number;
    const score = scores[index] as number;
    // How fresh it is and how long its name say nothing where nothing was asked.
    const rank = score === 0 ? (handicap[at] as number) & UNAVAILABLE : (handicap[at] as number) + (255 - score) * 16;
    keys[index] = rank * PLACES + at;
  }
  return keys;
}

interface Order {
  column: Int32Array;
  /** What stands in the place of 0; missing where 0 is a value as any. */
  instead?: number;
  isLargestFirst?: boolean;
}

/** Values fill all bits of a key: what can be bought stands below zero, and what can't comes after it. */
const BUYABLE_FIRST = 2 ** 31;

function keysBy({ ordinals }: Matches, order: Order, { columns: { handicap } }: Shelf): Float64Array {
  const { column, instead = 0, isLargestFirst = false } = order;
  const keys = new Float64Array(ordinals.length);
  for (let index = 0; index < ordinals.length; index += 1) {
    const at = ordinals[index] as number;
    const value = (column[at] as number) || instead;
    const rank = isLargestFirst ? DEAREST - value : value;
    const isBuyable = ((handicap[at] as number) & UNAVAILABLE) === 0;
    keys[index] = (isBuyable ? rank - BUYABLE_FIRST : rank) * PLACES + at;
  }
  return keys;
}

/** Once a version of the catalogue. */
const unitRates = new WeakMap<Columns, Int32Array>();

/** By what a kilo or a litre costs, after these by what a piece costs; what says neither comes last. */
function unitRatesOf(columns: Columns): Int32Array {
  const known = unitRates.get(columns);
  if (known) return known;
  const { price, content } = columns;
  const rates = Int32Array.from(price, (fils, at) => {
    const holds = content[at] as number;
    if (fils === 0 || holds === 0) return DEAREST;
    return holds > 0 ? Math.min(PIECES, (fils * 1000) / holds) : Math.min(DEAREST, PIECES + fils / -holds);
  });
  unitRates.set(columns, rates);
  return rates;
}

function orderOf({ sort, language }: Page, { columns }: Shelf): Order {
  const letters = language === 'ar' ? columns.rankAr : columns.rankEn;
  switch (sort) {
    case 'stockSortRate-ASC':
      // What has no price is not the cheapest.
      return { column: columns.price, instead: DEAREST };
    case 'stockRateTags-ASC':
      return { column: unitRatesOf(columns) };
    case 'stockSortRate-DESC':
      return { column: columns.price, isLargestFirst: true };
    case 'stockDesc.keyword-DESC':
      return { column: letters, isLargestFirst: true };
    case 'stockNADate-DESC':
      return { column: columns.created, isLargestFirst: true };
    default:
      return { column: letters };
  }
}
