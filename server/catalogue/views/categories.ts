/** Every category in shelf order with its families; what has no product is not there. */
import type { Category } from '#contract/catalogue.ts';
import type { Shelf } from '#server/catalogue/shelf.ts';

export function categoriesOf(shelf: Shelf): Category[] {
  const { categories, families, counts } = shelf;
  return categories
    .map((category, at) => ({
      key: category.key,
      name: category.name,
      image: category.image,
      tint: category.tint,
      productCount: counts.category[at] as number,
      families: families
        .map((family, index) => ({ ...family, productCount: counts.family[index] as number }))
        .filter((family) => family.category === at && family.productCount > 0)
        .map(({ key, name, productCount }) => ({ key, name, productCount })),
    }))
    .filter((category) => category.productCount > 0);
}
