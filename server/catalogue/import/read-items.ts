/** Stock items as they are in the catalogue, in the shape in which they are written. */
import { eq, inArray } from 'drizzle-orm';

import type { ItemRow } from '#server/catalogue/rows.ts';
import { brand, family, item, itemDetail, origin } from '#server/catalogue/table.ts';
import type { Transaction } from '#server/kit/database.ts';

/** By stock code; codes that nobody has are left out. */
export async function readItems(tx: Transaction, codes: readonly string[]): Promise<Map<string, ItemRow>> {
  const rows = await tx
    .select({ item, detail: itemDetail, familyKey: family.key, brandKey: brand.key, originKey: origin.key })
    .from(item)
    .innerJoin(itemDetail, eq(itemDetail.itemId, item.id))
    .innerJoin(family, eq(family.id, item.familyId))
    .innerJoin(brand, eq(brand.id, item.brandId))
    .innerJoin(origin, eq(origin.id, item.originId))
    .where(inArray(item.code, [...codes]));
  return new Map(
    rows.map(({ item: found, detail, ...keys }) => {
      const { id: _id, familyId: _f, brandId: _b, originId: _o, ...columns } = found;
      const { nameEn, nameAr, shortEn, shortAr, unitsEn, unitsAr, contentAmount, contentUnit, ...rest } = columns;
      const { itemId: _i, ...details } = detail;
      // A real comes back in few digits: the number next to it in single precision is what was written.
      const content =
        contentAmount === null || contentUnit === null
          ? null
          : { amount: Math.fround(contentAmount), unit: contentUnit };
      const row: ItemRow = {
        ...rest,
        ...details,
        ...keys,
        content,
        name: { en: nameEn, ar: nameAr },
        short: { en: shortEn, ar: shortAr },
        units: { en: unitsEn, ar: unitsAr },
      };
      return [found.code, row];
    }),
  );
}
