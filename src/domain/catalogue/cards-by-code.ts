import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';

import { askCard, type AskedCard } from './ask-cards.ts';

/** A code that is not in it is still being read, or could not be. `card` null: the shop has no such product. */
export type CardsByCode = ReadonlyMap<string, AskedCard>;

export const cardByCode = (stockCode: string) =>
  queryOptions<AskedCard>({
    queryKey: ['catalogue.card', stockCode],
    queryFn: ({ client }) => askCard(client, stockCode),
    // Without signal what the device has seen is asked again when there is one.
    staleTime: ({ state }) => (state.data?.url === null ? 0 : 60_000),
  });

/** The cards of these products with the time their prices are from; without signal, as far as the device has seen them. */
export function useCards(stockCodes: readonly string[]): CardsByCode {
  const codes = [...new Set(stockCodes)];
  const mark = codes.join(' ');
  // By the codes and not by the list, which a screen may make anew each time: the map stays the same as long as the cards do.
  const combine = useCallback(
    (reads: UseQueryResult<AskedCard>[]): CardsByCode =>
      new Map(mark.split(' ').flatMap((code, at) => (reads[at]?.data ? [[code, reads[at].data] as const] : []))),
    [mark],
  );
  return useQueries({ queries: codes.map(cardByCode), combine });
}
