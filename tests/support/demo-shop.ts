/** The demo catalogue in a test database, without its pictures: they take seconds to draw. */
import { changeCatalogue } from '#server/catalogue/store.ts';
import { parseDemoCatalogue, readDemoFiles } from '#server/demo/demo-catalogue.ts';
import { demoRows, type DemoRows } from '#server/demo/demo-rows.ts';
import { writeDemo } from '#server/demo/load-demo.ts';
import type { Database } from '#server/kit/database.ts';

const namedIn = (folder: string, keys: readonly { readonly key: string }[]) =>
  new Map(keys.map(({ key }) => [key, `/images/${folder}-${key}.svg`]));

async function readDemo() {
  const demo = parseDemoCatalogue(await readDemoFiles());
  const products = demo.shelves.flatMap((shelf) => shelf.families.flatMap((family) => family.products));
  const rows = demoRows(demo, {
    images: [],
    products: new Map(products.map(({ code }) => [code, [`/images/${code}.svg`, `/images/${code}-detail.svg`]])),
    categories: namedIn('category', demo.categories),
    badges: namedIn('badge', demo.badges),
    banners: namedIn('banner', [...(demo.home?.hero ?? []), ...(demo.home?.offers ?? [])]),
  });
  return { demo, rows };
}

/** What stockDemoShop writes. */
export const readDemoRows = async (): Promise<DemoRows> => (await readDemo()).rows;

export async function stockDemoShop(db: Database): Promise<void> {
  const { demo, rows } = await readDemo();
  await changeCatalogue(db, { source: 'demo' }, (change) => writeDemo(change, demo, rows));
}
