import { useEffect, useState } from 'react';

import type { FacetBuckets } from '#contract/catalogue.ts';

import { chosenFilters, clearFilters } from './change-filters.ts';
import type { SearchChoice } from './search-choice.ts';
import { commonValues, tellingGroups, type FilterGroupOf } from './telling-groups.ts';
import { withSeenValues } from './with-seen-values.ts';

interface Found {
  facets: FacetBuckets;
  total: number;
  /** True while the answer to the choice is on its way, and this is the one before it. */
  isFormer: boolean;
}

interface Memory {
  open: { question: string; common: readonly string[]; lone: readonly string[] };
  seen: { question: string; groups: FilterGroupOf[] };
}

/** Of the last question, for filters that are opened again, and for Back. Written in effects alone: never on the server. */
let last: Memory = { open: { question: '', common: [], lone: [] }, seen: { question: '', groups: [] } };

/**
 * The filters to show. What every product had before the shopper chose anything stays out, and what told products apart then stays while
 * they choose, though all that is left have it or none has: nothing moves below the finger. Groups that had one value then stand last.
 */
export function useSteadyGroups({ facets, total, isFormer }: Found, choice: SearchChoice): FilterGroupOf[] {
  const common = commonValues(facets, choice, total);
  // What was asked before any filter, in whatever order.
  const { sort: _order, ...asked } = clearFilters(choice);
  const question = JSON.stringify(asked);
  const lone = tellingGroups(facets, choice, common).flatMap(({ section, buckets }) =>
    buckets.length === 1 ? [section.id] : [],
  );
  const [open, setOpen] = useState(last.open);
  const isOpen = !isFormer && chosenFilters(choice).length === 0;
  if (isOpen && (open.question !== question || String([open.common, open.lone]) !== String([common, lone])))
    setOpen({ question, common, lone });
  const known = open.question === question ? open : { common, lone };
  const isLone = ({ section }: FilterGroupOf): boolean => known.lone.includes(section.id);
  const groups = tellingGroups(facets, choice, known.common);
  const now = [...groups.filter((group) => !isLone(group)), ...groups.filter(isLone)];
  const [seen, setSeen] = useState(last.seen);
  // Nothing is chosen any more: they are as they were at first.
  const shown = isOpen || seen.question !== question ? now : withSeenValues(now, seen.groups);
  if (!isFormer && (seen.question !== question || keysOf(seen.groups) !== keysOf(shown)))
    setSeen({ question, groups: shown });
  useEffect(() => {
    last = { open, seen };
  }, [open, seen]);
  return shown;
}

function keysOf(groups: readonly FilterGroupOf[]): string {
  return JSON.stringify(groups.map(({ section, buckets }) => [section.id, ...buckets.map(({ key }) => key)]));
}
