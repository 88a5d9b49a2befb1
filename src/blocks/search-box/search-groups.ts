import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import type { Category } from '#contract/catalogue.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import type { Locale } from '#contract/urls.ts';

import { categoryOption, productOption, suggestedOptions } from './search-options.ts';
import { wordsOption, type SearchOption } from './words-option.ts';

export interface SearchGroup {
  key: 'suggested' | 'recent' | 'bought' | 'popular' | 'categories';
  /** Said above its lines; null for the suggestions, which are all there is then. */
  title: MessageDescriptor | null;
  /** Words and shelves stand beside each other as chips; products below each other. */
  isChips?: boolean;
  options: readonly SearchOption[];
}

/** More would take a third line of a phone. */
const RECENT_SHOWN = 4;

interface Known {
  recent: readonly string[];
  bought: readonly ProductCard[];
  popular: readonly ProductCard[];
  categories: readonly Category[];
}

/** Before anything is typed: the last searches, what the shopper buys, what everybody buys, and the fullest shelves. */
export function firstGroups({ recent, bought, popular, categories }: Known, locale: Locale): SearchGroup[] {
  const offered = (cards: readonly ProductCard[]): SearchOption[] => cards.map((card) => productOption(card, locale));
  const groups: SearchGroup[] = [
    {
      key: 'recent',
      title: msg`Recent searches`,
      isChips: true,
      options: recent.slice(0, RECENT_SHOWN).map((query) => wordsOption('recent', query)),
    },
    { key: 'bought', title: msg`Buy it again`, options: offered(bought) },
    { key: 'popular', title: msg`Popular now`, options: offered(popular) },
    {
      key: 'categories',
      title: msg`Popular categories`,
      isChips: true,
      options: categories.map((category) => categoryOption(category, locale)),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

export function typedGroups(text: string, found: readonly Suggestion[], locale: Locale): SearchGroup[] {
  return [{ key: 'suggested', title: null, options: suggestedOptions(text, found, locale) }];
}
