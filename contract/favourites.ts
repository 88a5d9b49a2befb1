/** Favourites (storefront.md section 4, Favourite toggle). */
import { defineCall } from './call.ts';
import { bool, text } from './wire-types.ts';
import { record } from './wire.ts';

export const setFavouriteCall = defineCall({
  name: 'favourites.set',
  method: 'POST',
  path: '/MyFavourite/SetFavourite',
  input: record({ stockCode: ['stockCode', text(40)], isOn: ['AddInFav', bool] }),
  answer: record({}),
  auth: 'user',
  offline: 'queue',
  invented: true,
  summary: 'Adds a product to the favourites, or takes it out',
});
