import type { FacetBuckets } from '#contract/catalogue.ts';

import { categoryOfPage } from './filter-choice.ts';
import { FILTER_SECTIONS, type FilterSection } from './filter-sections.ts';
import type { SearchChoice } from './search-choice.ts';

/** The sections that tell products apart: not the category that the page is of, nor a single value that all of them have, unless it is chosen. */
export function tellingSections(facets: FacetBuckets, choice: SearchChoice, total: number): FilterSection[] {
  const isShelf = categoryOfPage(choice) !== undefined;
  return FILTER_SECTIONS.filter(({ facet, holds }) => {
    if (facet === 'categories' && isShelf) return false;
    const [first, second] = facets[facet].filter(({ key }) => holds(key));
    if (second || choice[facet]?.some(holds)) return true;
    return first !== undefined && first.count < total;
  });
}
