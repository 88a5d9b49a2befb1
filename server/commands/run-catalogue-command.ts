/** The command line of import and generate: reads arguments, opens the database, says what happened. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { dubaiDay } from '#contract/rules/dubai-day.ts';
import { loadBaskets } from '#server/baskets/load-baskets.ts';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import { parseImportMap } from '#server/catalogue/import/import-map.ts';
import { Progress } from '#server/catalogue/import/progress.ts';
import { saySummary } from '#server/catalogue/import/say-summary.ts';
import { ImportError } from '#server/catalogue/import/source-row.ts';
import { clearGenerated, generateCatalogue } from '#server/demo/generate/generate-catalogue.ts';
import { loadDemo } from '#server/demo/load-demo.ts';
import type { Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { SettingsError } from '#server/kit/settings-error.ts';
import { readSettings } from '#server/kit/settings.ts';

import { openCommandDatabase } from './open-command-database.ts';

const USAGE = `Usage:
  npm run catalogue -- import FILE [--map MAP.json] [--report PATH] [--dry-run] [--replace]
  npm run catalogue -- generate N [--seed TEXT]
  npm run catalogue -- clear-generated
  npm run catalogue -- demo
  npm run catalogue -- baskets FILE

import            adds and updates products from a CSV or JSON file (docs/import.md)
  --map           which column is what; found by the header's names without it
  --report        where the report goes; FILE.report.csv without it
  --dry-run       writes the report and nothing else
  --replace       takes off what the file does not have
generate          adds N made-up products to measure with
clear-generated   takes them off again
demo              loads the demo catalogue where the shop has none of its own
baskets           adds past baskets from a CSV with the columns order_id and product, and finds what is bought together

DATABASE_URL or DATA_DIR say which database, as for npm start.
`;

class UsageError extends Error {}

/** The exit code: 0 where all went well, 1 where nothing was written, 2 where the arguments make no sense. */
export async function runCatalogueCommand(argv: readonly string[]): Promise<number> {
  try {
    return await run(argv, (line) => console.log(line));
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    const isPlain = error instanceof ImportError || error instanceof SettingsError;
    console.error(isPlain ? error.message : error);
    console.error('Nothing was written to the catalogue.');
    return 1;
  }
}

async function run(argv: readonly string[], say: (line: string) => void): Promise<number> {
  const { command, argument, options } = readArguments(argv);
  switch (command) {
    case 'import':
      return runImport(argument ?? missing('FILE'), options, say);
    case 'generate':
      return runGenerate(wholeNumber(argument ?? missing('N')), options.seed ?? 'zad', say);
    case 'clear-generated':
      say(`${(await withDatabase(clearGenerated)).toLocaleString('en')} generated products taken off.`);
      return 0;
    case 'demo':
      say(
        (await withDatabase((db) => loadDemo(db, createLog('warn'))))
          ? 'Demo catalogue loaded.'
          : 'There is a catalogue already.',
      );
      return 0;
    case 'baskets':
      return runBaskets(argument ?? missing('FILE'), say);
    case 'help':
      say(USAGE);
      return 0;
    default:
      throw new UsageError(command === undefined ? 'What should be done?' : `There is no command "${command}".`);
  }
}

interface Options {
  map?: string | undefined;
  report?: string | undefined;
  seed?: string | undefined;
  'dry-run'?: boolean | undefined;
  replace?: boolean | undefined;
}

function readArguments(argv: readonly string[]): { command?: string; argument?: string; options: Options } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        report: { type: 'string' },
        seed: { type: 'string' },
        'dry-run': { type: 'boolean' },
        replace: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    const [command, argument, extra] = values.help ? ['help'] : positionals;
    if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many.`);
    return { ...(command !== undefined && { command }), ...(argument !== undefined && { argument }), options: values };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}

function missing(what: string): never {
  throw new UsageError(`${what} is missing.`);
}

async function runImport(file: string, options: Options, say: (line: string) => void): Promise<number> {
  const progress = new Progress();
  const isDryRun = options['dry-run'] === true;
  const reportPath = options.report ?? `${file}.report.csv`;
  if (resolve(reportPath) === resolve(file)) throw new UsageError('The report would overwrite the file.');
  const map = options.map === undefined ? null : parseImportMap(await readMap(options.map));
  const request = {
    file,
    map,
    reportPath,
    isReplacing: options.replace === true,
    today: dubaiDay(new Date()),
    onProgress: (stage: string, done: number, total: number) => progress.show(stage, done, total),
  };
  const summary = isDryRun
    ? await importCatalogue(null, request)
    : await withDatabase((db) => importCatalogue(db, request));
  progress.finish();
  for (const line of saySummary(summary, isDryRun)) say(line);
  return summary.products === 0 ? 1 : 0;
}

async function runGenerate(count: number, seed: string, say: (line: string) => void): Promise<number> {
  const progress = new Progress();
  const onProgress = (done: number): void => progress.show('writing', done, count);
  await withDatabase((db) => generateCatalogue(db, { count, seed, onProgress }));
  progress.finish();
  say(`${count.toLocaleString('en')} generated products are on the shelves; clear-generated takes them off.`);
  return 0;
}

async function runBaskets(file: string, say: (line: string) => void): Promise<number> {
  const { baskets, lines, unknown, pairs } = await withDatabase((db) => loadBaskets(db, file, new Date()));
  say(`${baskets.toLocaleString('en')} baskets with ${lines.toLocaleString('en')} lines were added.`);
  if (unknown.length > 0) {
    say(`${unknown.length.toLocaleString('en')} products are not in the catalogue, such as "${unknown[0]}".`);
  }
  say(pairs === 0 ? 'No products are bought together more often than by chance.' : `${pairs} pairs go together.`);
  return baskets === 0 ? 1 : 0;
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new UsageError(`N must be a whole number from 1 to 9,999,999, not "${text}".`);
  return Number(text);
}

async function readMap(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new ImportError(`The map can't be read: ${(error as Error).message}`);
  }
}

async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  const store = await openCommandDatabase(settings, createLog(settings.logLevel));
  try {
    return await work(store.db);
  } finally {
    await store.close();
  }
}
