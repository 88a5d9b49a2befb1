/** The catalogue at rest. Keys are stable across loads and imports; amounts are fils; texts come in English and Arabic. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

import { DELIVERY_KINDS } from '#contract/rules/delivery-kinds.ts';
import type { Bilingual } from '#contract/wire-types.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
const weightedWords = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Ordered by code point on every machine, which range scans over beginnings of words need. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** One row: which state of the catalogue this is. Every change of the catalogue adds 1 to `version` in its transaction. */
export const catalogueMeta = pgTable(
  'catalogue_meta',
  {
    id: boolean('id').primaryKey().default(true),
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    /** Where the products come from: nothing loaded yet, the demo files, or an import. */
    source: text('source', { enum: ['empty', 'demo', 'import'] })
      .notNull()
      .default('empty'),
    /** Hash of the demo files that are loaded. */
    demoHash: text('demo_hash'),
  },
  (meta) => [check('catalogue_meta_one_row', sql`${meta.id}`)],
);

export const category = pgTable('catalogue_category', {
  id: identity(),
  key: text('key').notNull().unique(),
  nameEn: text('name_en').notNull(),
  nameAr: text('name_ar').notNull(),
  /** A path such as /images/0123abcd.svg. */
  image: text('image').notNull(),
  /** #rrggbb */
  tint: text('tint').notNull(),
  position: integer('position').notNull(),
  /** Fruit, vegetables, meat: what discount codes lower and reward points are earned on (remaining.md C27). */
  isFresh: boolean('is_fresh').notNull().default(false),
});

export const family = pgTable(
  'catalogue_family',
  {
    id: identity(),
    key: text('key').notNull().unique(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    storageEn: text('storage_en').notNull().default(''),
    storageAr: text('storage_ar').notNull().default(''),
    position: integer('position').notNull(),
  },
  (row) => [index('catalogue_family_category').on(row.categoryId)],
);

export const brand = pgTable('catalogue_brand', {
  id: identity(),
  key: text('key').notNull().unique(),
  nameEn: text('name_en').notNull(),
  nameAr: text('name_ar').notNull(),
});

export const origin = pgTable('catalogue_origin', {
  id: identity(),
  key: text('key').notNull().unique(),
  slug: text('slug').notNull().unique(),
  nameEn: text('name_en').notNull(),
  nameAr: text('name_ar').notNull(),
});

export const badge = pgTable('catalogue_badge', {
  key: text('key').primaryKey(),
  nameEn: text('name_en').notNull(),
  nameAr: text('name_ar').notNull(),
  image: text('image').notNull(),
});

/** Nutrition of a food per 100 g, as USDA SR28 gives it; `id` is its NDB number. Null is not measured. */
export const food = pgTable('catalogue_food', {
  id: text('id').primaryKey(),
  description: text('description').notNull(),
  energyKcal: real('energy_kcal'),
  fatG: real('fat_g'),
  saturatedFatG: real('saturated_fat_g'),
  carbohydrateG: real('carbohydrate_g'),
  sugarsG: real('sugars_g'),
  fibreG: real('fibre_g'),
  proteinG: real('protein_g'),
  sodiumMg: real('sodium_mg'),
});

/** A stock item: what a card shows. Items of one product (cuts, variants) share `productKey`. */
export const item = pgTable(
  'catalogue_item',
  {
    /** plStockDocno */
    id: identity(),
    code: text('code').notNull().unique(),
    productKey: text('product_key').notNull(),
    variantPosition: smallint('variant_position').notNull().default(0),
    cut: jsonb('cut').$type<Bilingual>(),
    choice: jsonb('choice').$type<Bilingual>(),
    familyId: integer('family_id')
      .notNull()
      .references(() => family.id),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brand.id),
    originId: integer('origin_id')
      .notNull()
      .references(() => origin.id),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    shortEn: text('short_en').notNull(),
    shortAr: text('short_ar').notNull(),
    unitsEn: text('units_en').notNull(),
    unitsAr: text('units_ar').notNull(),
    /** Net content, of which the price a kilo, a litre or a piece is worked out. */
    contentAmount: real('content_amount'),
    contentUnit: text('content_unit', { enum: ['g', 'ml', 'piece'] }),
    price: integer('price').notNull(),
    promotionPrice: integer('promotion_price'),
    isActive: boolean('is_active').notNull(),
    isOutOfStock: boolean('is_out_of_stock').notNull(),
    isComingSoon: boolean('is_coming_soon').notNull(),
    comingSoonDate: date('coming_soon_date', { mode: 'string' }),
    storeEta: jsonb('store_eta').$type<Bilingual>(),
    minimumOrder: integer('minimum_order').notNull(),
    isRegularEligible: boolean('is_regular_eligible').notNull(),
    isSponsored: boolean('is_sponsored').notNull(),
    isNew: boolean('is_new').notNull(),
    giftRole: text('gift_role', { enum: ['container', 'movable'] }),
    isEGift: boolean('is_e_gift').notNull(),
    deliveryMessage: jsonb('delivery_message').$type<Bilingual>(),
    /** What keeps it from coming with everything else, and how many days after the order it can come at the earliest. */
    deliveryKind: text('delivery_kind', { enum: DELIVERY_KINDS }).notNull().default('standard'),
    leadDays: smallint('lead_days').notNull().default(0),
    /** Given back for what is returned; 0 where there is none. */
    deposit: integer('deposit').notNull().default(0),
    promotionFamily: text('promotion_family'),
    image: text('image').notNull(),
    badges: jsonb('badges').$type<string[]>().notNull(),
    labels: jsonb('labels').$type<Bilingual[]>().notNull(),
    /** New arrivals are sorted by it. */
    createdOn: date('created_on', { mode: 'string' }).notNull(),
    /** Place on the shelf: the last word in a tie. */
    position: integer('position').notNull(),
  },
  (row) => [
    index('catalogue_item_product').on(row.productKey),
    index('catalogue_item_family').on(row.familyId),
    check('catalogue_item_price', sql`${row.price} >= 0`),
    check('catalogue_item_promotion', sql`${row.promotionPrice} > 0 and ${row.promotionPrice} < ${row.price}`),
    check('catalogue_item_minimum', sql`${row.minimumOrder} >= 1`),
    check('catalogue_item_delivery', sql`${row.leadDays} between 0 and 60 and ${row.deposit} >= 0`),
  ],
);

