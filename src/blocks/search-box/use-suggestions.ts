import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';

import { suggestProducts, type Suggestion } from '#contract/suggestions.ts';
import { productPath, type Locale } from '#contract/urls.ts';
import { openAllSeen } from '#src/domain/catalogue/open-all-seen.ts';
import { suggestions } from '#src/domain/catalogue/queries.ts';

import { useDebounced } from './use-debounced.ts';

const PAUSE_MS = 120;

/** What the shopper may be typing. Without signal, the products this device has seen. */
export function useSuggestions(text: string, locale: Locale): readonly Suggestion[] {
  const query = useDebounced(text.trim(), PAUSE_MS);
  const isAsked = query !== '';
  const live = useQuery({ ...suggestions(query), enabled: isAsked, placeholderData: keepPreviousData, retry: false });
  const isWithoutSignal = live.error?.kind === 'offline' || live.error?.kind === 'timeout';
  const seen = useQuery({
    queryKey: [suggestProducts.name, 'seen', query, locale],
    queryFn: ({ client }) => seenSuggestions(client, query, locale),
    enabled: isAsked && isWithoutSignal,
    gcTime: 60_000,
  });
  if (!isAsked || text.trim() === '') return [];
  return live.data?.value.suggestions ?? seen.data ?? [];
}

async function seenSuggestions(client: QueryClient, query: string, locale: Locale): Promise<Suggestion[]> {
  const nothing = { productDesc: [], familyDesc: [], featured: [], brandDesc: [], categories: [], originDesc: [] };
  const { cards } = (await openAllSeen(client)).find({ query, sort: 'relevance', ...nothing }, locale);
  return cards.slice(0, 6).map((card) => ({
    kind: 'product',
    key: card.stockCode,
    label: card.name,
    image: card.image,
    path: productPath(card),
    card,
  }));
}
