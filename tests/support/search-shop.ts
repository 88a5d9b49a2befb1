/** Search over the demo catalogue, and a slow, plain answer to hold it against. */
import type { SearchInput } from '#contract/catalogue.ts';
import { openCatalogue, type Catalogue } from '#server/catalogue/catalogue.ts';
import { searchView } from '#server/catalogue/views/search.ts';
import { systemClock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';

export function openTestCatalogue(db: Database): Promise<Catalogue> {
  return openCatalogue({ db, clock: systemClock, log: createLog('silent'), settings: readSettings({}) });
}

/** Everything, by relevance, in English, the first 60; but for what is told. */
export function question(more: Partial<SearchInput> = {}): SearchInput {
  return {
    query: '',
    language: 'en',
    sort: 'relevance',
    strength: 'strong',
    page: 1,
    pageSize: 60,
    productDesc: [],
    familyDesc: [],
    featured: [],
    brandDesc: [],
    categories: [],
    originDesc: [],
    ...more,
  };
}

/** Every page's products, one after the other. */
export async function allPages(catalogue: Catalogue, input: SearchInput) {
  const first = await searchView(catalogue, { ...input, page: 1 });
  const cards = [...first.products];
  for (let page = 2; page <= first.pageCount; page += 1) {
    cards.push(...(await searchView(catalogue, { ...input, page })).products);
  }
  return { cards, total: first.total, facets: first.facets };
}
