import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import type { SearchChoice } from './search-choice.ts';
import { useChangeSearch } from './use-search-choice.ts';

/**
 * Changes the choice from within a panel. The panel has an entry of its own in history, and Back over it leads to the address
 * from before the panel: once the panel is gone, that entry takes on what was chosen.
 */
export function useChoiceBehindPanel(): (next: SearchChoice) => void {
  const { history } = useRouter();
  const change = useChangeSearch();
  const chosen = useRef<SearchChoice | null>(null);
  useEffect(() => {
    const before = history.location.href;
    return () => {
      // The panel goes as soon as history moves; the router hears of the move a moment later.
      setTimeout(() => {
        if (chosen.current && history.location.href === before) change(chosen.current);
      });
    };
  }, [history, change]);
  return (next) => {
    chosen.current = next;
    change(next);
  };
}
