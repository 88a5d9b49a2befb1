/** Favourites by the specification's own call (storefront.md section 7), by the same edits as the app's own. */
import { setFavouriteCall } from '#contract/favourites.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { editRows } from '#server/sync/edit-rows.ts';

export function favouriteRoutes({ db, clock }: Deps): Promise<Served[]> {
  return Promise.resolve([
    serveUser(setFavouriteCall, ({ stockCode, isOn }, { userId }) => {
      const now = clock.now();
      const args = { stockCode, isOn, since: now.toISOString() };
      return editRows({ db, userId, now, needs: [], field: 'stockCode' }, () => ({
        edit: { name: 'favourite.set', args },
        answer: {},
      }));
    }),
  ]);
}
