/** Favourites by the specification's own calls (storefront.md section 4, account.md section 7); the app itself writes them by mutations. */
import { defineCall } from './call.ts';
import { productCard } from './catalogue-card.ts';
import { bool, list, text } from './wire-types.ts';
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

export const readFavourites = defineCall({
  name: 'favourites.read',
  method: 'GET',
  path: '/MyFavourite/GetFavourites',
  input: record({}),
  answer: record({ products: ['products', list(productCard)] }),
  auth: 'user',
  offline: 'online',
  invented: true,
  summary: 'The favourites, the newest first',
});
