/** The column map (docs/import.md), read from JSON and checked to the last key. */
import type { Bilingual } from '#contract/wire-types.ts';
import { WireError, type Decoded } from '#contract/wire.ts';

import { currencyInName, type Currencies } from './currencies.ts';
import type { FileEncoding } from './find-encoding.ts';
import { recognise, type ProductField } from './map-fields.ts';
import { mapShape, type PRICE_RULES, type CellPart } from './map-shapes.ts';
import type { Format } from './sniff-file.ts';
import { ImportError } from './source-row.ts';

export type PriceRule = (typeof PRICE_RULES)[number];

export interface SkipRule {
  column: string;
  test: 'contains' | 'equals' | 'matches';
  /** In small letters, or the expression's own text. */
  wanted: string;
  pattern: RegExp | null;
}

export interface ImportMap {
  format?: Format;
  encoding?: FileEncoding;
  delimiter?: string;
  /** Where a JSON document has its list, such as data.products. */
  records?: string;
  /** Column names by field; those left out are empty. */
  columns: Partial<Record<ProductField, string>>;
  /** Fields that are one piece of their column's cell. */
  parts: Partial<Record<ProductField, CellPart>>;
  defaults: Partial<Record<ProductField, string>>;
  /** What the file's own words for categories, families, brands and origins are called in the shop; words in small letters. */
  names: Partial<Record<ProductField, ReadonlyMap<string, Bilingual>>>;
  skipRows: SkipRule[];
  /** Columns that together make one product of several rows. */
  sameProduct?: string[];
  priceRule: PriceRule;
  /** Null where the map does not say what bare numbers are in. */
  currency: string | null;
  rates: Readonly<Record<string, number>>;
  /** Whether a row without a weight has it in its name. */
  isWeightInName: boolean;
  /** Whether an empty cell takes away what the catalogue has. */
  isEmptyClearing: boolean;
}

const SKIP_TESTS = ['contains', 'equals', 'matches'] as const;

/** @throws ImportError that names the key */
export function parseImportMap(text: string): ImportMap {
  try {
    return importMap(mapShape.decode(JSON.parse(text), '', { strict: true, fromText: false }));
  } catch (error) {
    if (error instanceof SyntaxError) throw new ImportError(`The map is no JSON: ${error.message}`);
    if (error instanceof WireError) throw new ImportError(`The map, ${error.message} (docs/import.md).`);
    throw error;
  }
}

