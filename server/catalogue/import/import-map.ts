/** The column map (docs/import.md), read from JSON and checked to the last key. */
import { FIELDS, recognise, type Field } from './map-fields.ts';
import { ENCODINGS, FORMATS, type Encoding, type Format } from './sniff-file.ts';
import { ImportError } from './source-row.ts';

export const PRICE_RULES = ['median', 'min', 'max'] as const;
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
  encoding?: Encoding;
  delimiter?: string;
  /** Where a JSON document has its list, such as data.products. */
  records?: string;
  /** Column names by field; those left out are empty. */
  columns: Partial<Record<Field, string>>;
  defaults: Partial<Record<Field, string>>;
  skipRows: SkipRule[];
  /** Columns that together make one product of several rows. */
  sameProduct?: string[];
  priceRule: PriceRule;
}

const KEYS = [
  'format',
  'encoding',
  'delimiter',
  'records',
  'columns',
  'defaults',
  'skipRows',
  'sameProduct',
  'priceRule',
];
const TESTS = ['contains', 'equals', 'matches'] as const;

/** @throws ImportError that names the key */
export function parseImportMap(text: string): ImportMap {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ImportError(`The map is no JSON: ${(error as Error).message}`);
  }
  const map = objectOf(value, 'top level', KEYS);
  const columns = textsByField(map.columns ?? {}, 'columns');
  const result: ImportMap = {
    columns,
    defaults: textsByField(map.defaults ?? {}, 'defaults'),
    skipRows: listOf(map.skipRows ?? [], 'skipRows').map(skipRule),
    priceRule: oneOf(map.priceRule ?? 'median', PRICE_RULES, 'priceRule'),
  };
  if (map.format !== undefined) result.format = oneOf(map.format, FORMATS, 'format');
  if (map.encoding !== undefined) result.encoding = oneOf(map.encoding, ENCODINGS, 'encoding');
  if (map.records !== undefined) result.records = textOf(map.records, 'records', true);
  if (map.delimiter !== undefined) {
    result.delimiter = textOf(map.delimiter, 'delimiter');
    if (result.delimiter.length !== 1 || /["\r\n]/.test(result.delimiter))
      problem('delimiter', 'must be one character');
  }
  if (map.sameProduct !== undefined) {
    result.sameProduct = listOf(map.sameProduct, 'sameProduct').map((name, at) => textOf(name, `sameProduct[${at}]`));
    if (result.sameProduct.length === 0) problem('sameProduct', 'must name at least one column');
  }
  return result;
}

/** What the header's own names say, for a file that comes without a map. */
export function automaticMap(names: readonly string[]): ImportMap {
  return { columns: recognise(names), defaults: {}, skipRows: [], priceRule: 'median' };
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
  const defaults = { ...map.defaults };
  if (columns.category === undefined && defaults.category === undefined) {
    Object.assign(defaults, { category: 'Other', categoryAr: 'أخرى' });
  }
  return { ...map, columns, defaults };
}

function named(names: readonly string[]): string {
  const shown = names.slice(0, 30).map((name) => `"${name.slice(0, 40)}"`);
  return shown.join(', ') + (names.length > 30 ? ` and ${names.length - 30} more` : '');
}

function skipRule(value: unknown, at: number): SkipRule {
  const where = `skipRows[${at}]`;
  const rule = objectOf(value, where, ['column', ...TESTS]);
  const tests = TESTS.filter((test) => rule[test] !== undefined);
  const [test] = tests;
  if (test === undefined || tests.length > 1) problem(where, `must have one of ${TESTS.join(', ')}`);
  const wanted = textOf(rule[test], `${where}.${test}`);
  const pattern = test === 'matches' ? expression(wanted, `${where}.matches`) : null;
  return {
    column: textOf(rule.column, `${where}.column`),
    test,
    wanted: pattern ? wanted : wanted.toLowerCase(),
    pattern,
  };
}

function expression(text: string, where: string): RegExp {
  try {
    return new RegExp(text, 'iu');
  } catch (error) {
    problem(where, `is no regular expression: ${(error as Error).message}`);
  }
}

function textsByField(value: unknown, where: string): Partial<Record<Field, string>> {
  const found = objectOf(value, where, FIELDS);
  return Object.fromEntries(Object.entries(found).map(([field, text]) => [field, textOf(text, `${where}.${field}`)]));
}

function objectOf(value: unknown, where: string, known: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) problem(where, 'must be an object');
  const stranger = Object.keys(value).find((key) => !known.includes(key));
  if (stranger !== undefined)
    problem(where, `"${stranger.slice(0, 40)}" is not a known key; known are ${known.join(', ')}`);
  return value as Record<string, unknown>;
}

function listOf(value: unknown, where: string): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : problem(where, 'must be a list');
}

function textOf(value: unknown, where: string, mayBeEmpty = false): string {
  return typeof value === 'string' && (mayBeEmpty || value !== '') ? value : problem(where, 'must be a text');
}

function oneOf<T extends string>(value: unknown, known: readonly T[], where: string): T {
  return known.find((one) => one === value) ?? problem(where, `must be one of ${known.join(', ')}`);
}

function problem(where: string, sentence: string): never {
  throw new ImportError(`The map, ${where}: ${sentence}.`);
}
