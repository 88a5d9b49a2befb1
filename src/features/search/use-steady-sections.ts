import { useState } from 'react';

import type { FacetBuckets } from '#contract/catalogue.ts';

import { chosenFilters } from './change-filters.ts';
import { FILTER_SECTIONS, type FilterSection } from './filter-sections.ts';
import type { SearchChoice } from './search-choice.ts';
import { tellingSections } from './telling-sections.ts';

interface Found {
  facets: FacetBuckets;
  total: number;
  /** True while the answer to the choice is on its way, and this is the one before it. */
  isFormer: boolean;
}

/** The sections to show. One that was there before the shopper chose anything stays while they choose: nothing moves below the finger. */
export function useSteadySections({ facets, total, isFormer }: Found, choice: SearchChoice): FilterSection[] {
  const telling = tellingSections(facets, choice, total);
  const [first, setFirst] = useState(telling);
  const isOpen = !isFormer && chosenFilters(choice).length === 0;
  if (isOpen && String(first.map(({ id }) => id)) !== String(telling.map(({ id }) => id))) setFirst(telling);
  return FILTER_SECTIONS.filter((section) => telling.includes(section) || first.includes(section));
}
