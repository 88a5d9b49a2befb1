import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';

import type { AppError } from '#src/net/app-error.ts';
import type { Answered } from '#src/net/read-envelope.ts';
import { useSessionUser } from '#src/state/session.ts';

/** A read of the shopper's own. Once they have signed out nothing is asked for, while the screen is on its way out. */
export function useMine<T, Key extends QueryKey>(
  query: UseQueryOptions<Answered<T>, AppError, Answered<T>, Key>,
): UseQueryResult<Answered<T>> {
  const user = useSessionUser();
  return useQuery({ ...query, enabled: user !== null });
}