export interface Attribute {
  heading: Bilingual;
  details: Bilingual;
}

/** What only a product's own page shows. */
export const itemDetail = pgTable('catalogue_item_detail', {
  itemId: integer('item_id')
    .primaryKey()
    .references(() => item.id, { onDelete: 'cascade' }),
  description: jsonb('description').$type<Bilingual>().notNull(),
  ingredients: jsonb('ingredients').$type<Bilingual>().notNull(),
  foodId: text('food_id').references(() => food.id),
  attributes: jsonb('attributes').$type<Attribute[]>().notNull(),
  gallery: jsonb('gallery').$type<string[]>().notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  /** Stock codes of what it is made with, and of what is left out. */
  included: jsonb('included').$type<string[]>().notNull(),
  excluded: jsonb('excluded').$type<string[]>().notNull(),
});

export interface BannerContent {
  key: string;
  title: Bilingual;
  text: Bilingual;
  action: Bilingual;
  link: string;
  image: string;
  tint: string;
}

export interface CarouselContent {
  key: string;
  title: Bilingual;
  link: string;
  pick: Pick;
}

/** Which products a carousel of the home page holds. */
export type Pick = 'promotions' | 'new' | 'regular' | 'gifts' | { categories: string[] } | { codes: string[] };

export interface HomeContent {
  hero: BannerContent[];
  offers: BannerContent[];
  carousels: CarouselContent[];
}

/** One row, or none where the home page has nothing authored. */
export const home = pgTable(
  'catalogue_home',
  {
    id: boolean('id').primaryKey().default(true),
    content: jsonb('content').$type<HomeContent>().notNull(),
  },
  (row) => [check('catalogue_home_one_row', sql`${row.id}`)],
);

/** Pictures by the hash of their content: a name never means another picture. */
export const image = pgTable('catalogue_image', {
  /** Such as 0123456789abcdef01234567.svg */
  name: text('name').primaryKey(),
  type: text('type').notNull(),
  body: bytes('body').notNull(),
});

/** Each item's words, folded and weighted (A name, B brand, C family and category, D the rest), and what A to Z goes by. */
export const searchDocument = pgTable('catalogue_search', {
  itemId: integer('item_id')
    .primaryKey()
    .references(() => item.id, { onDelete: 'cascade' }),
  words: weightedWords('words').notNull(),
  sortEn: plainText('sort_en').notNull(),
  sortAr: plainText('sort_ar').notNull(),
});

/** The vocabulary, and for each word the items that have it: an inverted index that one row answers. */
export const searchWord = pgTable(
  'catalogue_word',
  {
    /** Folded; stems begin with ~. */
    word: plainText('word').primaryKey(),
    /** The word in Latin letters, for the trigram index: in some locales pg_trgm sees no letters in Arabic. Null for stems. */
    spelling: text('spelling'),
    /** How many items have it. */
    items: integer('items').notNull(),
    /** 4 bytes an item, big-endian, in no order: item id * 16 + weights (A 8, B 4, C 2, D 1). */
    postings: bytes('postings').notNull(),
  },
  (row) => [index('catalogue_word_spelling').using('gin', sql`${row.spelling} gin_trgm_ops`)],
);
