import type { Bucket, FacetBuckets } from '#contract/catalogue.ts';
import { FEATURED } from '#contract/rules/featured.ts';

import { categoryOfPage } from './filter-choice.ts';
import { FILTER_SECTIONS, type FilterSection } from './filter-sections.ts';
import type { SearchChoice } from './search-choice.ts';

export interface FilterGroupOf {
  section: FilterSection;
  buckets: readonly Bucket[];
}

/** Names a value among all groups'. */
const nameOf = (section: FilterSection, { key }: Bucket): string => `${section.facet} ${key}`;

/**
 * The values that every product found has, and the names of products where each is found once: such a list repeats the answer. A facet with
 * a chosen value is left out: its counts are of more products than were found. Those of badges are not.
 */
export function commonValues(facets: FacetBuckets, choice: SearchChoice, total: number): readonly string[] {
  const isEachOnce = facets.productDesc.every(({ count }) => count <= 1);
  return FILTER_SECTIONS.flatMap((section) =>
    section.id !== 'badges' && choice[section.facet]?.length
      ? []
      : facets[section.facet]
          .filter(
            (bucket) =>
              section.holds(bucket.key) && (bucket.count >= total || (section.id === 'productDesc' && isEachOnce)),
          )
          .map((bucket) => nameOf(section, bucket)),
  );
}

/** The groups with the values that tell products apart: not the category that the page is of, nor those of `common`, unless they are chosen. */
export function tellingGroups(facets: FacetBuckets, choice: SearchChoice, common: readonly string[]): FilterGroupOf[] {
  const isShelf = categoryOfPage(choice) !== undefined;
  const groups = FILTER_SECTIONS.filter(({ facet }) => facet !== 'categories' || !isShelf).map((section) => ({
    section,
    buckets: inOrder(section, facets).filter(
      (bucket) =>
        section.holds(bucket.key) &&
        (choice[section.facet]?.includes(bucket.key) || !common.includes(nameOf(section, bucket))),
    ),
  }));
  if (groups.every(({ buckets }) => buckets.length === 0)) return [];
  // Of one band all the same: a shopper's own range is asked for under that heading.
  const isPriced = ({ section }: FilterGroupOf): boolean =>
    section.id === 'price' && facets[section.facet].some(({ key }) => section.holds(key));
  return groups.filter((group) => group.buckets.length > 0 || isPriced(group));
}

/** Whether some value tells the products found apart: one product has no filters, nor have two that differ in nothing. */
export function hasTelling(facets: FacetBuckets, choice: SearchChoice, total: number): boolean {
  return tellingGroups(facets, choice, commonValues(facets, choice, total)).length > 0;
}

/** The commonest value first, but what the shop features as the contract names it: offers first. */
function inOrder({ id, facet }: FilterSection, facets: FacetBuckets): readonly Bucket[] {
  if (id !== 'featured') return facets[facet];
  return FEATURED.flatMap((name) => facets[facet].filter(({ key }) => key === name));
}
