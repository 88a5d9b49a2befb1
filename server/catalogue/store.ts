/**
 * Writes the catalogue: the demo's loader and the importer stand on these verbs. All of a change happens in one transaction
 * of `changeCatalogue`, so that nobody sees a catalogue half written.
 */
import { notInArray, sql } from 'drizzle-orm';

import type { Bilingual } from '#contract/wire-types.ts';
import type { Database, Transaction } from '#server/kit/database.ts';

import { putItemBatch, readLookups } from './item-batch.ts';
import { idOf, readKeys } from './keys.ts';
import { BATCH, mergeRows } from './merge-rows.ts';
import type { BrandRow, CategoryRow, FamilyRow, ImageRow, ItemRow, OriginRow } from './rows.ts';
import type { SearchIndex } from './search/catalogue-search.ts';
import { postgresIndex } from './search/postgres-index.ts';
import { badge, brand, catalogueMeta, category, family, food, home, image, item, origin } from './table.ts';
import type { HomeContent } from './table.ts';
import { CATALOGUE_CHANNEL } from './watch-version.ts';

/** A transaction that changes the catalogue, and the search that follows it. */
export interface CatalogueChange {
  tx: Transaction;
  search: SearchIndex;
}

export type CatalogueMeta = typeof catalogueMeta.$inferSelect;

export interface ChangeOptions {
  /** Where the products come from now; as it was unless told. */
  source?: 'demo' | 'import';
  /** Asked once no other change can come in between; false leaves everything as it is. */
  isDue?: (meta: CatalogueMeta) => boolean;
  /** PostgreSQL unless told. */
  search?: SearchIndex;
}

/**
 * Runs `work` in one transaction that no other change of the catalogue can overlap, then brings search up to date,
 * adds 1 to the version and tells every replica. Whatever throws leaves the catalogue as it was. Not tried again
 * after a failure: a stream of rows can't be read twice. There is no time limit on its statements. False where it was not due.
 */
export async function changeCatalogue(
  db: Database,
  { source, isDue, search = postgresIndex }: ChangeOptions,
  work: (change: CatalogueChange) => Promise<void>,
): Promise<boolean> {
  return db.orm.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0; set local lock_timeout = 0`);
    const [meta] = await tx.select().from(catalogueMeta).for('update');
    if (meta === undefined || isDue?.(meta) === false) return false;
    await work({ tx, search });
    await search.settle(tx);
    await tx.update(catalogueMeta).set({ ...(source && { source }), version: sql`${catalogueMeta.version} + 1` });
    await tx.execute(
      sql`analyze catalogue_item, catalogue_item_detail, catalogue_search, catalogue_word, catalogue_image`,
    );
    await tx.execute(sql`select pg_notify(${CATALOGUE_CHANNEL}, '')`);
    return true;
  });
}

/** Categories by key, in shelf order by position. */
export async function putCategories({ tx }: CatalogueChange, rows: readonly CategoryRow[]): Promise<void> {
  await mergeRows(tx, category, 'key', rows.map(named));
}

/** @throws UnknownKeyError */
export async function putFamilies({ tx }: CatalogueChange, rows: readonly FamilyRow[]): Promise<void> {
  const categories = await readKeys(tx, category);
  const columns = ({ storage, categoryKey, ...row }: FamilyRow) => ({
    ...named(row),
    storageEn: storage.en,
    storageAr: storage.ar,
    categoryId: idOf(categories, categoryKey, `family ${row.key}: there is no category`),
  });
  await mergeRows(tx, family, 'key', rows.map(columns));
}

export async function putBrands({ tx }: CatalogueChange, rows: readonly BrandRow[]): Promise<void> {
  await mergeRows(tx, brand, 'key', rows.map(named));
}

export async function putOrigins({ tx }: CatalogueChange, rows: readonly OriginRow[]): Promise<void> {
  await mergeRows(tx, origin, 'key', rows.map(named));
}

/** Small round icons; `image` is a path such as /images/0123abcd.svg. */
export async function putBadges(
  { tx }: CatalogueChange,
  rows: readonly (BrandRow & { image: string })[],
): Promise<void> {
  await mergeRows(tx, badge, 'key', rows.map(named));
}

/** Nutrition figures per 100 g, by the food's id. */
export async function putFoods({ tx }: CatalogueChange, rows: readonly (typeof food.$inferInsert)[]): Promise<void> {
  await mergeRows(tx, food, 'id', rows);
}

/** What the home page shows beside the categories; replaces what was there. */
export async function putHome({ tx }: CatalogueChange, content: HomeContent): Promise<void> {
  await tx.insert(home).values({ content }).onConflictDoUpdate({ target: home.id, set: { content } });
}

/** Adds pictures; a name stands for its content, so one that is there is left alone. */
export async function putImages({ tx }: CatalogueChange, rows: readonly ImageRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 100) {
    await tx
      .insert(image)
      .values(rows.slice(start, start + 100))
      .onConflictDoNothing();
  }
}

/**
 * Upserts items by code, in batches as they come: an endless source costs no memory. Families, brands, origins, foods and
 * badges must be there. Of a code that comes twice the last row stands. Returns how many rows were read.
 * @throws UnknownKeyError
 */
export async function putItems(
  change: CatalogueChange,
  rows: Iterable<ItemRow> | AsyncIterable<ItemRow>,
): Promise<number> {
  const lookups = await readLookups(change.tx);
  const batch = new Map<string, ItemRow>();
  let count = 0;
  for await (const row of rows) {
    batch.set(row.code, row);
    count += 1;
    if (batch.size < BATCH) continue;
    await putItemBatch(change, lookups, [...batch.values()]);
    batch.clear();
  }
  if (batch.size > 0) await putItemBatch(change, lookups, [...batch.values()]);
  return count;
}

/** Removes every item whose code is not among these. Returns how many went. */
export async function removeOtherItems({ tx, search }: CatalogueChange, codes: readonly string[]): Promise<number> {
  const kept = sql`(select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`;
  const gone = await tx.delete(item).where(notInArray(item.code, kept)).returning({ id: item.id });
  await search.remove(
    gone.map((row) => row.id),
    tx,
  );
  return gone.length;
}

function named<T extends { name: Bilingual }>({
  name,
  ...row
}: T): Omit<T, 'name'> & { nameEn: string; nameAr: string } {
  return { ...row, nameEn: name.en, nameAr: name.ar };
}
