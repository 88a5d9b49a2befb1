import type { SearchResults } from './use-search-results.ts';

/** Two rows of a wide screen: below an answer of no more, what only has to do with it stands open within the first screenful. */
export const FEW = 10;

/** How many related products stand open below the answer, so that its count names them too. */
export function relatedInSight({
  choice,
  total = 0,
  weakTotal,
}: Pick<SearchResults, 'choice' | 'total' | 'weakTotal'>): number {
  return choice.q !== undefined && total <= FEW ? weakTotal : 0;
}
