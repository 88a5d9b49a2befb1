/** What the shopper may be typing: products, shelves and brands that are meant by the words, and words to go on with. */
import type { Bucket } from '#contract/catalogue.ts';
import { prefixEntries } from '#contract/rules/search-words.ts';
import type { Entry, Shelf } from '#server/catalogue/shelf.ts';

import type { SearchSuggestions } from './catalogue-search.ts';
import { namedFirst } from './named-first.ts';
import type { Matches } from './postings.ts';
import { beginsAll, isNamedSo, saysWhatItHolds } from './shelf-words.ts';
import { idsOfPage } from './sort-matches.ts';
import { splitMatches } from './split-matches.ts';
import type { Vocabulary } from './vocabulary.ts';
import { IS_IT } from './word-levels.ts';

export function suggestFrom(
  words: readonly string[],
  matches: Matches,
  vocabulary: Vocabulary,
  shelf: Shelf,
  limit: number,
): SearchSuggestions {
  const starts = words.map(prefixEntries);
  const { strong, weak } = splitMatches(matches, shelf);
  /** Whether some product is what the words name. */
  const isNamed = strong.levels.some((level) => level >= IS_IT);
  const meant = (entries: readonly Entry[], column: Int32Array, counts: Int32Array, isWord: IsWord): Bucket[] => {
    const answers = countsOf(strong, column, entries.length);
    return entries
      .map(({ key, name }, at) => ({ key, label: name, count: counts[at] as number, answers: answers[at] as number }))
      .filter(({ count, label }) => count > 0 && beginsAll(label, starts))
      .filter(({ label, answers: own }) => !isNamed || isWord(label, words) || own * 2 >= strong.ordinals.length)
      .toSorted((a, b) => b.answers - a.answers || b.count - a.count)
      .slice(0, limit)
      .map(({ key, label, count }) => ({ key, label, count }));
  };
  const ids = (some: Matches, most: number): number[] =>
    idsOfPage(some, { sort: 'relevance', language: 'en', offset: 0, limit: most }, shelf);
  const likeliest = namedFirst(ids(strong, limit), words, shelf);
  const last = words.at(-1) ?? '';
  const { columns, counts } = shelf;
  return {
    products: [...likeliest, ...ids(weak, limit - likeliest.length)],
    named: isNamed ? likeliest.length : 0,
    categories: meant(shelf.categories, columns.category, counts.category, saysWhatItHolds),
    families: meant(shelf.families, columns.family, counts.family, saysWhatItHolds),
    brands: meant(shelf.brands, columns.brand, counts.brand, isNamedSo),
    // The word itself first, where it is one.
    words: [...(vocabulary.itemsOf(last) > 0 ? [last] : []), ...vocabulary.commonestFrom(last, limit)],
    before: null,
  };
}

/** Whether one of the words is a strong one of the name. Else the shelf is meant if half of the answer stands on it, or if no product is what the words name. */
type IsWord = (name: Entry['name'], words: readonly string[]) => boolean;

function countsOf({ ordinals }: Matches, column: Int32Array, entries: number): Int32Array {
  const counts = new Int32Array(entries);
  for (const ordinal of ordinals) {
    const at = column[ordinal] as number;
    counts[at] = (counts[at] as number) + 1;
  }
  return counts;
}
