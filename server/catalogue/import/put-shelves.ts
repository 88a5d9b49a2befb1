/** Writes the shelves, brands and origins that a plan had to make, and the categories that it changed. */
import {
  putBrands,
  putCategories,
  putFamilies,
  putImages,
  putOrigins,
  type CatalogueChange,
} from '#server/catalogue/store.ts';

import type { ShelfPlan } from './shelf-plan.ts';

/** Answers how many categories of the catalogue's own are changed. */
export async function putShelves(change: CatalogueChange, plan: ShelfPlan): Promise<number> {
  const made = plan.takeNew();
  await putImages(change, made.images);
  const categories = [...made.categories, ...made.changedCategories];
  if (categories.length > 0) await putCategories(change, categories);
  if (made.families.length > 0) await putFamilies(change, made.families);
  if (made.brands.length > 0) await putBrands(change, made.brands);
  if (made.origins.length > 0) await putOrigins(change, made.origins);
  return made.changedCategories.length;
}
