/** Files that attack the importer: each ends in a report or a refusal, in bounded time and memory, and nothing half written. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { catalogueMeta, image, item } from '#server/catalogue/table.ts';
import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

import { importCatalogue, type ImportSummary } from './import-catalogue.ts';
import { parseImportMap } from './import-map.ts';

/** What a file may cost beyond what the process has already; the longest row and one piece of the file, several times over. */
const MOST_BYTES = 150_000_000;
const MOST_MS = 20_000;

let db: Database;
let folder: string;
let reportPath: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'zad-hostile-'));
  reportPath = join(folder, 'report.csv');
});
afterAll(() => rm(folder, { recursive: true }));

async function run(name: string, content: string | Buffer, map: string | null = null): Promise<ImportSummary> {
  const file = join(folder, name);
  await writeFile(file, content);
  return importFile(file, map);
}

const importFile = (file: string, map: string | null = null): Promise<ImportSummary> =>
  importCatalogue(db, { file, map: map === null ? null : parseImportMap(map), reportPath, today: '2026-11-22' });

const report = (): Promise<string> => readFile(reportPath, 'utf8');
const state = async (): Promise<unknown> => [await db.orm.select().from(catalogueMeta), await db.orm.$count(item)];

/** The most memory that is in use while the work is done, above what was in use before. */
async function bounded<T>(work: () => Promise<T>): Promise<T> {
  const { rss: before } = process.memoryUsage();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const start = performance.now();
  try {
    return await work();
  } finally {
    clearInterval(watch);
    expect(performance.now() - start).toBeLessThan(MOST_MS);
    expect(most - before).toBeLessThan(MOST_BYTES);
  }
}

test.each([
  ['csv', 'name,price\n', 'x', ''],
  ['csv', 'name,price\n', '"x', ''],
  ['json', '[{"name":"', 'x', ''],
  ['jsonl', '{"name":"A","price":1}\n{"name":"', 'x', ''],
])('one line of 60 MB: %s that begins %j', async (kind, start, letter) => {
  const before = await state();
  const file = join(folder, `long.${kind}`);
  const stream = createWriteStream(file);
  stream.write(start);
  const piece = letter.repeat(Math.ceil(4_000_000 / letter.length));
  for (let at = 0; at < 15; at += 1) if (!stream.write(piece)) await once(stream, 'drain');
  stream.end();
  await finished(stream);
  const outcome = await bounded(() => importFile(file).catch((error: unknown) => error as Error));
  if (outcome instanceof Error) expect(outcome.name).toBe('ImportError');
  else expect(await report()).toMatch(/is longer than 1,000,000 characters|is opened and not closed/);
  if (kind !== 'jsonl') expect(await state()).toEqual(before);
  await rm(file);
});

test('twenty thousand quotes that are not closed', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => `"open ${at},1\n`).join('');
  const summary = await bounded(() => run('quotes.csv', `name,price\n${rows}Last Tea,2.00\n`));
  expect(summary.rows).toBe(20_001);
  expect(summary.products).toBe(1);
});

test.each([
  ['lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['objects', `[{"name":"A","price":1,"x":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}]`],
])('JSON that is 100,000 deep: %s', async (kind, text) => {
  const before = await state();
  const outcome = await bounded(() => run(`deep-${kind}.json`, text).catch((error: unknown) => error as Error));
  if (outcome instanceof Error) {
    expect(outcome.name).toBe('ImportError');
    expect(await state()).toEqual(before);
  } else expect(outcome.products).toBeLessThanOrEqual(1);
});

test('null characters in cells and in the header', async () => {
  const summary = await run(
    'null.csv',
    'sku,na\0me,price\nN1,Te\0a,4.00\nN\u00002,Rice,5.00\n',
    '{"columns":{"key":"sku","nameEn":"name","price":"price"}}',
  );
  expect(summary.products).toBe(2);
  expect((await db.orm.select().from(item)).map((row) => row.nameEn)).toContain('Tea');
});

test('UTF-16 without a mark', async () => {
  const summary = await run('wide.csv', Buffer.from('sku,name,price\nU1,Wide Tea,4.00\nU2,أرز,5.00\n', 'utf16le'));
  expect(summary).toMatchObject({ products: 2, encoding: { encoding: 'utf-16le' } });
});

test('formulas are text in the report', async () => {
  await run('formula.csv', `name,price\n"=cmd|' /C calc'!A0",free\n+1,@SUM(A1)\n`);
  expect((await report()).split('\n').slice(1).join('\n')).not.toMatch(/(^|,)"?[=+@-]/m);
});

test('a name with markup is inert in its picture', async () => {
  const name = 'Tea</text></svg><script>alert(1)</script><svg onload="alert(2)">';
  await run(
    'markup.csv',
    `sku,name,brand,category,size,price\nM1,"${name.replaceAll('"', '""')}","<b>&amp;","<i>",<u>,4.00\n`,
  );
  const pictures = (await db.orm.select().from(image)).map(({ body }) => body.toString('utf8'));
  expect(pictures.some((markup) => markup.includes('&lt;'))).toBe(true);
  for (const markup of pictures) expect(markup).not.toMatch(/<script|<[^>]*\sonload=|<b>|<i>|<u>/i);
});

test('five hundred columns, and rows with more cells than the header', async () => {
  const header = ['name', 'price', ...Array.from({ length: 498 }, (_, at) => `c${at}`)].join(',');
  const summary = await bounded(() =>
    run('wide-rows.csv', `${header}\n${`Wide,1${',x'.repeat(498)}\n`.repeat(500)}Over,1${',x'.repeat(10_000)}\n`),
  );
  expect(summary).toMatchObject({ rows: 501, products: 1 });
  expect(await report()).toContain('has 10002 cells, the header has 500');
});

test('names of columns and keys that objects have by themselves', async () => {
  const summary = await run('proto.json', '[{"name":"P","price":1,"__proto__":{"x":1},"constructor":"c"}]');
  expect(summary.products).toBe(1);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test('an expression that would take years is stopped, and nothing is written', async () => {
  const before = await state();
  const rows = `name,price\n${'a'.repeat(60)}!,1\n`;
  const map = '{"skipRows":[{"column":"name","matches":"(a+)+$"}]}';
  await expect(bounded(() => run('slow.csv', rows, map))).rejects.toThrow(
    'skipRows[0].matches: "(a+)+$" takes too long',
  );
  expect(await state()).toEqual(before);
});
