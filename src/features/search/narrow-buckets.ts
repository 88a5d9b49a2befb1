import type { Bucket, Facet, FacetBuckets } from '#contract/catalogue.ts';
import { foldText } from '#contract/rules/fold-text.ts';

/** From the widest to the narrowest: the order in which shoppers ask. */
const SHOWN: readonly Facet[] = ['categories', 'familyDesc', 'brandDesc', 'featured', 'originDesc', 'productDesc'];

export interface NarrowedGroup {
  facet: Facet;
  buckets: Bucket[];
}

/** The groups that have anything, each with the buckets whose name, in either language, holds every word of the text. */
export function narrowBuckets(facets: FacetBuckets, text: string): NarrowedGroup[] {
  const words = foldText(text).split(' ');
  const isMatch = (bucket: Bucket): boolean => {
    const names = foldText(`${bucket.label.en} ${bucket.label.ar}`);
    return words.every((word) => names.includes(word));
  };
  return SHOWN.map((facet) => ({ facet, buckets: facets[facet].filter(isMatch) })).filter(
    ({ buckets }) => buckets.length > 0,
  );
}
