import type { Bucket, FacetBuckets } from '#contract/catalogue.ts';
import { foldText } from '#contract/rules/fold-text.ts';

import { FILTER_SECTIONS, type FilterSection } from './filter-sections.ts';

export interface NarrowedGroup {
  section: FilterSection;
  buckets: Bucket[];
}

/** Those of the sections that have anything, each with the buckets whose name, in either language, holds every word of the text. */
export function narrowBuckets(facets: FacetBuckets, text: string, sections = FILTER_SECTIONS): NarrowedGroup[] {
  const words = foldText(text).split(' ');
  const isMatch = (bucket: Bucket): boolean => {
    const names = foldText(`${bucket.label.en} ${bucket.label.ar}`);
    return words.every((word) => names.includes(word));
  };
  return sections
    .map((section) => ({
      section,
      buckets: facets[section.facet].filter((bucket) => section.holds(bucket.key) && isMatch(bucket)),
    }))
    .filter(({ buckets }) => buckets.length > 0);
}
