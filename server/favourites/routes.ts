/** Favourites by the specification's own call (storefront.md section 7), by the same edits as the app's own. */
import { readFavourites, setFavouriteCall } from '#contract/favourites.ts';
import { FAVOURITES, nameIn } from '#contract/rows/keys.ts';
import { openCatalogue } from '#server/catalogue/catalogue.ts';
import { itemIds } from '#server/catalogue/read-store.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { editRows, liveRows } from '#server/sync/edit-rows.ts';

export async function favouriteRoutes(deps: Deps): Promise<Served[]> {
  const { db, clock } = deps;
  const catalogue = await openCatalogue(deps);
  return [
    serveUser(readFavourites, async (_input, { userId }) => {
      const rows = (await liveRows(db.orm, userId, [FAVOURITES])).below(FAVOURITES);
      const newest = rows.toSorted(([, a], [, b]) => (a.since < b.since ? 1 : -1));
      const ids = await itemIds(
        db.orm,
        newest.map(([key]) => nameIn(key)),
      );
      return { products: await catalogue.cards(ids) };
    }),
    serveUser(setFavouriteCall, ({ stockCode, isOn }, { userId }) => {
      const now = clock.now();
      const args = { stockCode, isOn, since: now.toISOString() };
      return editRows({ db, userId, now, needs: [], field: 'stockCode' }, () => ({
        edit: { name: 'favourite.set', args },
        answer: {},
      }));
    }),
  ];
}
