/** Cards by stock code: what carts, lists and favourites hold is codes alone. */
import type { ProductCard } from '#contract/catalogue-card.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { itemIds } from '#server/catalogue/read-store.ts';
import type { Database } from '#server/kit/database.ts';

/** In the order of the codes; a code that names nothing is left out, one asked for twice comes once. */
export async function cardsView(
  catalogue: Catalogue,
  db: Database,
  { stockCodes }: { stockCodes: readonly string[] },
): Promise<{ products: ProductCard[] }> {
  return { products: await catalogue.cards(await itemIds(db.orm, [...new Set(stockCodes)])) };
}
