import type { Category, FacetBuckets } from '#contract/catalogue.ts';
import type { Locale } from '#contract/urls.ts';

import { facetLabel } from './facet-label.ts';
import { categoryOfPage, chosenValues } from './filter-choice.ts';
import type { SearchChoice } from './search-choice.ts';

interface Known {
  facets: FacetBuckets | undefined;
  categories?: readonly Category[] | undefined;
}

/** What the page is about: the words searched for, its category, else the names of the filters; null where none says anything. */
export function searchTitle(choice: SearchChoice, known: Known, locale: Locale): string | null {
  if (choice.q !== undefined) return locale === 'ar' ? `«${choice.q}»` : `“${choice.q}”`;
  const category = categoryOfPage(choice);
  if (category !== undefined) return facetLabel(known, 'categories', category, locale);
  const chosen = chosenValues(choice);
  // Two names still read as a title; more do not.
  if (chosen.length === 0 || chosen.length > 2) return null;
  const names = chosen.map(({ facet, key }) => facetLabel(known, facet, key, locale));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
