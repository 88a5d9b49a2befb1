/** What the shopper may be typing: names that the typed words begin words of, products, and words to go on with. */
import type { Bucket } from '#contract/catalogue.ts';
import { indexWords, prefixEntries } from '#contract/rules/search-words.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { Entry, Shelf } from '#server/catalogue/shelf.ts';

import type { SearchSuggestions } from './catalogue-search.ts';
import type { Matches } from './postings.ts';
import { idsOfPage } from './sort-matches.ts';
import type { Vocabulary } from './vocabulary.ts';

export function suggestFrom(
  words: readonly string[],
  matches: Matches,
  vocabulary: Vocabulary,
  shelf: Shelf,
  limit: number,
): SearchSuggestions {
  const starts = words.map(prefixEntries);
  const named = (entries: readonly Entry[], counts: Int32Array): Bucket[] =>
    entries
      .map((entry, at) => ({ key: entry.key, label: entry.name, count: counts[at] as number }))
      .filter((bucket) => bucket.count > 0 && beginsAll(bucket.label, starts))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, limit);
  const last = words.at(-1) ?? '';
  return {
    products: idsOfPage(matches, { sort: 'relevance', language: 'en', offset: 0, limit }, shelf),
    categories: named(shelf.categories, shelf.counts.category),
    families: named(shelf.families, shelf.counts.family),
    brands: named(shelf.brands, shelf.counts.brand),
    words: vocabulary.commonestFrom(last, limit).map((word) => [...words.slice(0, -1), word].join(' ')),
  };
}

/** Names are folded once a version. */
const folded = new WeakMap<Bilingual, string[]>();

/** Whether each asked word begins some word of the name. */
function beginsAll(name: Bilingual, starts: readonly string[][]): boolean {
  const entries = folded.get(name) ?? indexWords(`${name.en} ${name.ar}`);
  folded.set(name, entries);
  return starts.every((any) => entries.some((entry) => any.some((start) => entry.startsWith(start))));
}
