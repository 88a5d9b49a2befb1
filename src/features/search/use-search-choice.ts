import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

import { useLocale } from '#src/state/locale.tsx';

import { readSearchChoice, type SearchChoice } from './search-choice.ts';

/** What the address of the search page says now. The router hands on what the route's check dropped: it is dropped again here. */
export function useSearchChoice(): SearchChoice {
  // A panel asks too, in the moment in which its page is being left.
  return readSearchChoice(useSearch({ from: '/$locale/searchpage', shouldThrow: false }) ?? {});
}

/** Puts another choice into the address, in place of the one there: no new step for Back, no scrolling. */
export function useChangeSearch(): (next: SearchChoice) => void {
  const navigate = useNavigate();
  const locale = useLocale();
  return useCallback(
    (next) => {
      void navigate({
        to: '/$locale/searchpage',
        params: { locale },
        search: next,
        replace: true,
        resetScroll: false,
        viewTransition: false,
        // An open panel's entry in history stays that panel's.
        state: true,
      });
    },
    [navigate, locale],
  );
}
