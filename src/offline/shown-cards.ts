import type { QueryClient } from '@tanstack/react-query';

import { cardsWithin, type SeenCard } from './seen-cards.ts';

/**
 * Every product that this visit has read, each as often as it was: a row of home that is the shopper's own, such as "Buy it again", lies in
 * none of the worker's caches, and neither does what was read before the worker was there.
 */
export function shownCards(client: QueryClient): SeenCard[] {
  const read = client.getQueryCache().getAll();
  return read.flatMap(({ state: { data } }) => answersIn(data).flatMap(cardsOfAnswer));
}

/** A list that was loaded by scrolling is several. */
function answersIn(data: unknown): unknown[] {
  const pages = (data as { pages?: unknown } | undefined)?.pages;
  return Array.isArray(pages) ? pages : [data];
}

function cardsOfAnswer(answer: unknown): SeenCard[] {
  const asOf = (answer as { asOf?: unknown } | null | undefined)?.asOf;
  return typeof asOf === 'string' ? cardsWithin(answer).map((card) => ({ card, asOf })) : [];
}
