import type { ProductCard } from '#contract/catalogue-card.ts';
import type { Category } from '#contract/catalogue.ts';
import { cardAction } from '#contract/rules/availability.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { productPath, type Locale } from '#contract/urls.ts';

import { searchPath, wordsOption, type SearchOption } from './words-option.ts';

/** The suggestions as lines: first words to go on with, or the words as typed where there are none. Enter leads to what is typed in any case. */
export function suggestedOptions(text: string, suggestions: readonly Suggestion[], locale: Locale): SearchOption[] {
  const typed = text.trim();
  const lines = suggestions.map((one): SearchOption => {
    const label = one.label[locale];
    const query = one.kind === 'word' ? label : null;
    return {
      key: `${one.kind}:${one.key}`,
      kind: one.kind,
      label,
      image: one.image,
      path: pathOf(one, label),
      query,
      card: one.card,
    };
  });
  const words = lines
    .filter(({ kind }) => kind === 'word')
    .map((line) => (line.query?.toLowerCase() === typed.toLowerCase() ? wordsOption('typed', typed) : line));
  const others = lines.filter(({ kind }) => kind !== 'word');
  return [...(words.length > 0 ? words : [wordsOption('typed', typed)]), ...others];
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

export function categoryOption(
  { key, name, image }: Pick<Category, 'key' | 'name' | 'image'>,
  locale: Locale,
): SearchOption {
  return {
    key: `category:${key}`,
    kind: 'category',
    label: name[locale],
    image,
    path: searchPath('categories', key),
    query: null,
    card: null,
  };
}

/** Words are searched as they are shown: a name of elsewhere has one of each language. */
function pathOf({ kind, key, path }: Suggestion, label: string): string {
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
      return searchPath('q', label);
  }
}
