import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import type { Locale } from '#contract/urls.ts';

import { productOption, suggestedOptions, wordsOption, type SearchOption } from './search-options.ts';

export interface SearchGroup {
  key: 'suggested' | 'recent' | 'bought' | 'popular';
  /** Said above its lines; null for the suggestions, which are all there is then. */
  title: MessageDescriptor | null;
  options: readonly SearchOption[];
}

/** More would push what is bought below the fold. */
const RECENT_SHOWN = 4;

interface Known {
  recent: readonly string[];
  bought: readonly ProductCard[];
  /** What is bought again and again; else it was bought once. */
  isUsual: boolean;
  popular: readonly ProductCard[];
}

/** Before anything is typed: the last searches, what the shopper buys, what everybody buys. */
export function firstGroups({ recent, bought, isUsual, popular }: Known, locale: Locale): SearchGroup[] {
  const offered = (cards: readonly ProductCard[]): SearchOption[] => cards.map((card) => productOption(card, locale));
  const groups: SearchGroup[] = [
    {
      key: 'recent',
      title: msg`Recent searches`,
      options: recent.slice(0, RECENT_SHOWN).map((query) => wordsOption('recent', query)),
    },
    { key: 'bought', title: isUsual ? msg`You usually buy` : msg`You bought before`, options: offered(bought) },
    { key: 'popular', title: msg`Popular now`, options: offered(popular) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

export function typedGroups(text: string, found: readonly Suggestion[], locale: Locale): SearchGroup[] {
  return [{ key: 'suggested', title: null, options: suggestedOptions(text, found, locale) }];
}
