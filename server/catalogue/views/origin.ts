import type { ProductCard } from '#contract/catalogue-card.ts';
/** Products by origin, a page at a time. */
import { PAGE_SIZE } from '#contract/catalogue.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { notFound } from '#server/kit/refusal.ts';

interface OriginAnswer {
  key: string;
  name: Bilingual;
  products: ProductCard[];
  total: number;
  pageCount: number;
}

/** `origin` is its name in either language, its slug or its key, whatever the case. @throws Refusal not_found */
export async function originView(
  catalogue: Catalogue,
  { origin, page }: { origin: string; page: number },
): Promise<OriginAnswer> {
  const shelf = catalogue.shelf();
  const wanted = origin.trim().toLowerCase();
  const at = shelf.origins.findIndex(({ key, slug, name }) =>
    [name.en, name.ar, slug, key].some((known) => known.toLowerCase() === wanted),
  );
  const found = shelf.origins[at];
  if (found === undefined) throw notFound('There is no such origin');
  const result = await catalogue.search.query({
    text: '',
    language: 'en',
    sort: 'relevance',
    strength: 'strong',
    chosen: { productDesc: [], familyDesc: [], featured: [], brandDesc: [], categories: [], originDesc: [found.key] },
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  });
  return {
    key: found.name.en,
    name: found.name,
    products: await catalogue.cards(result.ids),
    total: result.total,
    pageCount: Math.ceil(result.total / PAGE_SIZE),
  };
}
