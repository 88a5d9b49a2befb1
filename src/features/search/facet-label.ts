import type { Category, Facet, FacetBuckets } from '#contract/catalogue.ts';
import type { Locale } from '#contract/urls.ts';

interface Known {
  facets: FacetBuckets | undefined;
  categories?: readonly Category[] | undefined;
}

/** What a filter's value is called: as the results say, else as the shelf says, else its slug read aloud. */
export function facetLabel({ facets, categories = [] }: Known, facet: Facet, key: string, locale: Locale): string {
  const bucket = facets?.[facet].find((one) => one.key === key);
  if (bucket) return bucket.label[locale];
  const onShelf =
    facet === 'categories'
      ? categories.find((category) => category.key === key)
      : categories.flatMap((category) => category.families).find((family) => family.key === key);
  if (onShelf && (facet === 'categories' || facet === 'familyDesc')) return onShelf.name[locale];
  const words = key.replace(/-+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
