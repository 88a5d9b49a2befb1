/** What the shopper likes, and the one edit of it. */
import { defineMutation } from '#contract/rules/mutation.ts';
import { bool, text } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';

import { favouriteKey, FAVOURITES } from './keys.ts';
import { mark } from './mark.ts';
import { defineRow, type Valued } from './row.ts';

const FAVOURITES_MAX = 2000;

const stockCode = text(40);
/** ISO time on the device that set it: the newest are shown first. */
const since = text(40);

export const favourites = defineRow({ prefix: FAVOURITES, key: ['stockCode'], fields: { since } });
export type Favourite = Valued<typeof favourites>;

export const favouriteSet = defineMutation({
  name: 'favourite.set',
  args: record({ stockCode: ['stockCode', stockCode], isOn: ['isOn', bool], since: ['since', since] }),
  about: (args) => favouriteKey(args.stockCode),
  needs: () => [FAVOURITES],
  apply: (rows, { stockCode: code, isOn, since: at }) =>
    mark(rows, { key: favouriteKey(code), all: FAVOURITES, most: FAVOURITES_MAX, isOn, value: { since: at } }),
});
