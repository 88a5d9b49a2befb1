import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction } from '#contract/rules/availability.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { productPath, type Locale } from '#contract/urls.ts';

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

/** The suggestions as lines, after a line for the words as typed: that one always leads somewhere. */
export function suggestedOptions(text: string, suggestions: readonly Suggestion[], locale: Locale): SearchOption[] {
  const typed = text.trim();
  const lines = suggestions.map((one): SearchOption => {
    const label = one.kind === 'word' ? one.key : one.label[locale];
    const query = one.kind === 'word' ? one.key : null;
    return {
      key: `${one.kind}:${one.key}`,
      kind: one.kind,
      label,
      image: one.image,
      path: pathOf(one),
      query,
      card: one.card,
    };
  });
  // A word that is what was typed says nothing new.
  const telling = lines.filter((line) => line.query?.toLowerCase() !== typed.toLowerCase());
  return [wordsOption('typed', typed), ...telling];
}

export function wordsOption(kind: 'typed' | 'recent' | 'word', query: string): SearchOption {
  return { key: `${kind}:${query}`, kind, label: query, image: null, path: searchPath('q', query), query, card: null };
}

/** Whether its line has a plus. */
export function isAddable({ card }: SearchOption): boolean {
  return card !== null && cardAction(card) === 'add';
}

export function productOption(card: ProductCard, locale: Locale): SearchOption {
  const { stockCode, name, image } = card;
  return {
    key: `product:${stockCode}`,
    kind: 'product',
    label: name[locale],
    image,
    path: productPath(card),
    query: null,
    card,
  };
}

function pathOf({ kind, key, path }: Suggestion): string {
  switch (kind) {
    case 'product':
      return path ?? searchPath('q', key);
    case 'category':
      return searchPath('categories', key);
    case 'family':
      return searchPath('familyDesc', key);
    case 'brand':
      return searchPath('brandDesc', key);
    case 'word':
      return searchPath('q', key);
  }
}

function searchPath(name: string, value: string): string {
  if (value === '') return '/searchpage';
  return `/searchpage?${new URLSearchParams({ [name]: value }).toString()}`;
}
