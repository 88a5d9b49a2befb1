/** Files in the shapes of other shops, read with maps written from docs/import.md. */
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { ItemRow } from '#server/catalogue/rows.ts';
import { catalogueMeta, item } from '#server/catalogue/table.ts';
import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

import { importCatalogue, type ImportSummary } from './import-catalogue.ts';
import { parseImportMap } from './import-map.ts';
import { readItems } from './read-items.ts';
import { saySummary } from './say-summary.ts';

const FIXTURES = fileURLToPath(new URL('fixtures/', import.meta.url));

let db: Database;
let folder: string;
let reportPath: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'zad-shops-'));
  reportPath = join(folder, 'report.csv');
});
afterAll(() => rm(folder, { recursive: true }));

const run = (file: string, map: string | null, target: Database | null = db): Promise<ImportSummary> =>
  importCatalogue(target, { file, map: map === null ? null : parseImportMap(map), reportPath, today: '2026-11-22' });
const runFixture = (name: string, map: string): Promise<ImportSummary> =>
  run(`${FIXTURES}${name}`, readFileSync(`${FIXTURES}${map}`, 'utf8'));
const write = async (name: string, text: string): Promise<string> => {
  await writeFile(join(folder, name), text);
  return join(folder, name);
};
const one = async (code: string): Promise<ItemRow | undefined> =>
  (await db.orm.transaction((tx) => readItems(tx, [code]))).get(code);
const version = async (): Promise<number> => (await db.orm.select().from(catalogueMeta))[0]?.version ?? -1;
const named = async (name: string) => (await db.orm.select().from(item).where(eq(item.nameEn, name)))[0];

test('a British shop: pounds and pence, a category in the address, per cent off, tags, sizes of British packs', async () => {
  const summary = await runFixture('uk-shop.csv', 'uk-shop.map.json');
  expect(summary).toMatchObject({ rows: 60, products: 60 });
  expect(summary.weightsRead / summary.sized).toBeGreaterThanOrEqual(0.97);
  expect(await one('UK1004')).toMatchObject({
    price: 419,
    content: { amount: 20, unit: 'piece' },
    familyKey: 'drinks-tea',
  });
  expect(await one('UK1002')).toMatchObject({ price: 1395, promotionPrice: 1116 });
  expect((await one('UK1004'))?.tags).toEqual(['Organic', 'Vegetarian']);
  const { rows } = await db.pool.query(`select name_en, name_ar from catalogue_category where key = 'fresh-food'`);
  expect(rows).toEqual([{ name_en: 'Fresh Food', name_ar: 'أطعمة طازجة' }]);
});

test('an American shop: sizes at the end of names, dollars by a column, a path of categories', async () => {
  const summary = await runFixture('us-shop.tsv', 'us-shop.map.json');
  expect(summary).toMatchObject({ rows: 60, imported: 60, sized: 60, weightsRead: 60 });
  expect(await named('Pine Ridge Spring Water')).toMatchObject({ unitsEn: '24 x 16.9 fl oz', contentUnit: 'ml' });
  expect(await named('Lakeshore Half & Half')).toMatchObject({ unitsEn: '32 fl oz' });
  expect(await named('Prairie Sun Corn Flakes')).toMatchObject({ price: 404 });
});

test('a food data base: raw keys with names, a list of categories in one text, records counted on one line', async () => {
  const summary = await runFixture('food-data.json', 'food-data.map.json');
  expect(summary.weightsRead / summary.sized).toBeGreaterThanOrEqual(0.97);
  expect(await one('3000000000000')).toMatchObject({ price: 430, familyKey: 'dairy-milks', brandKey: 'noor' });
  const broken = await write('rows.json', '[{"name":"A","price":1},{"name":"","price":2},{"name":"B","price":0}]');
  await run(broken, null, null);
  expect(await readFile(reportPath, 'utf8')).toContain('1,2,rejected,name,is empty,\n1,3,rejected,price,is zero,0');
});

