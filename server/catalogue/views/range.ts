/** The full range of a brand or a family, the named product first. */
import type { ProductCard } from '#contract/catalogue-card.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { notFound } from '#server/kit/refusal.ts';

/** A page can scroll through so many. */
const MOST = 240;

/** `slug` is a brand's, else a family's. @throws Refusal not_found */
export async function rangeView(
  catalogue: Catalogue,
  { slug, productId }: { slug: string; productId: number },
): Promise<{ name: Bilingual; products: ProductCard[] }> {
  const { brands, families, columns, listed } = catalogue.shelf();
  const wanted = slug.toLowerCase();
  const brandAt = brands.findIndex((brand) => brand.key === wanted);
  const at = brandAt === -1 ? families.findIndex((family) => family.key === wanted) : brandAt;
  const name = (brandAt === -1 ? families[at] : brands[at])?.name;
  if (name === undefined) throw notFound('There is no such range');
  const column = brandAt === -1 ? columns.family : columns.brand;
  const inside = Array.from(listed).filter((one) => column[one] === at);
  const isNamed = (one: number): boolean => columns.product[one] === productId;
  const ordered = [...inside.filter(isNamed), ...inside.filter((one) => !isNamed(one))];
  return { name, products: await catalogue.cards(ordered.slice(0, MOST).map((one) => columns.id[one] as number)) };
}
