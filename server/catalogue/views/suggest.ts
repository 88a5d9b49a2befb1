/** Suggestions while typing: products that are what is typed, then shelves, then other products and words to go on with; at most 8. */
import type { Bucket } from '#contract/catalogue.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { productPath } from '#contract/urls.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';

const MOST = 8;
/** Products are kept room for. */
const MOST_SHELVES = 3;

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
  const products = cards.map((card): Suggestion => ({
    kind: 'product',
    key: card.stockCode,
    label: card.name,
    image: card.image,
    path: productPath(card),
    card,
  }));
  const words = found.words.map((word): Suggestion => ({
    kind: 'word',
    key: word,
    label: { en: word, ar: word },
    image: null,
    path: null,
    card: null,
  }));
  const named = products.slice(0, found.named);
  return { suggestions: [...named, ...shelves, ...products.slice(named.length), ...words].slice(0, MOST) };
}
