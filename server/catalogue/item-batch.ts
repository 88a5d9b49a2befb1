/** One batch of stock items: the item, its detail and its words for search. */
import { eq, inArray } from 'drizzle-orm';

import type { Bilingual } from '#contract/wire-types.ts';
import type { Queryable, Transaction } from '#server/kit/database.ts';

import { idOf, UnknownKeyError } from './keys.ts';
import { mergeRows } from './merge-rows.ts';
import type { ItemRow } from './rows.ts';
import type { SearchDocument, SearchIndex } from './search/catalogue-search.ts';
import { brand, category, family, item, itemDetail, origin } from './table.ts';

interface Named {
  id: number;
  name: Bilingual;
}

/** Ids and names by key, read once a load. */
export interface Lookups {
  families: Map<string, Named & { category: Bilingual }>;
  brands: Map<string, Named>;
  origins: Map<string, Named>;
}

export async function readLookups(tx: Queryable): Promise<Lookups> {
  const families = await tx
    .select({ row: family, category: { en: category.nameEn, ar: category.nameAr } })
    .from(family)
    .innerJoin(category, eq(category.id, family.categoryId));
  const byKey = (rows: { id: number; key: string; nameEn: string; nameAr: string }[]): Map<string, Named> =>
    new Map(rows.map((row) => [row.key, { id: row.id, name: { en: row.nameEn, ar: row.nameAr } }]));
  return {
    families: new Map(
      families.map(({ row, category: shelf }) => [
        row.key,
        { id: row.id, name: { en: row.nameEn, ar: row.nameAr }, category: shelf },
      ]),
    ),
    brands: byKey(await tx.select().from(brand)),
    origins: byKey(await tx.select().from(origin)),
  };
}

/** Codes must not repeat within the batch. @throws UnknownKeyError */
export async function putItemBatch(
  { tx, search }: { tx: Transaction; search: SearchIndex },
  lookups: Lookups,
  rows: readonly ItemRow[],
): Promise<void> {
  const resolved = rows.map((row) => ({ row, ...resolve(row, lookups) }));
  await mergeRows(
    tx,
    item,
    'code',
    resolved.map(({ row, shelf, maker, from }) => itemColumns(row, shelf.id, maker.id, from.id)),
  );
  const ids = new Map(
    (
      await tx
        .select({ id: item.id, code: item.code })
        .from(item)
        .where(
          inArray(
            item.code,
            rows.map((row) => row.code),
          ),
        )
    ).map((row) => [row.code, row.id]),
  );
  const identified = resolved.map((one) => ({ ...one, id: idOf(ids, one.row.code, 'there is no item') }));
  await mergeRows(
    tx,
    itemDetail,
    'itemId',
    identified.map(({ id, row }) => detailColumns(id, row)),
  );
  await search.upsert(
    identified.map(({ id, row, shelf, maker, from }) => documentOf(id, row, shelf, maker, from)),
    tx,
  );
}

type Shelf = Named & { category: Bilingual };

function resolve(row: ItemRow, lookups: Lookups): { shelf: Shelf; maker: Named; from: Named } {
  return {
    shelf: find(lookups.families, row.familyKey, row.code, 'family'),
    maker: find(lookups.brands, row.brandKey, row.code, 'brand'),
    from: find(lookups.origins, row.originKey, row.code, 'origin'),
  };
}

function find<T>(known: ReadonlyMap<string, T>, key: string, code: string, kind: string): T {
  const found = known.get(key);
  if (found === undefined) throw new UnknownKeyError(`item ${code}: there is no ${kind} ${key}`);
  return found;
}

function itemColumns(row: ItemRow, familyId: number, brandId: number, originId: number) {
  const { name, short, units, content, familyKey: _f, brandKey: _b, originKey: _o, ...rest } = row;
  const {
    description: _d,
    ingredients: _i,
    foodId: _n,
    attributes: _a,
    gallery: _g,
    tags: _t,
    included: _in,
    excluded: _ex,
    ...columns
  } = rest;
  return {
    ...columns,
    familyId,
    brandId,
    originId,
    nameEn: name.en,
    nameAr: name.ar,
    shortEn: short.en,
    shortAr: short.ar,
    unitsEn: units.en,
    unitsAr: units.ar,
    contentAmount: content?.amount ?? null,
    contentUnit: content?.unit ?? null,
  };
}

function detailColumns(itemId: number, row: ItemRow): typeof itemDetail.$inferInsert {
  const { description, ingredients, foodId, attributes, gallery, tags, included, excluded } = row;
  return { itemId, description, ingredients, foodId, attributes, gallery, tags, included, excluded };
}

function documentOf(id: number, row: ItemRow, shelf: Shelf, maker: Named, from: Named): SearchDocument {
  const { name, units, cut, ingredients, tags, badges } = row;
  return {
    id,
    name,
    brand: maker.name,
    family: shelf.name,
    category: shelf.category,
    tags: [...tags, ...badges.map((key) => key.replaceAll('-', ' '))],
    origin: from.name,
    rest: [units.en, units.ar, ingredients.en, ingredients.ar, cut?.en ?? '', cut?.ar ?? ''],
  };
}
