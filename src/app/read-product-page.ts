import type { QueryClient } from '@tanstack/react-query';

import { isOutOfStock } from '#contract/rules/availability.ts';
import { alternatives, productPage } from '#src/domain/catalogue/queries.ts';

import { passOverNoSignal } from './pass-over-no-signal.ts';
import { readPage } from './read-page.ts';

/** A product's page. What to buy instead of one that is sold out comes with a page that the server draws; in the app nothing waits for it. Without signal the screen shows what the device has seen. */
export async function readProductPage(client: QueryClient, stockCode: string) {
  const page = await passOverNoSignal(readPage(client, productPage(stockCode)));
  if (!page) return undefined;
  const { card } = page.value;
  const instead = isOutOfStock(card) && client.prefetchQuery(alternatives(card.productId, card.stockCode));
  if (typeof document === 'undefined') await instead;
  return page;
}
