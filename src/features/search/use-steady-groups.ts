import { useState } from 'react';

import type { FacetBuckets } from '#contract/catalogue.ts';

import { chosenFilters, clearFilters } from './change-filters.ts';
import type { SearchChoice } from './search-choice.ts';
import { commonValues, tellingGroups, type FilterGroupOf } from './telling-groups.ts';

interface Found {
  facets: FacetBuckets;
  total: number;
  /** True while the answer to the choice is on its way, and this is the one before it. */
  isFormer: boolean;
}

/**
 * The filters to show. What every product had before the shopper chose anything stays out, and what told products apart then stays while
 * they choose, though all that is left have it: nothing moves below the finger.
 */
export function useSteadyGroups({ facets, total, isFormer }: Found, choice: SearchChoice): FilterGroupOf[] {
  const common = commonValues(facets, choice, total);
  // What was asked before any filter, in whatever order.
  const { sort: _order, ...asked } = clearFilters(choice);
  const question = JSON.stringify(asked);
  const [open, setOpen] = useState({ question: '', common });
  const isOpen = !isFormer && chosenFilters(choice).length === 0;
  if (isOpen && (open.question !== question || String(open.common) !== String(common))) setOpen({ question, common });
  return tellingGroups(facets, choice, open.question === question ? open.common : common);
}
