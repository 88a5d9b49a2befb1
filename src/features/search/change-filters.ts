/** What a shopper does with the filters; apart from `filter-choice.ts`, which home starts with. */
import type { Facet } from '#contract/catalogue.ts';
import { isPriceBand } from '#contract/rules/price-bands.ts';
import { isPrice, priceRangeKey, readPriceRange, type PriceRange } from '#contract/rules/price-range.ts';

import { categoryOfPage, chosenValues } from './filter-choice.ts';
import type { FilterSection } from './filter-sections.ts';
import type { SearchChoice } from './search-choice.ts';

/** With the value if it was not chosen, without it if it was (storefront.md section 4, Filters). */
export function toggleFilter(choice: SearchChoice, facet: Facet, key: string): SearchChoice {
  const chosen = choice[facet] ?? [];
  // A band of prices takes the place of a range of the shopper's own, as that does of bands.
  const kept = isPriceBand(key) ? chosen.filter((one) => readPriceRange(one) === null) : chosen;
  const next = kept.includes(key) ? kept.filter((one) => one !== key) : [...kept, key];
  const { [facet]: _before, ...rest } = choice;
  return next.length === 0 ? rest : { ...rest, [facet]: next };
}

/** With this range of prices alone; null is any price. */
export function chooseRange(choice: SearchChoice, range: PriceRange | null): SearchChoice {
  const { featured = [], ...rest } = choice;
  const others = featured.filter((key) => !isPrice(key));
  const next = range === null ? others : [...others, priceRangeKey(range)];
  return next.length === 0 ? rest : { ...rest, featured: next };
}

/** 'Clear' of one section. */
export function clearSection(choice: SearchChoice, { facet, holds }: FilterSection): SearchChoice {
  const { [facet]: chosen = [], ...rest } = choice;
  const left = chosen.filter((key) => !holds(key));
  return left.length === 0 ? rest : { ...rest, [facet]: left };
}

/** 'Clear All': the words and the order stay, and so does the category that the page is of. */
export function clearFilters(choice: SearchChoice): SearchChoice {
  const { q, sort } = choice;
  const category = categoryOfPage(choice);
  return {
    ...(q !== undefined && { q }),
    ...(sort !== undefined && { sort }),
    ...(category !== undefined && { categories: [category] }),
  };
}

/** Those of them that can be taken off. */
export function chosenFilters(choice: SearchChoice): { facet: Facet; key: string }[] {
  const isShelf = categoryOfPage(choice) !== undefined;
  return chosenValues(choice).filter(({ facet }) => !(isShelf && facet === 'categories'));
}
