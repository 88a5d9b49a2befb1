import { attempt } from '#contract/call.ts';
import type { RowValue } from '#contract/rules/mutation.ts';
import { LENIENT, record, type Codec, type Decoded } from '#contract/wire.ts';

/** A kind of row that a shopper edits without signal, said once: the device reads it so, and the server's table has these columns. */
export interface Row<Value = RowValue> {
  /** What its keys begin with; the parts after it are divided by `|`. */
  readonly prefix: string;
  /** The parts of its key. */
  readonly key: readonly string[];
  /** The names of its value's fields. */
  readonly fields: readonly string[];
  /** Null for what is not such a row: stored rows are untrusted (docs/security.md row 7). */
  read(value: unknown): Value | null;
}

type Fields = Readonly<Record<string, Codec<unknown>>>;
type ValueOf<F extends Fields> = { readonly [Name in keyof F]: Decoded<F[Name]> };

export type Valued<R> = R extends Row<infer Value> ? Value : never;

export function defineRow<const F extends Fields>(row: {
  prefix: string;
  key: readonly string[];
  fields: F;
}): Row<ValueOf<F>> {
  const codec = record(
    Object.fromEntries(Object.entries(row.fields).map(([name, type]) => [name, [name, type] as const])),
  );
  return {
    prefix: row.prefix,
    key: row.key,
    fields: Object.keys(row.fields),
    read: (value) => {
      const read = attempt(() => codec.decode(value, '', LENIENT));
      return read.ok ? (read.value as ValueOf<F>) : null;
    },
  };
}
