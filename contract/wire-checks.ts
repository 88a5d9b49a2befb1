import { list, text } from './wire-types.ts';
/** Types for a wire table that are made of other types: a further check, a choice by `kind`, an object written as a list. */
import { codec, join, WireError, type Codec, type Decoded, type JsonSchema, type Source } from './wire.ts';

/** The type, where a decoded value must also pass a check. `problem` ends the sentence that begins with the field's path. */
export function checked<T>(inner: Codec<T>, isRight: (value: T) => boolean, problem: string): Codec<T> {
  return codec<T>(
    inner.schema,
    (value, path, reading) => {
      const decoded = inner.decode(value, path, reading);
      if (!isRight(decoded)) throw new WireError(path, problem);
      return decoded;
    },
    (value) => inner.encode(value),
  );
}

/** A text with more than white space in it. */
export function filledText(maxLength = 4000): Codec<string> {
  return checked(text(maxLength), (value) => /\S/.test(value), 'must be a text that is not empty');
}

/** A list of at least one item. */
export function filledList<T>(item: Codec<T>): Codec<T[]> {
  return checked(list(item), (items) => items.length > 0, 'must hold at least one item');
}

type Kinds = Readonly<Record<string, Codec<object>>>;
type OneOfKinds<K extends Kinds> = { [Kind in keyof K & string]: { kind: Kind } & Decoded<K[Kind]> }[keyof K & string];

/** One of several objects, which its field `kind` tells apart. */
export function byKind<const K extends Kinds>(kinds: K): Codec<OneOfKinds<K>> {
  const schema: JsonSchema = {
    type: 'object',
    properties: { kind: { type: 'string', enum: Object.keys(kinds) } },
    required: ['kind'],
  };
  return codec<OneOfKinds<K>>(
    schema,
    (value, path, reading) => {
      const { kind, ...fields } = Object(value) as Source;
      const found = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
      if (!found) throw new WireError(join(path, 'kind'), `must be one of ${Object.keys(kinds).join(', ')}`);
      return { kind, ...found.decode(fields, path, reading) } as OneOfKinds<K>;
    },
    ({ kind, ...fields }) => ({ kind, ...(kinds[kind]?.encode(fields) as object) }),
  );
}

type Columns = Readonly<Record<string, Codec<unknown>>>;

/** An object that is written as a list of its values, in the order of the table. */
export function asList<const C extends Columns>(columns: C): Codec<{ [Name in keyof C]: Decoded<C[Name]> }> {
  const entries = Object.entries(columns);
  return codec<{ [Name in keyof C]: Decoded<C[Name]> }>(
    { type: 'array', maxItems: entries.length },
    (value, path, reading) => {
      if (!Array.isArray(value)) throw new WireError(path, 'must be a list');
      if (value.length > entries.length) throw new WireError(path, `must hold at most ${entries.length} items`);
      const cells = value as unknown[];
      const row = entries.map(([name, type], index) => [name, type.decode(cells[index], join(path, name), reading)]);
      return Object.fromEntries(row) as { [Name in keyof C]: Decoded<C[Name]> };
    },
    (row) => entries.map(([name, type]) => type.encode(row[name])),
  );
}
