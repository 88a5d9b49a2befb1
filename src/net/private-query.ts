import type { QueryClient } from '@tanstack/react-query';

import type { Call } from '#contract/call.ts';

import { readQuery } from './read-query.ts';

/** Marks what belongs to one shopper: kept in their own database on the device, erased when they sign out. */
const PRIVATE = { isPrivate: true } as const;

/** A read of the shopper's own: what the device has is shown at once, and asked for again behind it. */
export function privateQuery<Input, Answer>(call: Call<Input, Answer>, input: Input) {
  return { ...readQuery(call, input), meta: PRIVATE, staleTime: 15_000, gcTime: Infinity };
}

/** A read of the shopper's own that is true for a moment, such as what a time slot has left: not kept, not even in memory. */
export function fleetingQuery<Input, Answer>(call: Call<Input, Answer>, input: Input) {
  return { ...readQuery(call, input), staleTime: 0, gcTime: 0 };
}

export function isPrivate(query: { meta?: Record<string, unknown> | undefined }): boolean {
  return query.meta?.['isPrivate'] === true;
}

/** Forgets every read of the shopper's own. */
export function forgetPrivate(client: QueryClient): void {
  client.removeQueries({ predicate: isPrivate });
}
