/**
 * The codec: one table of `ours: [theirs, type]` decodes what comes off the wire and encodes what goes onto it.
 * Wire names are odd (spec storefront.md section 3) and live in these tables alone, which makes the tables the glossary.
 */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  enum?: readonly (string | number)[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  format?: string;
}

/** How to read: `strict` refuses unknown keys (requests, security row 24); `fromText` reads numbers out of query strings. */
export interface Reading {
  strict: boolean;
  fromText: boolean;
}

/** What is wrong with a value, with the wire path of the field it was found in: `data.products[3].stockRate`. */
export class WireError extends Error {
  readonly path: string;
  constructor(path: string, problem: string) {
    super(`${path === '' ? 'value' : path}: ${problem}`);
    this.name = 'WireError';
    this.path = path;
  }
}

export type Source = Record<string, unknown>;

/** A type that can stand under one or more names of an object. */
export interface FieldType<T> {
  names(name: string): string[];
  read(source: Source, name: string, path: string, reading: Reading): T;
  write(target: Source, name: string, value: T): void;
  describe(name: string): { properties: Record<string, JsonSchema>; required: string[] };
}

/** A type of a single value. */
export interface Codec<T> extends FieldType<T> {
  decode(value: unknown, path: string, reading: Reading): T;
  encode(value: T): unknown;
  readonly schema: JsonSchema;
}

export type Decoded<C> = C extends FieldType<infer T> ? T : never;

/** Lifts a value codec into a field; `isOptional` leaves it out of the schema's required list. */
export function codec<T>(
  schema: JsonSchema,
  decode: (value: unknown, path: string, reading: Reading) => T,
  encode: (value: T) => unknown,
  isOptional = false,
): Codec<T> {
  return {
    schema,
    decode,
    encode,
    names: (name) => [name],
    read: (source, name, path, reading) => decode(source[name], join(path, name), reading),
    write: (target, name, value) => {
      const encoded = encode(value);
      if (encoded !== undefined) target[name] = encoded;
    },
    describe: (name) => ({ properties: { [name]: schema }, required: isOptional ? [] : [name] }),
  };
}

export function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

export const LENIENT: Reading = { strict: false, fromText: false };

type Table = Record<string, readonly [string, FieldType<unknown>]>;
type RowOf<T extends Table> = { [K in keyof T]: Decoded<T[K][1]> };

/** An object, from a table of `ours: [theirs, type]`. */
export function record<const T extends Table>(table: T): Codec<RowOf<T>> {
  const rows = Object.entries(table);
  const described = rows.map(([, [theirs, type]]) => type.describe(theirs));
  const known = new Set(rows.flatMap(([, [theirs, type]]) => type.names(theirs)));
  const schema: JsonSchema = {
    type: 'object',
    properties: Object.assign({}, ...described.map((part) => part.properties)) as Record<string, JsonSchema>,
    required: described.flatMap((part) => part.required),
  };
  return codec<RowOf<T>>(
    schema,
    (value, path, reading) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new WireError(path, 'must be an object');
      }
      const source = value as Source;
      if (reading.strict) {
        const stranger = Object.keys(source).find((name) => !known.has(name));
        if (stranger !== undefined) throw new WireError(join(path, stranger.slice(0, 60)), 'is not a known field');
      }
      const result: Source = {};
      for (const [ours, [theirs, type]] of rows) result[ours] = type.read(source, theirs, path, reading);
      return result as RowOf<T>;
    },
    (row) => {
      const target: Source = {};
      for (const [ours, [theirs, type]] of rows) type.write(target, theirs, (row as Source)[ours]);
      return target;
    },
  );
}
