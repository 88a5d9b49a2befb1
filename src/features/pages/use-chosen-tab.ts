import { useRouterState } from '@tanstack/react-router';

import { groceryTabOf, type GroceryTab } from './grocery-tabs.ts';

/** The tab that was asked for last: a tap shows at once, also while its page is still coming. */
export function useChosenTab(shown: GroceryTab): GroceryTab {
  return useRouterState({
    select: ({ location }) => {
      // On the way to another page the address is already that page's.
      const isHere = location.pathname.endsWith('/sustainablegrocery');
      return isHere ? groceryTabOf((location.search as { tab?: unknown }).tab) : shown;
    },
  });
}
