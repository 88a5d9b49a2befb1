/** A page of products for words and filters. */
import type { SearchInput } from '#contract/catalogue.ts';
import type { searchCatalogue } from '#contract/catalogue.ts';
import type { Decoded } from '#contract/wire.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';

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
  return {
    products: await catalogue.cards(found.ids),
    total: found.total,
    weakTotal: found.weakTotal,
    page,
    pageCount: Math.ceil(found.total / pageSize),
    facets: found.facets,
    correctedQuery: found.correctedQuery,
    missedWords: found.missedWords,
    meantQuery: found.meantQuery,
  };
}