test.each([
  ['name,price\nTea,£2.30\nRice,4\n', null, '1 price is in GBP, the first on line 2'],
  ['name,price,currency\nTea,2.30,AED\nRice,4,GBP\nSalt,4,gbp\n', null, '2 prices are in GBP, the first on line 3'],
  ['name,price_usd\nTea,2.30\n', '{"columns":{"nameEn":"name","price":"price_usd"}}', 'Prices are in USD'],
  ['name,price\nTea,2.30\n', '{"currency":"EUR"}', 'Prices are in EUR'],
  ['name,price\nTea,$2.30\n', '{"currency":"EUR","rates":{"EUR":4.3}}', '1 price is in USD'],
])('%j with %s stops before anything is written', async (text, map, sentence) => {
  const before = await version();
  await expect(run(await write('money.csv', text), map)).rejects.toThrow(sentence);
  expect(await version()).toBe(before);
});

test('the report names the rows that became one product', async () => {
  const summary = await run(
    await write('twice.csv', 'name,size,price\nTea,1kg,4\nRice,1kg,5\ntea,1000g,4\nTEA,1 kg,6\n'),
    null,
    null,
  );
  expect(summary).toMatchObject({ imported: 4, products: 3 });
  expect(await readFile(reportPath, 'utf8')).toContain(
    '5,4,merged,,is the same product as another row,"line 2, record 1"',
  );
});

test('an empty cell changes nothing, but ends a promotion; with emptyCells: clear it takes away', async () => {
  const full =
    'sku,name,name ar,brand,size,price,sale price,barcode,description\nE1,Tea,شاي,Noor,1kg,5,4,6290000000011,Strong.\n';
  const bare = 'sku,name,name ar,brand,size,price,sale price,barcode,description\nE1,Tea,,,,5,,,\n';
  await run(await write('full.csv', full), null);
  await run(await write('only.csv', 'sku,name,price\nE1,Tea,5\n'), null);
  const kept = {
    name: { ar: 'شاي' },
    brandKey: 'noor',
    units: { en: '1 kg' },
    tags: ['6290000000011'],
    short: { en: 'Strong.' },
  };
  expect(await one('E1')).toMatchObject({ ...kept, promotionPrice: 400 });
  await run(await write('bare.csv', bare), null);
  expect(await one('E1')).toMatchObject({ ...kept, promotionPrice: null });
  await run(await write('bare.csv', bare), '{"emptyCells":"clear"}');
  const gone = {
    name: { ar: 'Tea' },
    brandKey: '',
    units: { en: '' },
    content: null,
    tags: [],
    attributes: [],
    short: { en: '' },
  };
  expect(await one('E1')).toMatchObject(gone);
});

test('a discount that is no per cent is noted and left out', async () => {
  const text = 'sku,name,price,discount percent\nD1,Tea,5,0.2\nD2,Rice,5,half\nD3,Salt,5,99%\nD4,Oil,5,٢٠٪\n';
  await run(await write('discounts.csv', text), null);
  expect((await readFile(reportPath, 'utf8')).match(/discount percent/g)).toHaveLength(3);
  expect(await one('D4')).toMatchObject({ promotionPrice: 400 });
});

test('a dry run says the encoding, the bytes that are no text in it, and ten names', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => `حليب ${at},5.50\n`).join('');
  const bytes = Buffer.concat([Buffer.from(`الاسم,السعر\n${rows}Te`), Buffer.from([0xe9]), Buffer.from('a,1\n')]);
  await writeFile(join(folder, 'bad.csv'), bytes);
  const said = saySummary(await run(join(folder, 'bad.csv'), null, null), true);
  expect(said[0]).toBe('Read as utf-8, by its bytes; 1 byte is no text in it (rows are in the report).');
  expect(said.filter((line) => line.startsWith('  حليب'))).toHaveLength(10);
});
