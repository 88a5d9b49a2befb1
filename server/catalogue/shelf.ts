/**
 * One version of the catalogue in memory, narrow: a few numbers an item for sorting and counting, and the names that many
 * items share. 20,000 items take about 2 MB. Cards and texts stay in the database. Items are addressed by ordinal, which is
 * their place on the shelf.
 */
import type { Bilingual } from '#contract/wire-types.ts';

/** Bits of `flags`. */
export const LISTED = 1;
export const BUYABLE = 2;
export const OFFER = 4;
export const NEW = 8;
export const REGULAR = 16;
export const GIFT = 32;
export const ACTIVE = 64;

/**
 * Parts of `handicap`. Of two that fit as well the fresh one comes first, a tomato before its paste; also where the other fits by one level
 * (16 times 16) more: chicken wings before frozen breasts.
 */
export const UNAVAILABLE = 8192;
export const PACKED = 320;

/** A category, family, brand, origin or product name: what an item points to by number. */
export interface Entry {
  key: string;
  name: Bilingual;
}

export interface CategoryEntry extends Entry {
  image: string;
  tint: string;
  isFresh: boolean;
}

export interface FamilyEntry extends Entry {
  /** An index into categories. */
  category: number;
  storage: Bilingual;
}

/** Badges that can be filtered by: a column holds no more bits. */
export const FILTER_BADGES = 16;

export interface BadgeEntry extends Entry {
  /** The path of its picture. */
  image: string;
}

export interface OriginEntry extends Entry {
  slug: string;
}

/** Columns by ordinal. */
export interface Columns {
  /** plStockDocno */
  id: Int32Array;
  /** plProductDocno */
  product: Int32Array;
  /** Indexes into the dictionaries. */
  category: Int32Array;
  family: Int32Array;
  brand: Int32Array;
  origin: Int32Array;
  name: Int32Array;
  flags: Uint8Array;
  /** A bit for each badge, by its place in `badges`. */
  badges: Uint16Array;
  /** What is paid now, in fils. */
  price: Int32Array;
  /** The place of that among the bands of prices (contract/rules/price-bands.ts). */
  band: Uint8Array;
  /** Net content in grams or millilitres, below zero in pieces; 0 where it is not known. */
  content: Int32Array;
  /** Off the price, in thousandths. */
  discount: Int32Array;
  /** Days since 1970. */
  created: Int32Array;
  /** Places in A to Z. */
  rankEn: Int32Array;
  rankAr: Int32Array;
  /**
   * What relevance sorts by before anything is known of the fit, the least first: UNAVAILABLE for what can't be bought now, PACKED for
   * what is not of a fresh category, and up to 15 for words of the English name beyond four.
   */
  handicap: Uint16Array;
}

export interface Shelf {
  readonly version: number;
  readonly count: number;
  readonly columns: Columns;
  readonly categories: readonly CategoryEntry[];
  readonly families: readonly FamilyEntry[];
  readonly brands: readonly Entry[];
  readonly origins: readonly OriginEntry[];
  /** Product names without brand and size, one for all items of that name. */
  readonly names: readonly Entry[];
  /** In the order of their keys. */
  readonly badges: readonly BadgeEntry[];
  /** Listed ordinals, ascending. */
  readonly listed: Int32Array;
  /** By item id the ordinal that lists show: its own, for a further cut that of the first one, else -1. */
  readonly shown: Int32Array;
  /** The item's own ordinal, listed or not; -1 for an id there is not. */
  ordinalOf(id: number): number;
  /** Listed items by index of category, family, brand. */
  readonly counts: { category: Int32Array; family: Int32Array; brand: Int32Array };
}
