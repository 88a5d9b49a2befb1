import type { QueryClient } from '@tanstack/react-query';

/** What every route can reach. */
export interface AppContext {
  queryClient: QueryClient;
}
