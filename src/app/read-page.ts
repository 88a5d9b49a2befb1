import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';

import { isAppError, isNotFound, type AppError } from '#src/net/app-error.ts';

/** What a route reads before its page is shown: what is known at once, and asked for anew; what does not exist is not found. */
export async function readPage<Data, Key extends QueryKey>(
  client: QueryClient,
  query: EnsureQueryDataOptions<Data, AppError, Data, Key>,
): Promise<Data> {
  try {
    return await client.ensureQueryData({ ...query, revalidateIfStale: true });
  } catch (error) {
    if (isAppError(error) && isNotFound(error)) throw notFound();
    throw error;
  }
}
