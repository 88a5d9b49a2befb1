/** The demo catalogue in a test database, without its pictures: they take seconds to draw. */
import { changeCatalogue, type CatalogueChange } from '#server/catalogue/store.ts';
import { parseDemoCatalogue, readDemoFiles } from '#server/demo/demo-catalogue.ts';
import { demoRows, type DemoRows } from '#server/demo/demo-rows.ts';
import { writeDemo } from '#server/demo/load-demo.ts';
import type { Database } from '#server/kit/database.ts';

/** Writes the demo; `more` may change it before it is shown. Returns the rows as they were before `more`. */
export async function stockDemoShop(
  db: Database,
  more?: (change: CatalogueChange, rows: DemoRows) => Promise<unknown>,
): Promise<DemoRows> {
  const demo = parseDemoCatalogue(await readDemoFiles());
  const named = (keys: { key: string }[], folder: string) =>
    new Map(keys.map(({ key }) => [key, `/images/${folder}-${key}.svg`]));
  const products = demo.shelves.flatMap((shelf) => shelf.families.flatMap((family) => family.products));
  const rows = demoRows(demo, {
    images: [],
    products: new Map(products.map(({ code }) => [code, [`/images/${code}.svg`, `/images/${code}-detail.svg`]])),
    categories: named(demo.categories, 'category'),
    badges: named(demo.badges, 'badge'),
    banners: named([...(demo.home?.hero ?? []), ...(demo.home?.offers ?? [])], 'banner'),
  });
  await changeCatalogue(db, { source: 'demo' }, async (change) => {
    await writeDemo(change, demo, rows);
    await more?.(change, rows);
  });
  return rows;
}
