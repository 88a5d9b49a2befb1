import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import type { Strength } from '#contract/catalogue.ts';
import { searchPages } from '#src/domain/catalogue/search-pages.ts';
import { useLocale } from '#src/state/locale.tsx';

import { chosenFilters } from './change-filters.ts';
import { searchQuestion } from './search-question.ts';
import { hasTelling } from './telling-groups.ts';
import { useSearchChoice } from './use-search-choice.ts';

export type SearchResults = ReturnType<typeof useSearchResults>;

/** The results for the address: the pages so far as one list, and what the first page says of all of them. */
export function useSearchResults(strength: Strength = 'strong') {
  const choice = useSearchChoice();
  const locale = useLocale();
  const question = searchQuestion(choice, locale, strength);
  // While another choice is on its way, the results before it stay on the screen.
  const query = useInfiniteQuery({ ...searchPages(question), placeholderData: keepPreviousData });
  const pages = query.data?.pages;
  const cards = useMemo(() => {
    // A product that moved to another page between two readings comes once.
    const byCode = new Map<string, ProductCard>();
    for (const page of pages ?? []) for (const card of page.value.products) byCode.set(card.stockCode, card);
    return [...byCode.values()];
  }, [pages]);
  const first = pages?.[0]?.value;
  const total = first?.total;
  const isFiltered = chosenFilters(choice).length > 0;
  return {
    choice,
    query,
    cards,
    total,
    /** With nothing found and nothing chosen there is nothing to sort, to filter or to take back. */
    canSort: total !== 0 || isFiltered,
    /** Nor where all that was found has the same values. Until it is known what was found there is. */
    canFilter: isFiltered || (total !== 0 && (first === undefined || hasTelling(first.facets, choice, first.total))),
    weakTotal: first?.weakTotal ?? 0,
    facets: first?.facets,
    correctedQuery: first?.correctedQuery?.[locale] ?? null,
    /** Not a slip: the name of something that the shop calls otherwise. */
    isNamedElsewhere: first?.correctedQuery?.en !== first?.correctedQuery?.ar,
    missedWords: first?.missedWords ?? [],
    meantQuery: first?.meantQuery ?? null,
    /** When the oldest page's prices were given. */
    asOf: pages?.map((page) => page.asOf).reduce((oldest, asOf) => (asOf < oldest ? asOf : oldest)),
  };
}
