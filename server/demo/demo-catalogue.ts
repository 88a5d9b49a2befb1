/** Reads the demo catalogue's files and checks them against docs/demo-catalogue.md: each row alone, then what rows say of each other. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { WireError, type Codec } from '#contract/wire.ts';

import { basketsFile, type DemoBaskets } from './demo-baskets.ts';
import { checkDemo } from './demo-checks.ts';
import {
  badgeFile,
  brandFile,
  categoryFile,
  homeFile,
  nutritionFile,
  originFile,
  productFile,
  type DemoCatalogue,
} from './demo-shapes.ts';

export const DEMO_FOLDER = fileURLToPath(new URL('files/', import.meta.url));

/** A row that is not as docs/demo-catalogue.md says; the message names file, row and field. */
export class DemoDataError extends Error {
  override readonly name = 'DemoDataError';
}

/** The files as they lie on disk. */
export interface DemoFiles {
  /** Contents by path below the folder, such as products/bakery.json. */
  texts: ReadonlyMap<string, string>;
  /** SHA-256 over paths and contents. */
  hash: string;
}

export async function readDemoFiles(folder = DEMO_FOLDER): Promise<DemoFiles> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json')).toSorted();
  const texts = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
  const hash = createHash('sha256');
  for (const [name, text] of texts) hash.update(`${name}\0${text}\0`);
  return { texts, hash: hash.digest('hex') };
}

/** @throws DemoDataError at the first bad row */
export function parseDemoCatalogue({ texts }: DemoFiles): DemoCatalogue {
  const read = <T>(name: string, shape: Codec<T>): T => decodeFile(name, texts.get(name), shape);
  const categories = read('categories.json', categoryFile);
  const shelves = categories
    .map(({ key }) => `products/${key}.json`)
    .filter((name) => texts.has(name))
    .map((name) => read(name, productFile));
  const known = new Set(categories.map(({ key }) => `products/${key}.json`));
  const stranger = [...texts.keys()].find((name) => name.startsWith('products/') && !known.has(name));
  if (stranger !== undefined) throw new DemoDataError(`${stranger}: no category has this key`);
  const demo: DemoCatalogue = {
    brands: read('brands.json', brandFile),
    origins: read('origins.json', originFile),
    badges: read('badges.json', badgeFile),
    categories,
    foods: read('nutrition.json', nutritionFile),
    shelves,
    home: texts.has('home.json') ? read('home.json', homeFile) : null,
  };
  const problem = checkDemo(demo);
  if (problem !== null) throw new DemoDataError(problem);
  return demo;
}

/** @throws DemoDataError at the first bad row */
export function parseDemoBaskets({ texts }: DemoFiles): DemoBaskets {
  return decodeFile('baskets.json', texts.get('baskets.json'), basketsFile);
}

function decodeFile<T>(name: string, text: string | undefined, shape: Codec<T>): T {
  if (text === undefined) throw new DemoDataError(`${name}: the file is missing`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new DemoDataError(`${name}: ${(error as Error).message}`);
  }
  try {
    return shape.decode(value, '', { strict: true, fromText: false });
  } catch (error) {
    if (error instanceof WireError) throw new DemoDataError(`${name}: ${rowOf(value, error.path)}${error.message}`);
    throw error;
  }
}

/** "code 101001, " or "key wadi-farms, " for the innermost row of a path such as families[0].products[2].price. */
function rowOf(value: unknown, path: string): string {
  let row = '';
  let at = value;
  for (const [, name, index] of path.matchAll(/([a-zA-Z]+)|\[(\d+)\]/g)) {
    if (typeof at !== 'object' || at === null) break;
    at = (at as Record<string, unknown>)[name ?? index ?? ''];
    if (index === undefined || typeof at !== 'object' || at === null) continue;
    const { code, key } = at as { code?: unknown; key?: unknown };
    if (typeof code === 'string') row = `code ${code}, `;
    else if (typeof key === 'string') row = `key ${key}, `;
  }
  return row;
}
