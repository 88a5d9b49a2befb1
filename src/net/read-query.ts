import { QueryClient, queryOptions } from '@tanstack/react-query';

import type { Call } from '#contract/call.ts';
import type { Result } from '#src/lib/result.ts';

import type { Api } from './api.ts';
import type { AppError } from './app-error.ts';
import type { Answered } from './read-envelope.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: AppError;
  }
}

const apis = new WeakMap<QueryClient, Api>();

const STALE_AFTER_MS = 60_000;
const KEPT_MS = 30 * 60_000;

/** A query client that reads through `api`. One a page load in the browser, one a request on the server. */
export function createQueryClient(api: Api): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        gcTime: KEPT_MS,
        // The service worker may hold the answer, so a query always asks, with or without signal.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && (error.kind === 'timeout' || error.kind === 'server'),
        retryDelay: 400,
        refetchOnWindowFocus: false,
      },
    },
  });
  apis.set(client, api);
  return client;
}

/** The read recipe that loader and component share: a call and its input, keyed by both. */
export function readQuery<Input, Answer>(call: Call<Input, Answer>, input: Input) {
  return queryOptions<Answered<Answer>>({
    queryKey: [call.name, call.input.encode(input)],
    queryFn: async ({ client, signal, queryKey }) => {
      const read = await readAnswer(client, call, input, signal);
      // A rendered page may have come with news that the kept answer does not have yet.
      const held = client.getQueryData<Answered<Answer>>(queryKey);
      return held && held.asOf > read.asOf ? held : read;
    },
  });
}

/** Sends a call through the client's own api. The shopper's commands do it so; reads are queries. */
export function sendCall<Input, Answer>(
  client: QueryClient,
  call: Call<Input, Answer>,
  input: Input,
  key?: string,
): Promise<Result<Answered<Answer>, AppError>> {
  const api = apis.get(client);
  if (!api) throw new Error('this query client was not made by createQueryClient');
  return api.send(call, input, undefined, key);
}

/** What a query's function does: reads through the client's own api, and throws the error value for Query to keep. */
export async function readAnswer<Input, Answer>(
  client: QueryClient,
  call: Call<Input, Answer>,
  input: Input,
  signal: AbortSignal,
): Promise<Answered<Answer>> {
  const api = apis.get(client);
  if (!api) throw new Error('this query client was not made by createQueryClient');
  const result = await api.send(call, input, signal);
  if (result.ok) return result.value;
  throwForQuery(result.error);
}

/** Query's own channel for failure; it carries our value, and the screens read it as one. */
export function throwForQuery(error: AppError): never {
  // oxlint-disable-next-line no-throw-literal
  throw error;
}
