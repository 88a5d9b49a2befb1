/** The shape of a column map as JSON (docs/import.md): read strictly, so that a misspelt key is an error that names it. */
import { checked } from '#contract/wire-checks.ts';
import { bool, decimal, freeform, integer, list, nullable, oneOf, text, withDefault } from '#contract/wire-types.ts';
import { codec, join, record, WireError, type Codec, type FieldType } from '#contract/wire.ts';

import { ENCODINGS } from './find-encoding.ts';
import { FIELDS, type ProductField } from './map-fields.ts';
import { FORMATS } from './sniff-file.ts';

export const PRICE_RULES = ['median', 'min', 'max'] as const;

/** A part of a cell: the third piece of an address, the last of "Food > Dairy > Milk". */
export interface CellPart {
  splitBy: string;
  /** From 1; from the end where it is below zero. */
  part: number;
}

const words = checked(text(), (value) => value !== '', 'must be a text');

const partOfColumn = record({
  column: ['column', words],
  splitBy: ['splitBy', words],
  part: ['part', integer({ min: -100, max: 100 })],
});

const column: Codec<{ column: string; part: CellPart | null }> = codec(
  {},
  (value, path, reading) => {
    if (typeof value !== 'object') return { column: words.decode(value, path, reading), part: null };
    const { column: name, ...part } = partOfColumn.decode(value, path, reading);
    if (part.part === 0) throw new WireError(join(path, 'part'), 'must not be 0');
    return { column: name, part };
  },
  ({ column: name, part }) => (part === null ? name : { column: name, ...part }),
);

const bothNames: Codec<{ en: string; ar: string }> = codec(
  {},
  (value, path, reading) => {
    if (typeof value !== 'object') return { en: words.decode(value, path, reading), ar: '' };
    return record({ en: ['en', withDefault(text(200), '')], ar: ['ar', withDefault(text(200), '')] }).decode(
      value,
      path,
      reading,
    );
  },
  (value) => value,
);

/** An object with any names, whose values are all of one type. */
function dictionary<T>(inner: Codec<T>): Codec<Map<string, T>> {
  return codec(
    freeform.schema,
    (value, path, reading) =>
      new Map(
        Object.entries(freeform.decode(value, path, reading)).map(([name, one]) => [
          name,
          inner.decode(one, join(path, name), reading),
        ]),
      ),
    (value) => Object.fromEntries(value),
  );
}

/** An object with some of the fields. */
function byField<T>(
  inner: Codec<T>,
  fields: readonly ProductField[] = FIELDS,
): FieldType<Partial<Record<ProductField, T>>> {
  const table: Record<string, readonly [string, FieldType<T | null>]> = {};
  for (const field of fields) table[field] = [field, nullable(inner)];
  const all = record(table);
  return withDefault<Partial<Record<ProductField, T>>>(
    codec(
      all.schema,
      (value, path, reading) => {
        const found: Partial<Record<ProductField, T>> = {};
        const row = all.decode(value, path, reading);
        for (const field of fields) {
          const one = row[field];
          if (one !== null && one !== undefined) found[field] = one;
        }
        return found;
      },
      (value) => value,
    ),
    {},
  );
}

const skipRule = record({
  column: ['column', words],
  contains: ['contains', nullable(words)],
  equals: ['equals', nullable(words)],
  matches: ['matches', nullable(words)],
});

export const mapShape = record({
  format: ['format', nullable(oneOf(FORMATS))],
  encoding: ['encoding', nullable(oneOf(ENCODINGS))],
  delimiter: ['delimiter', nullable(words)],
  records: ['records', nullable(text())],
  columns: ['columns', byField(column)],
  defaults: ['defaults', byField(words)],
  names: ['names', byField(dictionary(bothNames), ['category', 'family', 'brand', 'origin'])],
  skipRows: ['skipRows', withDefault(list(skipRule, 100), [])],
  sameProduct: ['sameProduct', nullable(list(words, 20))],
  priceRule: ['priceRule', withDefault(oneOf(PRICE_RULES), 'median')],
  currency: ['currency', nullable(words)],
  rates: ['rates', withDefault(dictionary(decimal), new Map<string, number>())],
  weightFromName: ['weightFromName', withDefault(bool, false)],
  emptyCells: ['emptyCells', withDefault(oneOf(['keep', 'clear']), 'keep')],
});
