/** Apart from the other lines of the list (search-options.ts), which come with the list: the field itself asks for words. */
import type { ProductCard } from '#contract/catalogue-card.ts';
import type { Suggestion } from '#contract/suggestions.ts';

/** A line of the list under the search field. */
export interface SearchOption {
  key: string;
  kind: Suggestion['kind'] | 'recent' | 'typed';
  label: string;
  image: string | null;
  /** Where choosing it leads, below the language. */
  path: string;
  /** The words it searches for, where it searches for words. */
  query: string | null;
  /** Of a product: its size, its price, and what its plus adds. */
  card: ProductCard | null;
}

export function wordsOption(kind: 'typed' | 'recent' | 'word', query: string): SearchOption {
  return { key: `${kind}:${query}`, kind, label: query, image: null, path: searchPath('q', query), query, card: null };
}

export function searchPath(name: string, value: string): string {
  if (value === '') return '/searchpage';
  return `/searchpage?${new URLSearchParams({ [name]: value }).toString()}`;
}
