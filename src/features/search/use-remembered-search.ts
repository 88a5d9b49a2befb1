import { useEffect } from 'react';

import { rememberSearch } from '#src/blocks/search-box/recent-searches.ts';

/** Keeps the words among the recent searches once something was found by them: a word that finds nothing is not worth a second tap. */
export function useRememberedSearch(words: string | undefined): void {
  useEffect(() => {
    if (words !== undefined) rememberSearch(words);
  }, [words]);
}
