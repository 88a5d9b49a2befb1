/** Puts matches in order and cuts out a page. Every order is total: ties go by place on the shelf, so pages never overlap. */
import type { Sort } from '#contract/catalogue.ts';
import type { Locale } from '#contract/urls.ts';
import { BUYABLE, type Shelf } from '#server/catalogue/shelf.ts';

import type { Matches } from './postings.ts';

interface Page {
  sort: Sort;
  language: Locale;
  offset: number;
  limit: number;
}

/** Item ids of the page. */
export function pageOf(matches: Matches, { sort, language, offset, limit }: Page, shelf: Shelf): number[] {
  const rank = rankBy(sort, language, matches, shelf);
  const { ordinals } = matches;
  // Rank and place in one number, which sorts natively; a price is below 2^31, a place below 2^22.
  const keys = new Float64Array(ordinals.length);
  for (let index = 0; index < ordinals.length; index += 1) {
    keys[index] = rank(index) * PLACES + (ordinals[index] as number);
  }
  keys.sort();
  return Array.from(keys.subarray(offset, offset + limit), (key) => shelf.columns.id[key % PLACES] as number);
}

const PLACES = 2 ** 22;

/** What a match is sorted by, smallest first, by index of the match. */
function rankBy(sort: Sort, language: Locale, matches: Matches, shelf: Shelf): (index: number) => number {
  const { columns } = shelf;
  const { ordinals, scores } = matches;
  const by =
    (column: Int32Array): ((index: number) => number) =>
    (index) =>
      column[ordinals[index] as number] as number;
  switch (sort) {
    case 'stockSortRate-ASC':
      return by(columns.price);
    case 'stockSortRate-DESC': {
      const price = by(columns.price);
      return (index) => MOST_FILS - price(index);
    }
    case 'stockDesc.keyword-ASC':
      return by(language === 'ar' ? columns.rankAr : columns.rankEn);
    case 'stockDesc.keyword-DESC': {
      const rank = by(language === 'ar' ? columns.rankAr : columns.rankEn);
      return (index) => shelf.count - rank(index);
    }
    case 'stockNADate-DESC': {
      const day = by(columns.created);
      return (index) => LAST_DAY - day(index);
    }
    case 'relevance':
      return (index) => {
        const at = ordinals[index] as number;
        const isLate = ((columns.flags[at] as number) & BUYABLE) === 0 ? 1 : 0;
        // The better score; of equals the shorter name, which says less that was not asked for.
        const brevity = scores[index] === 0 ? 0 : Math.min(15, columns.nameLength[at] as number);
        return isLate * 4096 + (255 - (scores[index] as number)) * 16 + brevity;
      };
  }
}

/** AED 20 million. */
const MOST_FILS = 2 ** 31;
/** Some day in the far future, in days since 1970. */
const LAST_DAY = 1_000_000;
