/** Suggestions while typing: products that are what is typed, then shelves, then other products and words to go on with; at most 8. */
import type { Bucket } from '#contract/catalogue.ts';
import { foldLetters } from '#contract/rules/fold-text.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { productPath, type Locale } from '#contract/urls.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';

import { asWritten } from './as-written.ts';

const MOST = 8;
/** Products are kept room for. */
const MOST_SHELVES = 3;
const MOST_WORDS = 2;
/** The last word of a text, as it is written. */
const LAST_WORD = /[\p{L}\p{M}\p{N}'’]+$/u;

export async function suggestView(
  catalogue: Catalogue,
  { query }: { query: string },
): Promise<{ suggestions: Suggestion[] }> {
  const found = await catalogue.search.suggest(query, 6);
  const shelf = (kind: Suggestion['kind'], buckets: Bucket[]): Suggestion[] =>
    buckets.map(({ key, label }) => ({ kind, key, label, image: null, path: null, card: null }));
  const shelves = [
    ...shelf('category', found.categories.slice(0, 1)),
    ...shelf('family', found.families.slice(0, 2)),
    ...shelf('brand', found.brands.slice(0, 2)),
  ].slice(0, MOST_SHELVES);
  const cards = await catalogue.cards(found.products.slice(0, MOST - shelves.length));
  const names = cards.flatMap(({ name }) => [name.en, name.ar]);
  const begun = LAST_WORD.exec(query.trim())?.[0] ?? '';
  const spelt = (word: string): string => asWritten(word, names) ?? word;
  const before = (language: Locale): string =>
    found.before?.[language].map((word) => `${spelt(word)} `).join('') ?? query.trim().slice(0, -begun.length);
  // What search reads as two words ("500g") is not begun by one.
  const words = (foldLetters(begun).length === 1 ? found.words : [])
    .filter(({ en, ar }) => en !== ar || asWritten(en, names) !== undefined)
    .slice(0, MOST_WORDS)
    .map(({ en, ar }): Suggestion => {
      const label = { en: before('en') + spelt(en), ar: before('ar') + spelt(ar) };
      return { kind: 'word', key: label.en, label, image: null, path: null, card: null };
    });
  const products = cards.slice(0, MOST - shelves.length - words.length).map((card): Suggestion => ({
    kind: 'product',
    key: card.stockCode,
    label: card.name,
    image: card.image,
    path: productPath(card),
    card,
  }));
  const named = products.slice(0, found.named);
  return { suggestions: [...words, ...named, ...shelves, ...products.slice(named.length)] };
}
