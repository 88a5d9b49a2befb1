/** What is bought: the cart's two carousels, and what the search field offers before anything is typed. They show what can be bought now, and nothing where the past says nothing. */
import { FREQUENT_MAX, readFrequentlyBought, readPopular, readThingsYouLike } from '#contract/baskets.ts';
import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction } from '#contract/rules/availability.ts';
import { openCatalogue } from '#server/catalogue/catalogue.ts';
import { itemIds } from '#server/catalogue/read-store.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serve, serveUser, type Served } from '#server/kit/serve.ts';

import { boughtAgain, goesWith, popular } from './store.ts';

/** More than are shown: some of them can't be bought now. */
const ASKED = 3 * FREQUENT_MAX;

export async function basketRoutes(deps: Deps): Promise<Served[]> {
  const { db } = deps;
  const catalogue = await openCatalogue(deps);
  const buyable = async (stockCodes: readonly string[]): Promise<ProductCard[]> => {
    const cards = await catalogue.cards(await itemIds(db.orm, stockCodes));
    return cards.filter((card) => card.listing === 'active' && cardAction(card) === 'add').slice(0, FREQUENT_MAX);
  };
  return [
    serveUser(readFrequentlyBought, async (_input, { userId }) => ({
      products: await buyable(await boughtAgain(db.orm, userId, ASKED)),
    })),
    serve(readPopular, async () => ({ products: await buyable(await popular(db.orm, [], ASKED)) })),
    serveUser(readThingsYouLike, async ({ stockCodes }) => {
      const together = await buyable(await goesWith(db.orm, stockCodes, ASKED));
      if (together.length > 0) return { products: together, basis: 'together' };
      return { products: await buyable(await popular(db.orm, stockCodes, ASKED)), basis: 'popular' };
    }),
  ];
}