function importMap(shape: Decoded<typeof mapShape>): ImportMap {
  const { format, encoding, delimiter, records, sameProduct, defaults, priceRule } = shape;
  if (delimiter !== null && (delimiter.length !== 1 || /["\r\n]/.test(delimiter)))
    problem('delimiter', 'must be one character');
  if (sameProduct?.length === 0) problem('sameProduct', 'must name at least one column');
  const currency = shape.currency === null ? null : currencyCode(shape.currency, 'currency');
  const rates = [...shape.rates].map(([code, rate]) => [currencyCode(code, 'rates'), rateOf(code, rate)] as const);
  const map: ImportMap = {
    ...(format !== null && { format }),
    ...(encoding !== null && { encoding }),
    ...(delimiter !== null && { delimiter }),
    ...(records !== null && { records }),
    ...(sameProduct !== null && { sameProduct }),
    columns: {},
    parts: {},
    defaults,
    names: {},
    skipRows: shape.skipRows.map(skipRule),
    priceRule,
    currency,
    rates: Object.fromEntries(rates),
    isWeightInName: shape.weightFromName,
    isEmptyClearing: shape.emptyCells === 'clear',
  };
  for (const [field, { column, part }] of entriesOf(shape.columns)) {
    map.columns[field] = column;
    if (part !== null) map.parts[field] = part;
  }
  for (const [field, names] of entriesOf(shape.names)) {
    map.names[field] = new Map([...names].map(([word, name]) => [word.toLowerCase(), name]));
  }
  return map;
}

/** What the header's own names say, for a file that comes without a map. */
export function automaticMap(names: readonly string[]): ImportMap {
  return { ...importMap(mapShape.decode({}, '', { strict: true, fromText: false })), columns: recognise(names) };
}

/**
 * Checks the map against the file's columns, and fills what it leaves open.
 * @throws ImportError that names the key and the columns there are
 */
export function settleMap(map: ImportMap, names: readonly string[]): ImportMap {
  const columns = Object.keys(map.columns).length === 0 ? recognise(names) : map.columns;
  const check = (name: string, key: string): void => {
    if (!names.includes(name)) problem(key, `there is no column "${name}"; the file has ${named(names)}`);
    if (names.includes(`${name}#2`)) {
      problem(
        key,
        `the file has more than one column "${name}"; the second is called "${name}#2": leave one out of the file or rename it`,
      );
    }
  };
  for (const [field, name] of Object.entries(columns)) check(name, `columns.${field}`);
  for (const [at, rule] of map.skipRows.entries()) check(rule.column, `skipRows[${at}].column`);
  for (const [at, name] of (map.sameProduct ?? []).entries()) check(name, `sameProduct[${at}]`);
  if (columns.nameEn === undefined && columns.nameAr === undefined) {
    throw new ImportError(
      `No column is known to be the name: say which in a map ("columns": {"nameEn": ...}). The file has ${named(names)}.`,
    );
  }
  if (columns.price === undefined) {
    throw new ImportError(
      `No column is known to be the price: say which in a map ("columns": {"price": ...}). The file has ${named(names)}.`,
    );
  }
  const currency = map.currency ?? currencyInName(columns.price);
  if (currency !== null && currency !== 'AED' && map.rates[currency] === undefined) {
    throw new ImportError(
      `Prices are in ${currency}${map.currency === null ? ` by the name of the column "${columns.price}"` : ''}: say in the map how many dirhams one is ("rates": {"${currency}": ...}).`,
    );
  }
  const defaults = { ...map.defaults };
  if (columns.category === undefined && defaults.category === undefined) {
    Object.assign(defaults, { category: 'Other', categoryAr: 'أخرى' });
  }
  return { ...map, columns, defaults, currency };
}

function named(names: readonly string[]): string {
  const shown = names.slice(0, 30).map((name) => `"${name.slice(0, 40)}"`);
  return shown.join(', ') + (names.length > 30 ? ` and ${names.length - 30} more` : '');
}

/** What the map says of currencies. */
export function currenciesOf({ currency, rates }: ImportMap): Currencies {
  return { own: currency ?? 'AED', rates };
}

function entriesOf<T>(byField: Partial<Record<ProductField, T>>): [ProductField, T][] {
  return Object.entries(byField) as [ProductField, T][];
}

function currencyCode(text: string, where: string): string {
  const code = text.toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : problem(where, `"${code.slice(0, 20)}" is no currency code such as GBP`);
}

function rateOf(code: string, rate: number): number {
  return rate > 0 && rate < 1000 ? rate : problem(`rates.${code}`, 'must be how many dirhams one of it is');
}

function skipRule(rule: Decoded<typeof mapShape>['skipRows'][number], at: number): SkipRule {
  const tests = SKIP_TESTS.filter((test) => rule[test] !== null);
  const [test] = tests;
  if (test === undefined || tests.length > 1) problem(`skipRows[${at}]`, `must have one of ${SKIP_TESTS.join(', ')}`);
  const wanted = rule[test] ?? '';
  const pattern = test === 'matches' ? expression(wanted, `skipRows[${at}].matches`) : null;
  return { column: rule.column, test, wanted: pattern ? wanted : wanted.toLowerCase(), pattern };
}

function expression(text: string, where: string): RegExp {
  try {
    return new RegExp(text, 'iu');
  } catch (error) {
    problem(where, `is no regular expression: ${(error as Error).message}`);
  }
}

function problem(where: string, sentence: string): never {
  throw new ImportError(`The map, ${where}: ${sentence}.`);
}
