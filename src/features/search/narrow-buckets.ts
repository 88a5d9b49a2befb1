import { FACETS, type Bucket, type Facet, type FacetBuckets } from '#contract/catalogue.ts';
import { foldText } from '#contract/rules/fold-text.ts';

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
  return FACETS.map((facet) => ({ facet, buckets: facets[facet].filter(isMatch) })).filter(
    ({ buckets }) => buckets.length > 0,
  );
}
