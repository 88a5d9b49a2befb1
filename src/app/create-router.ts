import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';

import { parseQueryString, writeQueryString } from '#src/lib/query-string.ts';
import { routeTree } from '#src/routes/route-tree.gen.ts';

import { ErrorScreen } from './error-screen.tsx';
import { hearOwnScrolls } from './hear-own-scrolls.ts';
import { mayScroll } from './may-scroll.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

/** The router of one page load (browser) or one request (server). */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(history && { history }),
    // Query decides what is fresh; the router asks it each time.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    // Between pages only: a panel's entry in history, a tab or a filter changes the place without leaving it, and a first page comes from none.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? ['page'] : false),
    },
    // On the server the router would write an inline script for it, which the content security policy forbids.
    scrollRestoration: history === undefined && mayScroll,
    parseSearch: parseQueryString,
    stringifySearch: writeQueryString,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  });
  if (history === undefined) hearOwnScrolls(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }

  interface StaticDataRouteOption {
    /** How many of the catalogues beyond home's its screen needs, all unless told: 0 where it shows only strings that home has too (locales/later.ts). */
    laterWords?: 0 | 1;
    /** Made of the shopper's own rows: the worker sends it as it was last drawn (docs/decisions, drawn pages). */
    isDrawnFirst?: boolean;
  }
}
