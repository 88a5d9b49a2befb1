import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { catalogueMeta, item } from '#server/catalogue/table.ts';
import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

import { importCatalogue, type ImportRequest, type ImportSummary } from './import-catalogue.ts';
import { parseImportMap } from './import-map.ts';
import { readItems } from './read-items.ts';
import { saySummary } from './say-summary.ts';

const FIXTURES = fileURLToPath(new URL('fixtures/', import.meta.url));
const EXAMPLE_MAP = fileURLToPath(new URL('../../../docs/import-map.example.json', import.meta.url));

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'zad-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

function request(file: string, mapPath?: string, more: Partial<ImportRequest> = {}): ImportRequest {
  const map = mapPath === undefined ? null : parseImportMap(readFileSync(mapPath, 'utf8'));
  return { file, map, reportPath: join(folder, 'report.csv'), today: '2026-11-21', ...more };
}

const run = (file: string, mapPath?: string, more?: Partial<ImportRequest>): Promise<ImportSummary> =>
  importCatalogue(db, request(file, mapPath, more));
const reportLines = async (): Promise<string[]> =>
  (await readFile(join(folder, 'report.csv'), 'utf8')).trim().split('\n').slice(1);
const version = async (): Promise<number> => (await db.orm.select().from(catalogueMeta))[0]?.version ?? -1;
const items = (codes: string[]) => db.orm.transaction((tx) => readItems(tx, codes));

test('columns in both languages, without a map', async () => {
  const summary = await run(`${FIXTURES}bilingual.csv`);
  expect(summary).toMatchObject({ rows: 8, imported: 5, products: 4, written: { added: 4 } });
  const found = await items(['A1001', 'A1002', 'A1003', 'A1005']);
  expect(found.get('A1001')).toMatchObject({
    name: { en: 'Full Cream Milk', ar: 'حليب كامل الدسم' },
    brandKey: 'wadi-farms',
    originKey: 'united-arab-emirates',
    familyKey: 'dairy-eggs-fresh-milk',
    units: { en: '1 L', ar: '1 لتر' },
    content: { amount: 1000, unit: 'ml' },
    price: 650,
    promotionPrice: 575,
    isOutOfStock: false,
    short: { en: 'Whole milk from Al Ain herds.', ar: 'حليب كامل من العين.' },
    tags: ['6290000000011'],
    createdOn: '2026-11-21',
  });
  expect(found.get('A1002')).toMatchObject({ price: 1190, content: { amount: 200, unit: 'g' }, promotionPrice: null });
  expect(found.get('A1003')).toMatchObject({ name: { en: 'Dates, "Khalas"' }, price: 2450, isOutOfStock: true });
  expect(found.get('A1005')).toMatchObject({ brandKey: '', originKey: '', units: { en: 'some' }, content: null });
});

test('every row that was not taken as it is has its line, column and reason', async () => {
  await run(`${FIXTURES}bilingual.csv`);
  expect(await reportLines()).toEqual([
    '5,4,rejected,Price,is zero,0',
    '6,5,note,Pack size,"is not a weight that could be read; shown as it is",some',
    '6,5,note,Sale price,"is not below the price; no promotion",12.00',
    '6,5,note,Barcode,"is not a barcode; left out",12',
    '7,6,rejected,SKU,is empty,',
    '8,7,rejected,Name EN,is empty,',
    '9,8,merged,,is the same product as another row,"line 2, record 1"',
  ]);
});

test('the same file again changes nothing, and says so', async () => {
  const before = await version();
  const summary = await run(`${FIXTURES}bilingual.csv`);
  expect(summary.written).toEqual({ added: 0, changed: 0, unchanged: 4, removed: 0 });
  expect(saySummary(summary, false).at(-1)).toBe('Nothing changed: all 4 products are in the catalogue already.');
  expect(await version()).toBe(before);
});

test('one product for one item and weight, at the median of what the branches ask; test branches left out', async () => {
  const before = await version();
  const summary = await run(`${FIXTURES}branches.csv`, EXAMPLE_MAP);
  expect(summary).toMatchObject({ rows: 13, imported: 8, products: 5, withoutArabic: 5, withoutBrand: 5 });
  expect(await version()).toBe(before + 1);
  const rows = await db.orm.select().from(item).where(eq(item.createdOn, '2026-11-21'));
  const shown = new Map(rows.map((row) => [`${row.nameEn}, ${row.unitsEn}`, row]));
  expect(shown.get('Palm Garden Mango Juice, 8 x 180 ml')).toMatchObject({ price: 1250, contentAmount: 1440 });
  expect(shown.get('Palm Garden Mango Juice, 1 L')).toMatchObject({ price: 600, nameAr: 'Palm Garden Mango Juice' });
  expect(shown.get('Watermelon, 4 kg - 5 kg')).toMatchObject({ price: 1625, contentAmount: 4500, contentUnit: 'g' });
  expect(shown.get('Frying Pan, 28 cm')).toMatchObject({ contentAmount: null, unitsAr: '28 سم' });
  expect(await reportLines()).toEqual([
    '3,2,merged,,is the same product as another row,"line 2, record 1"',
    '4,3,merged,,is the same product as another row,"line 2, record 1"',
    String.raw`6,5,skipped,store,"left out by the map: matches ""\btest\b""",Test Kitchen`,
    '8,7,merged,,is the same product as another row,"line 7, record 6"',
    `10,9,rejected,price,is below zero,AED -5.00`,
    '12,11,rejected,,there is text after a closing quote,',
    '13,12,rejected,price,"is above AED 100,000","AED 250,000.00"',
    '14,13,rejected,,"has 9 cells, the header has 7",',
  ]);
});

