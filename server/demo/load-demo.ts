/** Loads the demo catalogue once: a shop that has an imported catalogue, or this very demo, is left alone. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { associate } from '#server/baskets/associate.ts';
import { allBaskets, putBaskets, replaceAssociations } from '#server/baskets/store.ts';
import {
  changeCatalogue,
  putBadges,
  putBrands,
  putCategories,
  putFamilies,
  putFoods,
  putHome,
  putImages,
  putItems,
  putOrigins,
  removeOtherItems,
  type CatalogueChange,
  type CatalogueMeta,
} from '#server/catalogue/store.ts';
import { catalogueMeta } from '#server/catalogue/table.ts';
import type { Database } from '#server/kit/database.ts';
import type { Log } from '#server/kit/log.ts';

import { pastBaskets } from './demo-baskets.ts';
import { DEMO_FOLDER, parseDemoBaskets, parseDemoCatalogue, readDemoFiles, type DemoFiles } from './demo-catalogue.ts';
import { demoRows, type DemoRows } from './demo-rows.ts';
import type { DemoCatalogue } from './demo-shapes.ts';

/** Pictures are drawn and words are folded by code: where that changed, the demo is due again. */
const MADE_BY = ['../pictures/', '../catalogue/search/', '../../contract/rules/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/**
 * Loads the demo files in one transaction, unless they are loaded or the catalogue is an imported one. True where it
 * wrote. Replicas that start at once load it once.
 * @throws DemoDataError at a row that is not as docs/demo-catalogue.md says
 */
export async function loadDemo(db: Database, log: Log, folder = DEMO_FOLDER): Promise<boolean> {
  const files = await readDemoFiles(folder);
  const code = await Promise.all(MADE_BY.map(hashFolder));
  const hash = createHash('sha256').update(files.hash).update(Buffer.concat(code)).digest('hex');
  const [meta] = await db.orm.select().from(catalogueMeta);
  if (meta === undefined || !isWanted(meta, hash)) return false;
  const started = performance.now();
  const demo = parseDemoCatalogue(files);
  // Loaded here, because every start but the first returns above.
  const { composeDemoPictures } = await import('./demo-pictures.ts');
  const pictures = composeDemoPictures(demo);
  const rows = demoRows(demo, pictures);
  const isDue = (found: CatalogueMeta): boolean => isWanted(found, hash);
  const wrote = await changeCatalogue(db, { source: 'demo', isDue }, async (change) => {
    await putImages(change, pictures.images);
    await writeDemo(change, demo, rows);
    await writeBaskets(change, files, new Date());
    await change.tx.update(catalogueMeta).set({ demoHash: hash });
  });
  const ms = Math.round(performance.now() - started);
  if (wrote) log.info({ products: rows.items.length, pictures: pictures.images.length, ms }, 'demo catalogue loaded');
  return wrote;
}

/** Everything but the pictures; items that are not among the demo's go. */
export async function writeDemo(change: CatalogueChange, { foods }: DemoCatalogue, rows: DemoRows): Promise<void> {
  await putFoods(change, foods);
  await putBrands(change, rows.brands);
  await putOrigins(change, rows.origins);
  await putBadges(change, rows.badges);
  await putCategories(change, rows.categories);
  await putFamilies(change, rows.families);
  await putItems(change, rows.items);
  const codes = rows.items.map((row) => row.code);
  await removeOtherItems(change, codes);
  await putHome(change, rows.home);
}

/** What was bought before the shop opened, and what it says of what goes together. Shoppers' own baskets stay. */
async function writeBaskets({ tx }: CatalogueChange, files: DemoFiles, boughtAt: Date): Promise<void> {
  const baskets = pastBaskets(parseDemoBaskets(files));
  await putBaskets(
    tx,
    baskets.map((stockCodes, at) => ({ id: `demo:${at + 1}`, userId: null, boughtAt, stockCodes })),
  );
  await replaceAssociations(tx, associate(await allBaskets(tx)));
}

function isWanted(meta: CatalogueMeta, hash: string): boolean {
  return meta.source === 'empty' || (meta.source === 'demo' && meta.demoHash !== hash);
}

async function hashFolder(folder: string): Promise<Buffer> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => /(?<!\.test)\.(ts|json|txt)$/.test(name))
    .toSorted();
  const hash = createHash('sha256');
  for (const text of await Promise.all(names.map((name) => readFile(join(folder, name))))) hash.update(text);
  return hash.digest();
}
