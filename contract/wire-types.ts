/** The types a wire table is written in. Each decodes to our own plain value and encodes back to theirs. */
import { codec, WireError, type Codec, type FieldType, type JsonSchema, type Source } from './wire.ts';

/** A text of at most `maxLength` UTF-16 units. */
export function text(maxLength = 4000): Codec<string> {
  return codec(
    { type: 'string', maxLength },
    (value, path) => {
      if (typeof value !== 'string') throw new WireError(path, 'must be a text');
      if (value.length > maxLength) throw new WireError(path, `must be at most ${maxLength} characters`);
      // PostgreSQL keeps every character but this one.
      if (value.includes('\0')) throw new WireError(path, 'must not hold a null character');
      return value;
    },
    (value) => value,
  );
}

/** A whole number. */
export function integer(limits: { min?: number; max?: number } = {}): Codec<number> {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = limits;
  return codec(
    {
      type: 'integer',
      ...(limits.min !== undefined && { minimum: min }),
      ...(limits.max !== undefined && { maximum: max }),
    },
    (value, path, reading) => {
      const number =
        reading.fromText && typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
      if (typeof number !== 'number' || !Number.isSafeInteger(number))
        throw new WireError(path, 'must be a whole number');
      if (number < min || number > max) throw new WireError(path, `must be from ${min} to ${max}`);
      return number;
    },
    (value) => value,
  );
}

/** A measured figure, such as grams of protein. */
export const decimal: Codec<number> = codec(
  { type: 'number' },
  (value, path) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new WireError(path, 'must be a number');
    return value;
  },
  (value) => value,
);

/** An amount: AED with two decimals on the wire, a whole count of fils inside. */
export const fils: Codec<number> = codec(
  { type: 'number', description: 'AED, two decimals' },
  (value, path) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new WireError(path, 'must be an amount');
    const count = Math.round(value * 100);
    if (Math.abs(value * 100 - count) > 1e-6) throw new WireError(path, 'must have at most two decimals');
    return count;
  },
  (value) => value / 100,
);

/** An amount where 0 or null says that there is none (spec section 3: stockPromotionRate). */
export const filsOrNone: Codec<number | null> = codec(
  { type: ['number', 'null'], description: 'AED, two decimals; 0 or null is none' },
  (value, path, reading) => (value === null || value === 0 ? null : fils.decode(value, path, reading)),
  (value) => (value === null ? 0 : fils.encode(value)),
);

/** A yes or no that the wire writes as 1 or 0. */
export const flag: Codec<boolean> = codec(
  { type: 'integer', enum: [0, 1] },
  (value, path) => {
    if (value !== 0 && value !== 1) throw new WireError(path, 'must be 0 or 1');
    return value === 1;
  },
  (value) => (value ? 1 : 0),
);

export const bool: Codec<boolean> = codec(
  { type: 'boolean' },
  (value, path) => {
    if (typeof value !== 'boolean') throw new WireError(path, 'must be true or false');
    return value;
  },
  (value) => value,
);

/** An object whose fields only people read, such as a file of what the shop holds of somebody. */
/** As `freeform`, but at most so many characters of JSON. */
export function freeformWithin(most: number): Codec<Readonly<Record<string, unknown>>> {
  return codec(
    freeform.schema,
    (value, path, how) => {
      const object = freeform.decode(value, path, how);
      if (JSON.stringify(object).length > most) throw new WireError(path, `must be at most ${most} characters of JSON`);
      return object;
    },
    (value) => value,
  );
}

export const freeform: Codec<Readonly<Record<string, unknown>>> = codec(
  { type: 'object', additionalProperties: true },
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new WireError(path, 'must be an object');
    return value as Record<string, unknown>;
  },
  (value) => value,
);

/** One of a few words. */
export function oneOf<const T extends string>(words: readonly T[]): Codec<T> {
  return codec<T>(
    { type: 'string', enum: words },
    (value, path) => {
      const word = words.find((known) => known === value);
      if (word === undefined) throw new WireError(path, `must be one of ${words.join(', ')}`);
      return word;
    },
    (value) => value,
  );
}

/** One of a few numbers, each with a name of ours. */
export function codes<const T extends Record<string, number>>(table: T): Codec<keyof T & string> {
  const entries = Object.entries(table);
  return codec<keyof T & string>(
    { type: 'integer', enum: entries.map(([, code]) => code) },
    (value, path) => {
      const entry = entries.find(([, code]) => code === value);
      if (!entry) throw new WireError(path, `must be one of ${entries.map(([, code]) => code).join(', ')}`);
      return entry[0];
    },
    (value) => table[value],
  );
}

/** The same, where a number that the table does not name means `fallback`: one unknown status must not fail a whole answer. */
export function codesOr<const T extends Record<string, number>>(
  table: T,
  fallback: keyof T & string,
): Codec<keyof T & string> {
  const known = codes(table);
  const isKnown = (value: unknown): boolean => Object.values(table).some((code) => code === value);
  return codec<keyof T & string>(
    {
      type: 'integer',
      description: Object.entries(table)
        .map(([name, code]) => `${code} is ${name}`)
        .join(', '),
    },
    (value, path, reading) => {
      if (isKnown(value)) return known.decode(value, path, reading);
      integer().decode(value, path, reading);
      return fallback;
    },
    (value) => known.encode(value),
  );
}