test('a dry run writes the report and nothing else', async () => {
  const before = await version();
  const file = join(folder, 'dry.csv');
  await writeFile(file, 'name,price\nDry Biscuit,1.00\nBad,free\n');
  const summary = await importCatalogue(null, request(file));
  expect(summary).toMatchObject({ products: 1, written: null });
  expect(await reportLines()).toEqual(['3,2,rejected,price,is not a price,free']);
  expect(await version()).toBe(before);
});

test('lists inside JSON, by paths, with names from around them', async () => {
  const summary = await run(`${FIXTURES}nested.json`, `${FIXTURES}nested.map.json`);
  expect(summary).toMatchObject({ rows: 4, products: 3 });
  const found = await items(['11', '12', '13']);
  expect(found.get('11')).toMatchObject({ name: { ar: 'خبز بالسمسم' }, familyKey: 'bakery', price: 750 });
  expect(found.get('12')).toMatchObject({ name: { en: 'Flat Bread "large" {family}' }, content: { amount: 500 } });
  expect(found.get('13')).toMatchObject({ name: { en: 'عصير مانجو', ar: 'عصير مانجو' }, familyKey: 'drinks' });
  expect(await reportLines()).toEqual(['29,4,rejected,money.amount,is zero,0']);
});

test('JSON Lines, one of them broken', async () => {
  const summary = await run(`${FIXTURES}lines.jsonl`);
  expect(summary).toMatchObject({ rows: 4, imported: 3, products: 3 });
  expect((await reportLines())[0]).toMatch(/^3,3,rejected,,is no JSON/);
  expect((await items(['L1'])).get('L1')).toMatchObject({ name: { en: 'Lentil Soup' } });
});

test('what the shop knows and the file does not say stays', async () => {
  await db.orm.update(item).set({ nameAr: 'شوربة عدس', isSponsored: true, originId: 1 }).where(eq(item.code, 'L1'));
  const file = join(folder, 'again.csv');
  await writeFile(file, 'sku,name,category,price,size\nL1,Lentil Soup,Cans & Jars,5.50,400g\n');
  expect((await run(file)).written).toMatchObject({ changed: 1, added: 0 });
  expect((await items(['L1'])).get('L1')).toMatchObject({ price: 550, name: { ar: 'شوربة عدس' }, isSponsored: true });
});

test('a header again, in another order, is followed', async () => {
  const file = join(folder, 'two.csv');
  await writeFile(file, 'sku,name,price\nT1,Tea,4.00\nprice,sku,name\n5.00,T2,Coffee\n');
  expect(await run(file)).toMatchObject({ rows: 2, products: 2 });
  expect((await items(['T2'])).get('T2')).toMatchObject({ price: 500, name: { en: 'Coffee' } });
});

test('columns that change midway without a header are refused, not guessed', async () => {
  const file = join(folder, 'shift.csv');
  await writeFile(file, 'name,price,weight\nRice,9.00,1kg\n9.00,1kg,Rice\n');
  expect(await run(file)).toMatchObject({ rows: 2, imported: 1 });
  expect(await reportLines()).toEqual(['3,2,rejected,price,is not in dirhams,1kg']);
});

test('a product without a brand takes no brand from the next ones', async () => {
  const file = join(folder, 'brands.csv');
  await writeFile(
    file,
    'sku,name,brand,origin,price\nB1,Salt,,,1.00\nB2,Pepper,Dune Spice,Yemen,2.00\nB3,Rice,,,3.00\n',
  );
  await run(file);
  const found = await items(['B1', 'B2', 'B3']);
  expect(['B1', 'B2', 'B3'].map((code) => found.get(code)?.brandKey)).toEqual(['', 'dune-spice', '']);
  expect(found.get('B2')?.originKey).toBe('yemen');
});

test('with --replace what the file lacks goes', async () => {
  const file = join(folder, 'only.csv');
  await writeFile(file, 'sku,name,price\nT1,Tea,4.00\n');
  const summary = await run(file, undefined, { isReplacing: true });
  expect(summary.written).toMatchObject({ added: 0, unchanged: 1 });
  expect(summary.written?.removed).toBeGreaterThan(10);
  expect(await db.orm.select({ code: item.code }).from(item)).toEqual([{ code: 'T1' }]);
});

test.each([
  ['empty.csv', '', 'is empty'],
  ['header.csv', 'name,price\n', 'has a header and no rows'],
  ['other.csv', 'a,b\n1,2\n', 'No column is known to be the name'],
  ['twice.csv', 'name,price,price\nx,1,2\n', 'more than one column "price"'],
  ['broken.json', '[{"name":"x","price":1},', 'in the middle of something'],
])('%s is refused whole', async (name, text, problem) => {
  const before = await version();
  const file = join(folder, name);
  await writeFile(file, text);
  await expect(run(file)).rejects.toThrow(problem);
  expect(await version()).toBe(before);
});
