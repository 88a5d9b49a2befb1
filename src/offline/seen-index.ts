import MiniSearch from 'minisearch';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { foldLetters } from '#contract/rules/fold-text.ts';
import { askedWords, isStopWord, stemOf } from '#contract/rules/search-words.ts';
import type { Bilingual } from '#contract/wire-types.ts';

import { thingNamed } from './thing-named.ts';

/** The products that this device has seen, by their words: each as it is written and by its stem, as the shop's own search has them. */
export function indexOf(cards: readonly ProductCard[]): MiniSearch {
  const index = new MiniSearch({
    fields: ['thing', 'name', 'brand', 'family', 'category', 'detail', 'origin'],
    tokenize: foldLetters,
    processTerm: (word) => (isStopWord(word) ? null : withStem(word)),
    searchOptions: {
      boost: { thing: 8, name: 4, brand: 2, family: 2 },
      prefix: true,
      // Folded and chosen before.
      tokenize: (word) => [word],
      processTerm: (word) => word,
    },
  });
  index.addAll(
    cards.map((card) => ({
      id: card.stockCode,
      thing: thingNamed(card.name).join(' '),
      name: both(card.name),
      brand: both(card.brand),
      family: both(card.family),
      category: card.category.replaceAll('-', ' '),
      detail: `${both(card.shortDetail)} ${both(card.units)}`,
      origin: both(card.originName),
    })),
  );
  return index;
}

type Fuzzy = false | ((term: string) => number | false);

const both = ({ en, ar }: Bilingual): string => `${en} ${ar}`;

const withStem = (word: string): string[] => [...new Set([word, stemOf(word)])];

/**
 * Stock codes of the products with all of the words, nearly right words only where none has them ("rice" is not "ripe"); where there is
 * none, of those with any of them. The likeliest first.
 */
export function seenCodesFor(index: MiniSearch, typed: string): string[] {
  const words = askedWords(typed);
  // Signs such as '!!' are no words, and find nothing: the shopper did ask for something.
  if (words.length === 0) return [];
  const attempts = [
    { combineWith: 'AND', fuzzy: false },
    { combineWith: 'AND', fuzzy: fuzzyBy(0.2) },
    // Two letters that changed places are two slips; more of them are another word ("shampoo" is no samoon).
    { combineWith: 'AND', fuzzy: fuzzyBy(2) },
    { combineWith: 'OR', fuzzy: fuzzyBy(0.2) },
  ] as const;
  for (const { combineWith, fuzzy } of attempts) {
    const hits = index.search({ combineWith, queries: words.map((word) => anyOf(word, fuzzy)) });
    if (hits.length > 0) return hits.map((hit) => String(hit.id));
  }
  return [];
}

/** A word or its stem. What is nearly the stem, which is shorter, is another word: sardines are no garden peas. */
const anyOf = (word: string, fuzzy: Fuzzy) => ({
  combineWith: 'OR' as const,
  queries: [{ queries: [word], fuzzy }, stemOf(word)],
});

/** Figures are never nearly right, and short words are too near to each other. `slips`: as a share of the word's letters, or from 1 on so many. */
function fuzzyBy(slips: number): Fuzzy {
  return (term) => (term.length > 3 && !/\d/.test(term) ? slips : false);
}
