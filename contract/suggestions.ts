/** What the search field offers while something is typed: a public read like the rest of the catalogue (catalogue.ts). */
import { defineCall } from './call.ts';
import { productCard } from './catalogue-card.ts';
import { bilingual, list, nullable, oneOf, text } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const suggestion = record({
  kind: ['kind', oneOf(['product', 'category', 'family', 'brand', 'word'])],
  /** A stock code for a product, a slug for the rest, the word itself for a word. */
  key: ['key', text(160)],
  label: ['label', bilingual()],
  image: ['image', nullable(text())],
  /** The path of the product's page below the language; null for the rest. */
  path: ['path', nullable(text())],
  /** A product's size, price and what can be done with it; null for the rest. */
  card: ['item', nullable(productCard)],
});
export type Suggestion = Decoded<typeof suggestion>;

export const suggestProducts = defineCall({
  name: 'catalogue.suggest',
  method: 'GET',
  path: '/catalogue/suggest',
  input: record({ query: ['q', text(200)] }),
  answer: record({ suggestions: ['suggestions', list(suggestion)] }),
  auth: 'guest',
  offline: 'cache',
  invented: true,
  summary: 'What the shopper may be typing: at most 8 products, categories, families and brands',
});
