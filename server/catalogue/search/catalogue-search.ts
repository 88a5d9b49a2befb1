/** Search as the catalogue sees it. PostgreSQL answers today; OpenSearch or Meilisearch can stand behind the same lines. */
import type { Bucket, Facet, FacetBuckets, Sort, Strength } from '#contract/catalogue.ts';
import type { Locale } from '#contract/urls.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { Transaction } from '#server/kit/database.ts';

/** What a stock item is found by; word-levels.ts says how much each counts. Facets and sorts are the item's own columns. */
export interface SearchDocument {
  id: number;
  name: Bilingual;
  brand: Bilingual;
  family: Bilingual;
  category: Bilingual;
  /** Free words in either language, the keys of badges among them. */
  tags: readonly string[];
  origin: Bilingual;
  /** Ingredients, units, cut: in either language. */
  rest: readonly string[];
}

/** The writing half. Runs in the transaction that changes the catalogue; an engine elsewhere may leave `tx` alone. */
export interface SearchIndex {
  upsert(documents: readonly SearchDocument[], tx: Transaction): Promise<void>;
  remove(ids: readonly number[], tx: Transaction): Promise<void>;
  /** Once, after the last upsert and removal of a change. */
  settle(tx: Transaction): Promise<void>;
}

export interface SearchQuery {
  /** As typed, in either language or both; empty browses everything. */
  text: string;
  /** Decides A to Z and nothing else. */
  language: Locale;
  sort: Sort;
  /** What was asked for, or what only has to do with it. */
  strength: Strength;
  /** Chosen buckets by group: any of a group, all of the groups. */
  chosen: Readonly<Record<Facet, readonly string[]>>;
  offset: number;
  limit: number;
}

export interface SearchResult {
  /** Item ids of the page. */
  ids: number[];
  total: number;
  /** So many ids, from the first of the first page, are the thing that was asked for, with all of its words. */
  thingCount: number;
  /** How many more only have to do with the words; 0 where those are the answer. */
  weakTotal: number;
  facets: FacetBuckets;
  /** The words that were searched where they differ from those typed, else null: as each language tells them, which differs for a name of elsewhere. */
  correctedQuery: Bilingual | null;
  /** Words, as typed, that nothing in the shop has, where the others found something. */
  missedWords: string[];
  /** Where nothing was found: words near to those searched that the shop has, else null. */
  meantQuery: string | null;
}

export interface SearchSuggestions {
  /** Item ids, the likeliest first. */
  products: number[];
  /** So many of them, from the first, are what the words name; the others only have to do with them. */
  named: number;
  categories: Bucket[];
  families: Bucket[];
  brands: Bucket[];
  /** The last word, where the catalogue has it, and the commonest that begin with it, folded as the index has them: as each language tells them. */
  words: Bilingual[];
  /** The words before the last, where one of the words was corrected, as each language tells them; null where they are as typed. */
  before: Readonly<Record<Locale, string[]>> | null;
}

export interface CatalogueSearch extends SearchIndex {
  query(query: SearchQuery): Promise<SearchResult>;
  /** At most `limit` of each kind. */
  suggest(text: string, limit: number): Promise<SearchSuggestions>;
}
