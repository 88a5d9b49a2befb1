/** Reads one version of the catalogue into memory, in slices: a large one must not hold up the answers meanwhile. */
import type { PoolClient } from 'pg';

import { slugOf } from '#contract/urls.ts';
import type { Database } from '#server/kit/database.ts';

import { ShelfBuilder, type ItemTuple } from './shelf-builder.ts';
import type { BadgeEntry, CategoryEntry, Entry, FamilyEntry, OriginEntry, Shelf } from './shelf.ts';

const SLICE = 4000;

/** All of it as of one moment. */
export async function readShelf(db: Database): Promise<Shelf> {
  const client = await db.pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query("set local work_mem = '64MB'");
    await client.query("set local statement_timeout = '5min'");
    const shelf = await readAll(client);
    await client.query('commit');
    client.release();
    return shelf;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function readAll(client: PoolClient): Promise<Shelf> {
  const { rows: meta } = await client.query<{ version: string }>('select version from catalogue_meta');
  const categories = await dictionary<CategoryEntry>(client, 'catalogue_category order by position, id', (row) => ({
    ...entry(row),
    image: row.image ?? '',
    tint: row.tint ?? '',
    isFresh: row.is_fresh === true,
  }));
  const families = await dictionary<FamilyEntry>(client, 'catalogue_family order by position, id', (row) => ({
    ...entry(row),
    category: categories.indexOf.get(Number(row.category_id)) ?? 0,
    storage: { en: row.storage_en ?? '', ar: row.storage_ar ?? '' },
  }));
  const brands = await dictionary<Entry>(client, 'catalogue_brand order by id', entry);
  const origins = await dictionary<OriginEntry>(client, 'catalogue_origin order by id', (row) => ({
    ...entry(row),
    slug: row.slug ?? '',
  }));
  const badges = await dictionary<BadgeEntry>(client, 'catalogue_badge order by key', (row) => ({
    ...entry(row),
    image: row.image ?? '',
  }));
  const builder = new ShelfBuilder({
    version: Number(meta[0]?.version ?? 0),
    categories: categories.entries,
    families: families.entries,
    brands: brands.entries,
    origins: origins.entries,
    badges: badges.entries,
    familyIndex: families.indexOf,
    brandIndex: brands.indexOf,
    originIndex: origins.indexOf,
    slugOf,
  });
  await readItems(client, builder);
  return builder.build();
}

/** In shelf order: categories as the shop has them, then as the rows say. */
async function readItems(client: PoolClient, builder: ShelfBuilder): Promise<void> {
  const { rows } = await client.query<{ count: string }>('select count(*) from catalogue_item');
  builder.reserve(Number(rows[0]?.count ?? 0));
  const { rows: products } = await client.query<{ ids: number[] }>(`
    select array_agg(id order by variant_position, id) as ids from catalogue_item group by product_key having count(*) > 1`);
  for (const { ids } of products) builder.join(ids);
  await client.query(`
    declare items no scroll cursor for
    select i.id, i.family_id, i.brand_id, i.origin_id, i.name_en, i.name_ar, i.price,
      coalesce(i.promotion_price, 0), i.created_on - date '1970-01-01', case when i.cut is null then -1 else i.variant_position end,
      i.is_active, i.is_out_of_stock or i.is_coming_soon, i.is_new, i.is_regular_eligible,
      i.gift_role is not null or i.is_e_gift,
      coalesce(round(i.content_amount) * case i.content_unit when 'piece' then -1 else 1 end, 0)::integer,
      (row_number() over (order by s.sort_en, i.id))::integer, (row_number() over (order by s.sort_ar, i.id))::integer,
      i.badges
    from catalogue_item i join catalogue_search s on s.item_id = i.id
    order by i.position, i.id`);
  for (;;) {
    const slice = await client.query<ItemTuple>({ text: `fetch ${SLICE} from items`, rowMode: 'array' });
    if (slice.rows.length === 0) return;
    for (const row of slice.rows) builder.add(row);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

type Row = Record<string, string | null> & { id: number; is_fresh?: boolean };

function entry(row: Row): Entry {
  return { key: row.key ?? '', name: { en: row.name_en ?? '', ar: row.name_ar ?? '' } };
}

async function dictionary<T>(
  client: PoolClient,
  source: string,
  make: (row: Row) => T,
): Promise<{ entries: T[]; indexOf: Map<number, number> }> {
  const { rows } = await client.query<Row>(`select * from ${source}`);
  return { entries: rows.map(make), indexOf: new Map(rows.map((row, index) => [row.id, index])) };
}
