import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { ownCard } from '#src/offline/own-cards.ts';

import { askCard, type AskedCard } from './ask-cards.ts';

export interface KnownCard {
  readonly card: ProductCard;
  /** ISO time at which the server gave it, and its price. */
  readonly asOf: string;
}

export interface KnownCards {
  readonly cards: ReadonlyMap<string, KnownCard>;
  /** False until each was asked for: then a card that is not there is not known here, or not to the shop. */
  readonly isRead: boolean;
}

export const cardByCode = (stockCode: string) =>
  queryOptions<AskedCard>({
    queryKey: ['catalogue.card', stockCode],
    queryFn: ({ client }) => askCard(client, stockCode),
    initialData: () => {
      const own = ownCard(stockCode);
      return own && { ...own, isFresh: false };
    },
    // What came of the device's own memory is asked for again as soon as there is a signal.
    staleTime: ({ state }) => (state.data?.isFresh === false ? 0 : 60_000),
  });

/** The cards of these products with the time their prices are from; without signal, as far as the device has seen them. */
export function useCards(stockCodes: readonly string[]): KnownCards {
  const codes = [...new Set(stockCodes)];
  const mark = codes.join('\n');
  // By the codes and not by the list, which a screen may make anew each time: the map stays the same as long as the cards do.
  const combine = useCallback(
    (reads: UseQueryResult<AskedCard>[]): KnownCards => {
      const known = mark.split('\n').flatMap((code, at) => {
        const asked = reads[at]?.data;
        return asked?.card ? [[code, { card: asked.card, asOf: asked.asOf }] as const] : [];
      });
      return { cards: new Map(known), isRead: reads.every((read) => read.isFetched) };
    },
    [mark],
  );
  return useQueries({ queries: codes.map(cardByCode), combine });
}
