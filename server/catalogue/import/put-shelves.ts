/** Writes the shelves, brands and origins that a plan had to make. */
import {
  putBrands,
  putCategories,
  putFamilies,
  putImages,
  putOrigins,
  type CatalogueChange,
} from '#server/catalogue/store.ts';

import type { ShelfPlan } from './shelf-plan.ts';

export async function putShelves(change: CatalogueChange, plan: ShelfPlan): Promise<void> {
  const made = plan.takeNew();
  await putImages(change, made.images);
  if (made.categories.length > 0) await putCategories(change, made.categories);
  if (made.families.length > 0) await putFamilies(change, made.families);
  if (made.brands.length > 0) await putBrands(change, made.brands);
  if (made.origins.length > 0) await putOrigins(change, made.origins);
}
