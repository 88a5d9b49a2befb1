import { defineCall } from './call.ts';
/** What is bought together: the cart's two carousels (storefront.md sections 4, 7 and 9). */
import { productCard } from './catalogue-card.ts';
import { list, oneOf, text } from './wire-types.ts';
import { record } from './wire.ts';

/** storefront.md section 9: the frequently-bought carousel shows at most 15. */
export const FREQUENT_MAX = 15;

export const readFrequentlyBought = defineCall({
  name: 'baskets.frequentlyBought',
  method: 'GET',
  path: '/MyCart/FrequentlyBought',
  input: record({}),
  answer: record({ products: ['products', list(productCard, FREQUENT_MAX)] }),
  auth: 'user',
  offline: 'online',
  invented: true,
  summary: 'What this shopper buys again and again, the most often first; empty until they have bought',
});

export const readPopular = defineCall({
  name: 'baskets.popular',
  method: 'GET',
  path: '/catalogue/popular',
  input: record({}),
  answer: record({ products: ['products', list(productCard, FREQUENT_MAX)] }),
  auth: 'guest',
  offline: 'online',
  invented: true,
  summary: 'What is bought most in the shop and can be bought now',
});

export const readThingsYouLike = defineCall({
  name: 'baskets.thingsYouLike',
  method: 'POST',
  path: '/MyCart/ThingsYouMayLike',
  /** What is in the cart now. */
  input: record({ stockCodes: ['stockCode', list(text(40), 300)] }),
  answer: record({
    products: ['products', list(productCard, FREQUENT_MAX)],
    /** `together`: bought with what is in the cart; `popular`: bought most in the shop, where that says nothing. */
    basis: ['basis', oneOf(['together', 'popular'])],
  }),
  auth: 'user',
  offline: 'online',
  invented: true,
  summary: 'What others bought with what is in the cart; else what is bought most',
});