/** The type, or `fallback` where the field is missing or null; always sent. */
export function orElse<T>(inner: Codec<T>, fallback: T): Codec<T> {
  return codec<T>(
    inner.schema,
    (value, path, reading) => inner.decode(value ?? fallback, path, reading),
    (value) => inner.encode(value),
    true,
  );
}

/** A list of at most `maxItems`; a query string's single value counts as a list of one. */
export function list<T>(item: Codec<T>, maxItems = 10_000): Codec<T[]> {
  return codec<T[]>(
    { type: 'array', items: item.schema, maxItems },
    (value, path, reading) => {
      const items: unknown =
        reading.fromText && value !== undefined && !Array.isArray(value) ? [value] : (value ?? undefined);
      if (reading.fromText && items === undefined) return [];
      if (!Array.isArray(items)) throw new WireError(path, 'must be a list');
      if (items.length > maxItems) throw new WireError(path, `must hold at most ${maxItems} items`);
      return items.map((one, index) => item.decode(one, `${path}[${index}]`, reading));
    },
    (value) => value.map((one) => item.encode(one)),
  );
}

/** Null, or the type. */
export function nullable<T>(inner: Codec<T>): Codec<T | null> {
  return codec<T | null>(
    { ...inner.schema, type: [...[inner.schema.type ?? 'object'].flat(), 'null'] },
    (value, path, reading) => (value === null || value === undefined ? null : inner.decode(value, path, reading)),
    (value) => (value === null ? null : inner.encode(value)),
  );
}

/** The type, or `fallback` where the field is missing; not sent when it is the fallback. */
export function withDefault<T>(inner: Codec<T>, fallback: T): Codec<T> {
  return codec<T>(
    inner.schema,
    (value, path, reading) => (value === undefined || value === '' ? fallback : inner.decode(value, path, reading)),
    (value) => (value === fallback ? undefined : inner.encode(value)),
    true,
  );
}

/** A text where certain words say that there is none: 'NO', 'NO MD', the empty text. */
export function textUnless(none: readonly [string, ...string[]]): Codec<string | null> {
  return codec<string | null>(
    { type: 'string', description: `${none.map((word) => `'${word}'`).join(' or ')} is none` },
    (value, path) => {
      if (value === null || value === undefined) return null;
      if (typeof value !== 'string') throw new WireError(path, 'must be a text');
      return none.includes(value) ? null : value;
    },
    (value) => value ?? none[0],
  );
}

/** A badge picture (spec section 2, Labels): shown only when it is an http(s) URL and not 'NO'. */
export const badgeUrl: Codec<string | null> = codec<string | null>(
  { type: 'string', description: "an http(s) URL; 'NO' is none" },
  (value) => (typeof value === 'string' && /^https?:\/\//.test(value) ? value : null),
  (value) => value ?? 'NO',
);

/** One text in both languages: `name` holds the English and `nameAr` the Arabic. */
export interface Bilingual {
  en: string;
  ar: string;
}

/** A bilingual text under `name` and `name`Ar. */
export function bilingual(maxLength = 4000): FieldType<Bilingual> {
  const part = text(maxLength);
  return pairOf(
    part,
    (en, ar) => ({ en, ar }),
    (value) => value,
  );
}

/** A bilingual text, or none when the English is one of the given words. */
export function bilingualUnless(none: readonly [string, ...string[]]): FieldType<Bilingual | null> {
  return bilingualOr(textUnless(none));
}

/** A bilingual text, or none; one that is in no Arabic is the same in both. */
export function bilingualOr(part: Codec<string | null>): FieldType<Bilingual | null> {
  return pairOf<string | null, Bilingual | null>(
    part,
    (en, ar) => (en === null ? null : { en, ar: ar ?? en }),
    (value) => value ?? { en: null, ar: null },
  );
}

function pairOf<P, T>(part: Codec<P>, make: (en: P, ar: P) => T, split: (value: T) => { en: P; ar: P }): FieldType<T> {
  const names = (name: string): string[] => [name, `${name}Ar`];
  return {
    names,
    read: (source, name, path, reading) =>
      make(part.read(source, name, path, reading), part.read(source, `${name}Ar`, path, reading)),
    write: (target, name, value) => {
      const { en, ar } = split(value);
      part.write(target, name, en);
      part.write(target, `${name}Ar`, ar);
    },
    describe: (name) => describeAll(names(name), part.schema),
  };
}

function describeAll(
  names: string[],
  schema: JsonSchema,
): { properties: Record<string, JsonSchema>; required: string[] } {
  return { properties: Object.fromEntries(names.map((name) => [name, schema])), required: names };
}

/** A few numbered fields (`labelTopOne` to `labelTopFour`) read as one list, the empty ones left out. */
export function slots<T>(suffixes: readonly string[], part: FieldType<T | null>): FieldType<T[]> {
  const each = <R>(name: string, visit: (slot: string, index: number) => R): R[] =>
    suffixes.map((suffix, index) => visit(`${name}${suffix}`, index));
  return {
    names: (name) => each(name, (slot) => part.names(slot)).flat(),
    read: (source: Source, name, path, reading) =>
      each(name, (slot) => part.read(source, slot, path, reading)).filter((value) => value !== null),
    write: (target, name, values) => {
      each(name, (slot, index) => part.write(target, slot, values[index] ?? null));
    },
    describe: (name) => {
      const parts = each(name, (slot) => part.describe(slot));
      return {
        properties: Object.assign({}, ...parts.map((one) => one.properties)) as Record<string, JsonSchema>,
        required: parts.flatMap((one) => one.required),
      };
    },
  };
}
