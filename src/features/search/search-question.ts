import type { Strength } from '#contract/catalogue.ts';
import type { Locale } from '#contract/urls.ts';
import type { SearchQuestion } from '#src/domain/catalogue/search-pages.ts';

import type { SearchChoice } from './search-choice.ts';

/** What the address asks of the catalogue. The language decides A-Z alone, so that all else is one answer for both. */
export function searchQuestion(choice: SearchChoice, locale: Locale, strength: Strength = 'strong'): SearchQuestion {
  const { q = '', sort = 'relevance' } = choice;
  return {
    query: q,
    language: sort.startsWith('stockDesc') ? locale : 'en',
    sort,
    strength,
    productDesc: choice.productDesc ?? [],
    familyDesc: choice.familyDesc ?? [],
    featured: choice.featured ?? [],
    brandDesc: choice.brandDesc ?? [],
    categories: choice.categories ?? [],
    originDesc: choice.originDesc ?? [],
  };
}
