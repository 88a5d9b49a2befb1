/** A page of products for words and filters. */
import type { SearchInput } from '#contract/catalogue.ts';
import type { searchCatalogue } from '#contract/catalogue.ts';
import type { Decoded } from '#contract/wire.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';

import { asWritten } from './as-written.ts';

type SearchAnswer = Decoded<typeof searchCatalogue.answer>;

export async function searchView(catalogue: Catalogue, input: SearchInput): Promise<SearchAnswer> {
  const { query, language, sort, strength, page, pageSize, ...chosen } = input;
  const found = await catalogue.search.query({
    text: query,
    language,
    sort,
    strength,
    chosen,
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  const products = await catalogue.cards(found.ids);
  const names = products.flatMap(({ name }) => [name.en, name.ar]);
  // Search folds letters that are one to it: a shopper reads the word as the products write it.
  const spelt = (words: string): string =>
    words
      .split(' ')
      .map((word) => asWritten(word, names) ?? word)
      .join(' ');
  const { correctedQuery } = found;
  return {
    products,
    total: found.total,
    thingCount: found.thingCount,
    weakTotal: found.weakTotal,
    page,
    pageCount: Math.ceil(found.total / pageSize),
    facets: found.facets,
    correctedQuery: correctedQuery && { en: spelt(correctedQuery.en), ar: spelt(correctedQuery.ar) },
    missedWords: found.missedWords,
    meantQuery: found.meantQuery,
  };
}
