import { FACETS, type Facet } from '#contract/catalogue.ts';

import type { SearchChoice } from './search-choice.ts';

/** The category whose shelf the page is: one, without words. It is where one is, not a filter. */
export function categoryOfPage({ q, categories }: SearchChoice): string | undefined {
  return q === undefined && categories?.length === 1 ? categories[0] : undefined;
}

/** Every value that was chosen with its group, in the groups' order. */
export function chosenValues(choice: SearchChoice): { facet: Facet; key: string }[] {
  return FACETS.flatMap((facet) => (choice[facet] ?? []).map((key) => ({ facet, key })));
}

/** True where nothing is asked for: the page of the categories. An order alone asks for nothing. */
export function isBrowsing(choice: SearchChoice): boolean {
  return choice.q === undefined && chosenValues(choice).length === 0;
}
