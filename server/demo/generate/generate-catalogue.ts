/** Fills a catalogue with made-up products to measure with, and takes them off again. */
import { inArray, like, max, sql } from 'drizzle-orm';

import { drawPlainPack } from '#server/catalogue/import/plain-pack.ts';
import { putShelves } from '#server/catalogue/import/put-shelves.ts';
import { ShelfPlan } from '#server/catalogue/import/shelf-plan.ts';
import type { ImageRow } from '#server/catalogue/rows.ts';
import { changeCatalogue, putImages, putItems, type CatalogueChange } from '#server/catalogue/store.ts';
import { catalogueMeta, item } from '#server/catalogue/table.ts';
import { parseDemoCatalogue, readDemoFiles } from '#server/demo/demo-catalogue.ts';
import type { DemoCatalogue } from '#server/demo/demo-shapes.ts';
import type { Database } from '#server/kit/database.ts';

import { GENERATED, generatedItems } from './generated-items.ts';

export interface GenerateRequest {
  count: number;
  seed: string;
  onProgress?: (done: number) => void;
}

/** Those generated before with another seed or count are replaced as far as their numbers go. */
export async function generateCatalogue(db: Database, { count, seed, onProgress }: GenerateRequest): Promise<void> {
  const demo = parseDemoCatalogue(await readDemoFiles());
  await changeCatalogue(db, { source: await sourceOf(db) }, async (change) => {
    await change.tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const plan = await ShelfPlan.read(change.tx);
    placeAll(demo, plan);
    await putShelves(change, plan);
    const pictureOf = await pictures(change, demo, plan);
    const [last] = await change.tx
      .select({ position: max(item.position) })
      .from(item)
      .where(sql`${item.productKey} not like ${`${GENERATED}%`}`);
    const position = (last?.position ?? -1) + 1;
    await putItems(change, counted(generatedItems(demo, plan, { count, seed, pictureOf, position }), onProgress));
  });
}

/** Returns how many went. */
export async function clearGenerated(db: Database): Promise<number> {
  let count = 0;
  const source = await sourceOf(db);
  await changeCatalogue(db, { source }, async ({ tx, search }) => {
    const gone = await tx
      .delete(item)
      .where(like(item.productKey, `${GENERATED}%`))
      .returning({ id: item.id });
    count = gone.length;
    await search.remove(
      gone.map((row) => row.id),
      tx,
    );
  });
  // A shop that had nothing else gets the demo at its next start again.
  await db.orm
    .update(catalogueMeta)
    .set({ source: 'empty' })
    .where(sql`not exists (select from catalogue_item)`);
  return count;
}

/** Generated products change nothing about whose catalogue it is. */
async function sourceOf(db: Database): Promise<'demo' | 'import'> {
  const [meta] = await db.orm.select().from(catalogueMeta);
  return meta?.source === 'demo' ? 'demo' : 'import';
}

/** Every shelf, brand and origin that a generated product may have. */
function placeAll(demo: DemoCatalogue, plan: ShelfPlan): void {
  const categories = new Map(demo.categories.map((row) => [row.key, row]));
  const none = { en: '', ar: '' };
  for (const { category, families } of demo.shelves) {
    const named = categories.get(category) ?? none;
    for (const family of families) plan.place({ category: named, family, brand: none, origin: none });
  }
  const [shelf] = demo.shelves;
  const [family = none] = shelf?.families ?? [];
  const named = categories.get(shelf?.category ?? '') ?? none;
  for (const brand of demo.brands) plan.place({ category: named, family, brand, origin: none });
  for (const origin of demo.origins) plan.place({ category: named, family, brand: none, origin });
}

/** The demo's own pictures where they are there, else one plain pack a family: 200,000 of them would be a gigabyte. */
async function pictures(
  { tx, ...change }: CatalogueChange,
  demo: DemoCatalogue,
  plan: ShelfPlan,
): Promise<(code: string, familyKey: string) => string> {
  const codes = demo.shelves.flatMap(({ families }) =>
    families.flatMap(({ products }) => products.map(({ code }) => code)),
  );
  const rows = await tx.select({ code: item.code, image: item.image }).from(item).where(inArray(item.code, codes));
  const byCode = new Map(rows.map((row) => [row.code, row.image]));
  const byFamily = new Map<string, string>();
  if (byCode.size < codes.length) {
    const images: ImageRow[] = [];
    const none = { en: '', ar: '' };
    for (const { category, families } of demo.shelves) {
      const named = demo.categories.find((row) => row.key === category) ?? none;
      for (const family of families) {
        const { familyKey, tint } = plan.place({ category: named, family, brand: none, origin: none });
        const name = { en: family.en, ar: family.ar };
        const { path, image } = drawPlainPack(
          { code: familyKey, name, units: none, content: null, familyKey },
          none,
          tint,
        );
        byFamily.set(familyKey, path);
        images.push(image);
      }
    }
    await putImages({ tx, ...change }, images);
  }
  return (code, familyKey) => byCode.get(code) ?? byFamily.get(familyKey) ?? '';
}

function* counted<T>(all: Iterable<T>, onCount: ((done: number) => void) | undefined): Generator<T> {
  let done = 0;
  for (const one of all) {
    yield one;
    done += 1;
    if (done % 500 === 0) onCount?.(done);
  }
}
