import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { runCatalogueCommand } from './run-catalogue-command.ts';

let folder: string;
let file: string;
let said: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-command-'));
  file = join(folder, 'tea.csv');
  await writeFile(file, 'name,price\nTea,4.00\n');
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

function run(...args: string[]): Promise<number> {
  said = '';
  const note = (text: unknown): void => void (said += `${String(text)}\n`);
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
  return runCatalogueCommand(args);
}

test.each([
  [[], 'What should be done?'],
  [['export'], 'There is no command "export".'],
  [['import'], 'FILE is missing.'],
  [['import', 'a.csv', 'b.csv'], '"b.csv" is one argument too many.'],
  [['import', 'a.csv', '--colour'], '--colour'],
  [['import', 'a.csv', '--report', './a.csv'], 'The report would overwrite the file.'],
  [['generate'], 'N is missing.'],
  [['generate', 'many'], 'N must be a whole number'],
])('%j: 2, and the usage', async (args, sentence) => {
  expect(await run(...args)).toBe(2);
  expect(said).toContain(sentence);
  expect(said).toContain('npm run catalogue -- import FILE');
});

test('a file or a map that can not be used: 1, in one sentence', async () => {
  expect(await run('import', join(folder, 'gone.csv'), '--dry-run')).toBe(1);
  expect(said).toMatch(/gone\.csv can't be read: .*\nNothing was written/);
  const map = join(folder, 'map.json');
  await writeFile(map, '{"colums":{}}');
  expect(await run('import', file, '--map', map, '--dry-run')).toBe(1);
  expect(said).toContain('The map, colums: is not a known field');
});

test('a dry run: 0, a summary, and the report beside the file', async () => {
  expect(await run('import', file, '--dry-run')).toBe(0);
  expect(said).toContain('1 rows: 1 imported, 0 rejected');
  expect(said).toContain('Dry run: the catalogue was not touched.');
  expect(await readFile(`${file}.report.csv`, 'utf8')).toBe('\ufeffline,record,outcome,column,reason,value\n');
});

test('no row could be imported: 1', async () => {
  await writeFile(file, 'name,price\nTea,free\n');
  expect(await run('import', file, '--dry-run')).toBe(1);
});
