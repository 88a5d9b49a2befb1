/** What an import says of delivery: kinds, lead days and deposits of products, and which categories are fresh. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { catalogueMeta, category } from '#server/catalogue/table.ts';
import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

import { importCatalogue } from './import-catalogue.ts';
import { parseImportMap } from './import-map.ts';
import { readItems } from './read-items.ts';
import { saySummary } from './say-summary.ts';

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'zad-delivery-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(lines: readonly string[], map: object | null = null) {
  const file = join(folder, 'goods.csv');
  await writeFile(file, lines.join('\n'));
  const reportPath = join(folder, 'report.csv');
  const parsed = map && parseImportMap(JSON.stringify(map));
  return importCatalogue(db, { file, reportPath, map: parsed, today: '2026-11-22' });
}

const facts = async (code: string) => {
  const found = (await db.orm.transaction((tx) => readItems(tx, [code]))).get(code);
  return found && [found.deliveryKind, found.leadDays, found.deposit];
};
const fresh = async (): Promise<string[]> =>
  (await db.orm.select().from(category))
    .filter((row) => row.isFresh)
    .map((row) => row.key)
    .toSorted();
const version = async (): Promise<number> => (await db.orm.select().from(catalogueMeta))[0]?.version ?? -1;

const HEADER = 'sku,name,category,price,delivery kind,lead days,deposit,fresh';
const GOODS = [
  HEADER,
  'C1,Cream Cake,Bakery,90,Cake,1,,no',
  'H1,Hamper,Gifts,400,PRE-ORDER,3,0,',
  'W1,Water Gallon,Drinks,6,,,AED 3.50,',
  'T1,Tomatoes,Vegetables,5,standard,0,,yes',
  'T2,Potatoes,Vegetables,4,,,,no',
  'X1,Riddle,Odds,4,by night,61,lots,perhaps',
];

test('columns are known by their names, and what cannot be read is noted and left out', async () => {
  await run(GOODS);
  expect(await facts('C1')).toEqual(['cake', 1, 0]);
  expect(await facts('H1')).toEqual(['preorder', 3, 0]);
  expect(await facts('W1')).toEqual(['standard', 0, 350]);
  expect(await facts('T1')).toEqual(['standard', 0, 0]);
  expect(await facts('X1')).toEqual(['standard', 0, 0]);
  expect(await fresh()).toEqual(['vegetables']);
  const report = (await readFile(join(folder, 'report.csv'), 'utf8')).trim().split('\n').slice(1);
  expect(report).toEqual([
    '7,6,note,delivery kind,"is none of standard, preorder, cake, fish; left out",by night',
    '7,6,note,lead days,"is no whole number from 0 to 60; left out",61',
    '7,6,note,deposit,"is not a price; left out",lots',
    '7,6,note,fresh,"is neither yes nor no; left out",perhaps',
  ]);
});

test('the same file again changes nothing', async () => {
  const before = await version();
  expect((await run(GOODS)).written).toEqual({ added: 0, changed: 0, unchanged: 6, removed: 0 });
  expect(await version()).toBe(before);
});

test('a category becomes fresh, and stays so where a file says nothing of it', async () => {
  const before = await version();
  const fruit = [HEADER, 'C1,Cream Cake,Bakery,90,cake,1,,yes'];
  const summary = await run(fruit);
  expect(summary.written).toMatchObject({ changed: 0, categories: 1 });
  expect(saySummary(summary, false).at(-1)).toContain('1 category');
  expect(await fresh()).toEqual(['bakery', 'vegetables']);
  expect(await version()).toBe(before + 1);
  await run(['sku,name,category,price', 'C1,Cream Cake,Bakery,91', 'T1,Tomatoes,Vegetables,5']);
  expect(await fresh()).toEqual(['bakery', 'vegetables']);
  expect(await facts('C1')).toEqual(['cake', 1, 0]);
  await run([HEADER, 'C1,Cream Cake,Bakery,91,cake,1,,no']);
  expect(await fresh()).toEqual(['vegetables']);
});

test('empty cells clear where the map says so, and defaults fill them', async () => {
  const columns = { key: 'sku', nameEn: 'name', category: 'category', price: 'price', deliveryKind: 'delivery kind' };
  const lines = [HEADER, 'C1,Cream Cake,Bakery,90,,,,', 'W1,Water Gallon,Drinks,6,,,,'];
  await run(lines, { columns, emptyCells: 'clear', defaults: { leadDays: '2' } });
  expect(await facts('C1')).toEqual(['standard', 2, 0]);
  // The file says nothing of deposits.
  expect(await facts('W1')).toEqual(['standard', 2, 350]);
});

test('one product of several rows takes what the first of them says', async () => {
  await run([HEADER, 'F1,Sea Bass,Fish,30,,,,', 'F1,Sea Bass,Fish,30,fish,1,2,yes', 'F1,Sea Bass,Fish,30,cake,4,9,no']);
  expect(await facts('F1')).toEqual(['fish', 1, 200]);
  expect(await fresh()).toEqual(['fish', 'vegetables']);
});
