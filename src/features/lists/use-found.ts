import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { PAGE_SIZE, searchCatalogue } from '#contract/catalogue.ts';
import type { Locale } from '#contract/urls.ts';
import { useDebounced } from '#src/blocks/search-box/use-debounced.ts';
import { openAllSeen } from '#src/domain/catalogue/open-all-seen.ts';
import type { FoundProducts } from '#src/domain/lists/item-meant.ts';
import { readQuery } from '#src/net/read-query.ts';
import { wasBought } from '#src/state/bought-codes.ts';

const NOTHING: FoundProducts = { cards: [], thingCount: 0, isSeen: false };

/** No facet is chosen. */
const OPEN = { productDesc: [], familyDesc: [], featured: [], brandDesc: [], categories: [], originDesc: [] };

interface Found extends FoundProducts {
  /** It is the answer to these very words, and not to those before. */
  readonly isAnswer: boolean;
}

/**
 * What the shop's search finds for words, asked as its own page asks it: what stands first there is what a list takes. Without signal, the
 * products this device has seen.
 *
 * @param pauseMs how long the words must stand still before they are asked for
 */
export function useFound(words: string, locale: Locale, pauseMs: number): Found {
  const query = useDebounced(words, pauseMs);
  const isAsked = query !== '';
  const live = useQuery({
    ...firstPage(query, locale),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isWithoutSignal = live.error?.kind === 'offline' || live.error?.kind === 'timeout';
  const seen = useQuery({
    queryKey: [searchCatalogue.name, 'seen', query, locale],
    queryFn: ({ client }) => seenProducts(client, query, locale),
    enabled: isAsked && isWithoutSignal,
    gcTime: 60_000,
  });
  if (!isAsked || words === '') return { ...NOTHING, isAnswer: words === '' };
  const isSame = query === words;
  if (live.data) {
    const { products, thingCount } = live.data.value;
    return { cards: products.map(markBought), thingCount, isSeen: false, isAnswer: isSame && !live.isPlaceholderData };
  }
  if (seen.data) return { cards: seen.data.map(markBought), thingCount: 0, isSeen: true, isAnswer: isSame };
  const hasFailed = seen.isError || (live.isError && !isWithoutSignal);
  return { ...NOTHING, isAnswer: isSame && hasFailed };
}

/** Cards are everyone's: what this shopper bought is laid over them here (remaining.md C41). */
const markBought = (card: ProductCard): ProductCard =>
  wasBought(card.stockCode) ? { ...card, isPreviouslyPurchased: true } : card;

const firstPage = (query: string, language: Locale) =>
  readQuery(searchCatalogue, {
    query,
    language,
    sort: 'relevance',
    strength: 'strong',
    page: 1,
    pageSize: PAGE_SIZE,
    ...OPEN,
  });

async function seenProducts(client: QueryClient, query: string, locale: Locale) {
  return (await openAllSeen(client)).find({ query, sort: 'relevance', ...OPEN }, locale).cards;
}
