/** What is bought: the cart's two carousels, and what the search field offers before anything is typed. They show what can be bought now, and nothing where the past says nothing. */
import { FREQUENT_MAX, readFrequentlyBought, readPopular, readThingsYouLike } from '#contract/baskets.ts';
import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction } from '#contract/rules/availability.ts';
import { openCatalogue } from '#server/catalogue/catalogue.ts';
import { itemIds } from '#server/catalogue/read-store.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serve, serveUser, type Served } from '#server/kit/serve.ts';

import { boughtSince } from './bought-codes.ts';
import { boughtAgain, goesWith, popular } from './store.ts';

/** More than are shown: some of them can't be bought now. */
const ASKED = 3 * FREQUENT_MAX;
/** Nobody wants tomorrow what they have bought today. */
const JUST_BOUGHT_MS = 24 * 3_600_000;
const MOST_JUST_BOUGHT = 300;

export async function basketRoutes(deps: Deps): Promise<Served[]> {
  const { db, clock } = deps;
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
    serveUser(readThingsYouLike, async ({ stockCodes }, { userId }) => {
      // After an order the cart is empty: what goes with what was just bought is shown, and none of that itself.
      const since = new Date(clock.now().getTime() - JUST_BOUGHT_MS);
      const just = await boughtSince(db.orm, userId, since, MOST_JUST_BOUGHT);
      const isBought = new Set(just);
      const but = [...new Set([...stockCodes, ...just])];
      const found = await goesWith(db.orm, stockCodes.length > 0 ? stockCodes : just, ASKED);
      const together = await buyable(found.filter((code) => !isBought.has(code)));
      if (together.length > 0) return { products: together, basis: 'together' };
      return { products: await buyable(await popular(db.orm, but, ASKED)), basis: 'popular' };
    }),
  ];
}
