/** Search over PostgreSQL's vocabulary and postings, counted and sorted over the shelf in memory. */
import { askedWords } from '#contract/rules/search-words.ts';
import type { Shelf } from '#server/catalogue/shelf.ts';
import type { Database } from '#server/kit/database.ts';

import type { CatalogueSearch } from './catalogue-search.ts';
import { correctWords } from './correct-words.ts';
import { sieve } from './facets.ts';
import { postgresIndex } from './postgres-index.ts';
import { findMatches, type Matches } from './postings.ts';
import { idsOfPage } from './sort-matches.ts';
import { suggestFrom } from './suggest.ts';
import { Vocabulary } from './vocabulary.ts';

interface Found {
  /** As searched. */
  words: string[];
  matches: Matches;
  /** The words where they are not the ones typed, else null. */
  corrected: string | null;
}

/** `shelf` gives the version that is shown now. */
export function postgresSearch({ pool }: Database, shelf: () => Shelf): CatalogueSearch {
  const vocabularies = new WeakMap<Shelf, Promise<Vocabulary>>();
  const vocabularyOf = (now: Shelf): Promise<Vocabulary> => {
    const reading = vocabularies.get(now) ?? Vocabulary.read(pool);
    vocabularies.set(now, reading);
    // A failure must not stay.
    reading.catch(() => vocabularies.delete(now));
    return reading;
  };

  const find = async (text: string, now: Shelf): Promise<Found> => {
    const asked = askedWords(text);
    if (asked.length === 0) {
      // No text browses everything; punctuation alone finds nothing.
      const ordinals = text.trim() === '' ? now.listed : new Int32Array(0);
      return { words: asked, matches: { ordinals, scores: new Uint8Array(ordinals.length) }, corrected: null };
    }
    const vocabulary = await vocabularyOf(now);
    const words = await correctWords(asked, vocabulary, pool);
    const corrected = words.join(' ');
    return {
      words,
      matches: await findMatches(words, vocabulary, pool, now),
      corrected: corrected === asked.join(' ') ? null : corrected,
    };
  };

  return {
    ...postgresIndex,
    query: async (query) => {
      const now = shelf();
      const { matches, corrected } = await find(query.text, now);
      const { matches: left, facets } = sieve(matches, query.chosen, now);
      return { ids: idsOfPage(left, query, now), total: left.ordinals.length, facets, correctedQuery: corrected };
    },
    suggest: async (text, limit) => {
      const now = shelf();
      const { words, matches } = await find(text, now);
      if (words.length === 0) return { products: [], categories: [], families: [], brands: [], words: [] };
      return suggestFrom(words, matches, await vocabularyOf(now), now, limit);
    },
  };
}
