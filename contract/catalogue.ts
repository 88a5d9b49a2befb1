/** The catalogue: public reads by GET, so that the service worker and a CDN can keep them (decisions.md 3). */
import { defineCall, type Call } from './call.ts';
import { productCard } from './catalogue-card.ts';
import { suggestProducts } from './suggestions.ts';
import { bilingual, bilingualOr, decimal, integer, list, nullable, oneOf, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

export const PAGE_SIZE = 24;

/** Spec section 9, in the order the sort menu shows them, with one of ours: the lowest price of a kilo, a litre or a piece. `relevance` is the default and is not sent. */
export const SORTS = [
  'relevance',
  'stockSortRate-DESC',
  'stockSortRate-ASC',
  'stockRateTags-ASC',
  'stockDesc.keyword-ASC',
  'stockDesc.keyword-DESC',
  'stockNADate-DESC',
] as const;
export type Sort = (typeof SORTS)[number];

/** Spec section 9: the six filter groups. */
export const FACETS = ['productDesc', 'familyDesc', 'featured', 'brandDesc', 'categories', 'originDesc'] as const;
export type Facet = (typeof FACETS)[number];

const bucket = record({
  /** What the query string carries: a slug. */
  key: ['key', text(160)],
  label: ['label', bilingual()],
  count: ['doc_count', integer({ min: 0 })],
});
export type Bucket = Decoded<typeof bucket>;

const facetBuckets = record({
  productDesc: ['product', list(bucket)],
  familyDesc: ['family', list(bucket)],
  featured: ['featured', list(bucket)],
  brandDesc: ['brand', list(bucket)],
  categories: ['categories', list(bucket)],
  originDesc: ['origin', list(bucket)],
});
export type FacetBuckets = Decoded<typeof facetBuckets>;

const chosen = list(text(160), 50);

/** What was asked for (by name, family, category, tag), and what only has to do with it (what is in it, who makes it). */
export const STRENGTHS = ['strong', 'weak'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const searchInput = record({
  query: ['q', withDefault(text(200), '')],
  /** The shopper's language: decides A-Z and nothing else; both languages are always searched. */
  language: ['lang', oneOf(['en', 'ar'])],
  sort: ['sort', withDefault(oneOf(SORTS), 'relevance')],
  /** Where nothing was found by name, the rest is the strong answer. */
  strength: ['strength', withDefault(oneOf(STRENGTHS), 'strong')],
  page: ['page', withDefault(integer({ min: 1, max: 10_000 }), 1)],
  pageSize: ['pageSize', withDefault(integer({ min: 1, max: 60 }), PAGE_SIZE)],
  productDesc: ['productDesc', chosen],
  familyDesc: ['familyDesc', chosen],
  featured: ['featured', chosen],
  brandDesc: ['brandDesc', chosen],
  categories: ['categories', chosen],
  originDesc: ['originDesc', chosen],
});
export type SearchInput = Decoded<typeof searchInput>;

const searchAnswer = record({
  products: ['products', list(productCard)],
  total: ['total', integer({ min: 0 })],
  /** So many products, from the first of the first page, are the very thing that was asked for in all of its words, not only made of it or near to it ("ice" is no ice cream); 0 in answers that a device kept from before. */
  thingCount: ['thingsFirst', withDefault(integer({ min: 0 }), 0)],
  /** How many more `strength=weak` would show. */
  weakTotal: ['weakTotal', integer({ min: 0 })],
  page: ['page', integer({ min: 1 })],
  pageCount: ['pageCount', integer({ min: 0 })],
  facets: ['filters', facetBuckets],
  /** The words as corrected before the search, or null where nothing was. The languages tell apart what a name that the shop has not ("pampers") was searched as; a slip is told as one in both. */
  correctedQuery: ['correctedQuery', bilingualOr(nullable(text(200)))],
  /** Words that nothing in the shop has, where the others found something; the whole question where its parts are met by different products alone ("sugar free chocolate"), or where it is a dish that the products found only go into ("sushi"). Answers that a device kept from before do not say. */
  missedWords: ['wordsNotFound', withDefault(chosen, [])],
  /** Where nothing was found: what may have been meant. */
  meantQuery: ['didYouMean', nullable(text(200))],
});
export type SearchAnswer = Decoded<typeof searchAnswer>;

export const searchCatalogue = defineCall({
  name: 'catalogue.search',
  method: 'GET',
  path: '/catalogue/search',
  input: searchInput,
  answer: searchAnswer,
  auth: 'guest',
  offline: 'cache',
  invented: true,
  summary: 'Products that match words and filters, a page at a time, with the filters still open and their counts',
});

const category = record({
  key: ['key', text(80)],
  name: ['categoryDesc', bilingual()],
  image: ['imgLink', text()],
  tint: ['tint', text(9)],
  productCount: ['doc_count', integer({ min: 0 })],
  families: [
    'families',
    list(
      record({
        key: ['key', text(80)],
        name: ['familyDesc', bilingual()],
        productCount: ['doc_count', integer({ min: 0 })],
      }),
    ),
  ],
});
export type Category = Decoded<typeof category>;

export const readCategories = defineCall({
  name: 'catalogue.categories',
  method: 'GET',
  path: '/catalogue/categories',
  input: record({}),
  answer: record({ categories: ['categories', list(category)] }),
  auth: 'guest',
  offline: 'cache',
  invented: true,
  summary: 'Every category in shelf order with its families',
});

const banner = record({
  key: ['key', text(80)],
  title: ['title', bilingual()],
  text: ['text', bilingual()],
  action: ['action', bilingual()],
  /** A path of the app below the language. */
  link: ['link', text()],
  image: ['imgLink', text()],
  tint: ['tint', text(9)],
});
export type Banner = Decoded<typeof banner>;

const carousel = record({
  key: ['key', text(80)],
  title: ['title', bilingual()],
  link: ['link', text()],
  products: ['products', list(productCard)],
});
export type HomeCarousel = Decoded<typeof carousel>;

export const readHome = defineCall({
  name: 'catalogue.home',
  method: 'GET',
  path: '/catalogue/home',
  input: record({}),
  answer: record({
    hero: ['hero', list(banner)],
    categories: ['categories', list(category)],
    offers: ['offers', list(banner)],
    carousels: ['carousels', list(carousel)],
  }),
  auth: 'guest',
  offline: 'cache',
  invented: true,
  summary: 'What the home page shows: hero, categories, offers and carousels',
});
export type Home = Decoded<typeof readHome.answer>;

export const readOrigin = defineCall({
  name: 'catalogue.origin',
  method: 'GET',
  path: '/catalogue/origin',
  input: record({
    origin: ['stockOrigin', text(80)],
    page: ['page', withDefault(integer({ min: 1, max: 10_000 }), 1)],
  }),
  answer: record({
    key: ['stockOrigin', text(80)],
    name: ['originDesc', bilingual()],
    products: ['products', list(productCard)],
    total: ['total', integer({ min: 0 })],
    pageCount: ['pageCount', integer({ min: 0 })],
  }),
  auth: 'guest',
  offline: 'cache',
  invented: true,
  summary: 'Products by origin (route /origin/{origin})',
});

export const readRange = defineCall({
  name: 'catalogue.range',
  method: 'GET',
  path: '/catalogue/range',
  input: record({
    /** A brand's or a family's slug. */
    slug: ['slug', text(160)],
    productId: ['plProductDocno', withDefault(integer({ min: 0 }), 0)],
  }),
  answer: record({ name: ['rangeDesc', bilingual()], products: ['products', list(productCard)] }),
  auth: 'guest',
  offline: 'cache',
  invented: true,
  summary: 'The full range of a brand or family, the named product first (route /viewall/{slug})',
});

export const readAlternatives = defineCall({
  name: 'catalogue.alternatives',
  method: 'GET',
  path: '/catalogue/alternatives',
  input: record({ productId: ['plProductDocno', integer({ min: 0 })], stockCode: ['stockCode', text(40)] }),
  answer: record({ products: ['products', list(productCard)] }),
  auth: 'guest',
  offline: 'cache',
  invented: true,
  summary: 'What could stand in for a product; inactive items come too, and the app hides them (spec section 9)',
});

const nutrient = record({
  name: ['nutrientDesc', bilingual()],
  /** Per 100 g. */
  amount: ['amount', decimal],
  unit: ['unit', oneOf(['kcal', 'g', 'mg'])],
});

const attribute = record({
  heading: ['attrHeading', bilingual()],
  /** Shown as a link when it starts with http (spec section 2). */
  details: ['attrDetails', bilingual()],
});

const productDetail = record({
  card: ['item', productCard],
  categoryName: ['categoryDesc', bilingual()],
  description: ['itemDescription', bilingual()],
  ingredientsText: ['itemIngrediants', bilingual()],
  storage: ['itemStorage', bilingual()],
  nutrition: ['itemNutrionInfo', list(nutrient)],
  /** The food of USDA SR28 that the figures are of, or null. */
  nutritionSource: ['nutritionSource', nullable(text(20))],
  attributes: ['attributes', list(attribute)],
  gallery: ['gallery', list(text())],
  tags: ['tags', list(text(80))],
  /** The cuts of the same product, this one among them; empty where there is one only. */
  cuts: ['cuts', list(record({ label: ['cutDesc', bilingual()], card: ['item', productCard] }))],
  included: ['includedItems', list(productCard)],
  excluded: ['excludedItems', list(productCard)],
  moreInFamily: ['moreInFamily', list(productCard)],
});
export type ProductDetail = Decoded<typeof productDetail>;

export const readProduct = defineCall({
  name: 'catalogue.product',
  method: 'GET',
  path: '/catalogue/product',
  input: record({ stockCode: ['stockCode', text(40)] }),
  answer: productDetail,
  auth: 'guest',
  offline: 'cache',
  invented: true,
  summary: 'A product in full: gallery, tabs, cuts, what it is made with, more of its family',
});

/** Stock codes in one question at the most. */
export const CARDS_MAX = 100;

export const readCards = defineCall({
  name: 'catalogue.cards',
  method: 'GET',
  path: '/catalogue/cards',
  /** Whoever asks sorts the codes, so that one question has one URL. */
  input: record({ stockCodes: ['stockCode', list(text(40), CARDS_MAX)] }),
  answer: record({ products: ['products', list(productCard)] }),
  auth: 'guest',
  // Which products they are is the shopper's own: the address names their cart. The device keeps the cards with the shopper's rows.
  offline: 'online',
  invented: true,
  summary:
    'Product cards by stock code, in the order of the codes; inactive items come too, codes that name nothing are left out',
});

/** All calls with `offline: 'cache'`, which every device keeps. Who looks up a kept answer needs no other call's codec. */
export const keptCalls: readonly Call<unknown, unknown>[] = [
  readHome,
  readCategories,
  searchCatalogue,
  suggestProducts,
  readProduct,
  readRange,
  readOrigin,
  readAlternatives,
];
