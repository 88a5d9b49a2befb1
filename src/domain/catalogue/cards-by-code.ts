import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';

export interface KnownCard {
  readonly card: ProductCard;
  /** ISO time at which the server gave it. */
  readonly asOf: string;
}

export interface KnownCards {
  readonly cards: ReadonlyMap<string, KnownCard>;
  /** False until the device was asked: then a card that is not there is not known here. */
  readonly isRead: boolean;
}

const NONE: ReadonlyMap<string, KnownCard> = new Map();

/** The products of these stock codes, as far as this device knows them: out of what is open and what it has seen. */
export function useCards(codes: readonly string[]): KnownCards {
  const client = useQueryClient();
  const wanted = codes.toSorted().join(' ');
  const { data, isFetched } = useQuery({
    queryKey: ['seen-cards', wanted],
    queryFn: () => seenCards(client, new Set(wanted.split(' '))),
    staleTime: 15_000,
    placeholderData: (before) => before,
  });
  return useMemo(() => ({ cards: data ?? NONE, isRead: isFetched }), [data, isFetched]);
}

async function seenCards(client: QueryClient, wanted: ReadonlySet<string>): Promise<ReadonlyMap<string, KnownCard>> {
  const { cardsIn, keptAnswers } = await import('#src/offline/seen-cards.ts');
  const found = new Map<string, KnownCard>();
  const note = (card: ProductCard, asOf: string): void => {
    const known = found.get(card.stockCode);
    if (wanted.has(card.stockCode) && (!known || known.asOf < asOf)) found.set(card.stockCode, { card, asOf });
  };
  const kept = await cardsIn(await keptAnswers(typeof caches === 'undefined' ? undefined : caches));
  for (const { card, asOf } of kept) note(card, asOf);
  for (const { state } of client.getQueryCache().getAll()) {
    const asOf = new Date(state.dataUpdatedAt).toISOString();
    for (const card of cardsOf(state.data)) note(card, asOf);
  }
  return found;
}

function cardsOf(value: unknown): ProductCard[] {
  if (typeof value !== 'object' || value === null || value instanceof Map) return [];
  if ('stockCode' in value && 'availability' in value) return [value as ProductCard];
  return Object.values(value).flatMap(cardsOf);
}
