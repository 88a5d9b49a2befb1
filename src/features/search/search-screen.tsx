import { BrowseScreen } from './browse-screen.tsx';
import { isBrowsing } from './filter-choice.ts';
import { ResultsScreen } from './results-screen.tsx';
import { useSearchChoice } from './use-search-choice.ts';

/** storefront.md section 2, route /searchpage: categories and search. */
export function SearchScreen() {
  return isBrowsing(useSearchChoice()) ? <BrowseScreen /> : <ResultsScreen />;
}
