/** What the shopper may be typing: products, shelves and brands that are meant by the words. */
import type { Bucket } from '#contract/catalogue.ts';
import { prefixEntries } from '#contract/rules/search-words.ts';
import type { Entry, Shelf } from '#server/catalogue/shelf.ts';

import type { SearchSuggestions } from './catalogue-search.ts';
import type { Fit } from './demands.ts';
import { namedFirst } from './named-first.ts';
import { nearFirst } from './near-first.ts';
import type { Matches } from './postings.ts';
import { relatedTo } from './related-to.ts';
import { beginsAll, isNamedSo, saysWhatItHolds } from './shelf-words.ts';
import { idsOfPage } from './sort-matches.ts';
import { matchesAt, splitMatches } from './split-matches.ts';
import { IS_IT, NAMES_IT } from './word-levels.ts';

interface Found {
  words: readonly string[];
  matches: Matches;
  fit: Fit;
  corrected: string | null;
}

export function suggestFrom(found: Found, shelf: Shelf, limit: number): Omit<SearchSuggestions, 'words' | 'before'> {
  const { words, matches } = found;
  const starts = words.map(prefixEntries);
  const { strong, weak: beside } = splitMatches(matches, shelf);
  const weak = nearFirst(namedOnly(relatedTo(beside, found), strong), strong, shelf);
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
  const { columns, counts } = shelf;
  return {
    products: [...likeliest, ...ids(weak, limit - likeliest.length)],
    named: isNamed ? likeliest.length : 0,
    categories: meant(shelf.categories, columns.category, counts.category, saysWhatItHolds),
    families: meant(shelf.families, columns.family, counts.family, saysWhatItHolds),
    brands: meant(shelf.brands, columns.brand, counts.brand, isNamedSo),
  };
}

/** Beside what is called so, nothing that only has it in it: sausages have soy in them. */
function namedOnly(weak: Matches, strong: Matches): Matches {
  if (strong.ordinals.length === 0) return weak;
  return matchesAt(weak, (index) => (weak.levels[index] as number) >= NAMES_IT);
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
