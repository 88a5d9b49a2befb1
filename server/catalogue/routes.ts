/** The catalogue's calls: public reads, kept in memory by the catalogue's version. */
import {
  readAlternatives,
  readCards,
  readCategories,
  readHome,
  readOrigin,
  readProduct,
  readRange,
  searchCatalogue,
} from '#contract/catalogue.ts';
import { suggestProducts } from '#contract/suggestions.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveCached, type Served } from '#server/kit/serve.ts';
import { WORK } from '#server/kit/work-limit.ts';

import { openCatalogue } from './catalogue.ts';
import { alternativesView } from './views/alternatives.ts';
import { cardsView } from './views/cards.ts';
import { categoriesOf } from './views/categories.ts';
import { homeView } from './views/home.ts';
import { originView } from './views/origin.ts';
import { productView } from './views/product.ts';
import { rangeView } from './views/range.ts';
import { searchView } from './views/search.ts';
import { suggestView } from './views/suggest.ts';

export async function catalogueRoutes(deps: Deps): Promise<Served[]> {
  const { db } = deps;
  const catalogue = await openCatalogue(deps);
  const version = (): string => catalogue.version();
  return [
    serveCached(readHome, () => homeView(catalogue, db), version),
    serveCached(readCategories, () => ({ categories: categoriesOf(catalogue.shelf()) }), version),
    serveCached(searchCatalogue, (input) => searchView(catalogue, input), version, WORK.search),
    serveCached(suggestProducts, (input) => suggestView(catalogue, input), version),
    serveCached(readProduct, (input) => productView(catalogue, db, input), version),
    serveCached(readRange, (input) => rangeView(catalogue, input), version),
    serveCached(readOrigin, (input) => originView(catalogue, input), version),
    serveCached(readCards, (input) => cardsView(catalogue, db, input), version),
    serveCached(readAlternatives, (input) => alternativesView(catalogue, db, input), version),
  ];
}
