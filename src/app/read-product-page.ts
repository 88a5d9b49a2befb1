import type { QueryClient } from '@tanstack/react-query';

import { isOutOfStock } from '#contract/rules/availability.ts';
import { alternatives, productPage } from '#src/domain/catalogue/queries.ts';

import { readPage } from './read-page.ts';

/** A product's page. What to buy instead of one that is sold out comes with a page that the server draws; in the app nothing waits for it. */
export async function readProductPage(client: QueryClient, stockCode: string) {
  const page = await readPage(client, productPage(stockCode));
  const { card } = page.value;
  const instead = isOutOfStock(card) && client.prefetchQuery(alternatives(card.productId, card.stockCode));
  if (typeof document === 'undefined') await instead;
  return page;
}
