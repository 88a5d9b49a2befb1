/** Loads the demo catalogue once: a shop that has an imported catalogue, or this very demo, is left alone. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  type CatalogueMeta,
} from '#server/catalogue/store.ts';
import { catalogueMeta } from '#server/catalogue/table.ts';
import type { Database } from '#server/kit/database.ts';
import type { Log } from '#server/kit/log.ts';

import { DEMO_FOLDER, parseDemoCatalogue, readDemoFiles } from './demo-catalogue.ts';
import { composeDemoPictures } from './demo-pictures.ts';
import { demoRows } from './demo-rows.ts';

const PICTURES_FOLDER = fileURLToPath(new URL('../pictures/', import.meta.url));

/**
 * Loads the demo files in one transaction, unless they are loaded or the catalogue is an imported one. True where it
 * wrote. Replicas that start at once load it once.
 * @throws DemoDataError at a row that is not as docs/demo-catalogue.md says
 */
export async function loadDemo(db: Database, log: Log, folder = DEMO_FOLDER): Promise<boolean> {
  const files = await readDemoFiles(folder);
  const hash = createHash('sha256')
    .update(files.hash)
    .update(await hashFolder(PICTURES_FOLDER))
    .digest('hex');
  const [meta] = await db.orm.select().from(catalogueMeta);
  if (meta === undefined || !isWanted(meta, hash)) return false;
  const started = performance.now();
  const demo = parseDemoCatalogue(files);
  const pictures = await composeDemoPictures(demo);
  const rows = demoRows(demo, pictures);
  const isDue = (meta: CatalogueMeta): boolean => isWanted(meta, hash);
  const wrote = await changeCatalogue(db, { source: 'demo', isDue }, async (change) => {
    await putImages(change, pictures.images);
    await putFoods(change, demo.foods);
    await putBrands(change, rows.brands);
    await putOrigins(change, rows.origins);
    await putBadges(change, rows.badges);
    await putCategories(change, rows.categories);
    await putFamilies(change, rows.families);
    await putItems(change, rows.items);
    await removeOtherItems(
      change,
      rows.items.map((row) => row.code),
    );
    await putHome(change, rows.home);
    await change.tx.update(catalogueMeta).set({ demoHash: hash });
  });
  const ms = Math.round(performance.now() - started);
  if (wrote) log.info({ products: rows.items.length, pictures: pictures.images.length, ms }, 'demo catalogue loaded');
  return wrote;
}

function isWanted(meta: CatalogueMeta, hash: string): boolean {
  return meta.source === 'empty' || (meta.source === 'demo' && meta.demoHash !== hash);
}

/** The pictures are drawn by code: where that changed, they are due again. */
async function hashFolder(folder: string): Promise<Buffer> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => /(?<!\.test)\.(ts|json)$/.test(name))
    .toSorted();
  const hash = createHash('sha256');
  for (const text of await Promise.all(names.map((name) => readFile(join(folder, name))))) hash.update(text);
  return hash.digest();
}
