/**
 * A named edit that the device and the server run alike (docs/decisions, offline edits): the device on what it has, to show it at
 * once; the server on its own rows, to decide. It says which rows it must see, then what becomes of them; it reads no clock and
 * draws no chance, so that it comes out the same each time.
 */
import type { Codec } from '#contract/wire.ts';

/** What a key holds: plain JSON. */
export type RowValue = Readonly<Record<string, unknown>>;

/** The rows as they stand before the edit. What was deleted is not there. */
export interface Rows {
  get(key: string): RowValue | undefined;
  /** Everything whose key begins so, in the order of the keys. */
  below(prefix: string): readonly (readonly [key: string, value: RowValue])[];
  /** Whether another device changed (or deleted) the row after version `seen`. A device knows of none: false. */
  isChangedElsewhere(key: string, seen: number): boolean;
}

/** A key and its new value; null deletes. */
export type Change = readonly [key: string, value: RowValue | null];

/** Why an edit was refused: the shopper reads the sentence of contract/messages/sync.ts. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];
export const REFUSAL_CODES = [
  'list_gone',
  'list_changed',
  'name_blank',
  'too_many',
  'no_such_product',
  'no_box',
  'box_full',
  'box_taken',
  'not_movable',
  'is_regular',
  'invalid',
  'internal',
] as const;

export type Effect =
  | { readonly changes: readonly Change[]; readonly refused?: never }
  | { readonly refused: RefusalCode; readonly changes?: never };

export interface Mutation<Args = unknown, Name extends string = string> {
  /** noun.verb; stored with every edit that waits, so it never changes its meaning. */
  readonly name: Name;
  /** An argument called `seen` is the version of the shopper's rows that the device had; an edit tried again gets a new one. */
  readonly args: Codec<Args>;
  /** The one key that it is about: whose standing ('on this device', 'needs attention') it decides. */
  about(args: Args): string;
  /** Keys it must see, and prefixes (ending with `|` or `:`) of which it must see all. */
  needs(args: Args): readonly string[];
  apply(rows: Rows, args: Args): Effect;
}

export const NOTHING: Effect = { changes: [] };

/** Keeps the type of the arguments while it is written; a registry holds it with unknown ones, which `args` decodes. */
export function defineMutation<const Name extends string, Args>(mutation: Mutation<Args, Name>): Mutation<Args, Name> {
  return mutation;
}
