/** How the keys and values of contract/rules stand in tables: one entry a table, out of which all its SQL is made. */
import type { RowValue } from '#contract/rules/mutation.ts';

type SqlType = 'text' | 'integer' | 'bigint' | 'boolean';

/** A field of the value: its column, and what stands there in a tombstone. */
type Field = readonly [column: string, type: SqlType, blank: string | number | boolean | null];

export interface RowKind {
  /** What its keys begin with; the parts after it are divided by `|`. */
  readonly prefix: string;
  readonly table: string;
  readonly key: readonly string[];
  readonly fields: Readonly<Record<string, Field>>;
}

export const rowKinds: readonly RowKind[] = [
  {
    prefix: 'L:',
    table: 'shop_list',
    key: ['list_id'],
    fields: { name: ['name', 'text', ''], madeAt: ['made_at', 'text', ''] },
  },
  {
    prefix: 'I:',
    table: 'shop_item',
    key: ['list_id', 'stock_code'],
    fields: {
      quantity: ['quantity', 'integer', 0],
      isChecked: ['is_checked', 'boolean', false],
      rank: ['rank', 'text', ''],
    },
  },
  { prefix: 'F:', table: 'favourite', key: ['stock_code'], fields: { since: ['since', 'text', ''] } },
  {
    prefix: 'C:',
    table: 'draft_line',
    key: ['cart_type', 'stock_code'],
    fields: {
      quantity: ['quantity', 'integer', 0],
      seenPrice: ['seen_price', 'bigint', 0],
      since: ['since', 'text', ''],
      message: ['message', 'text', null],
      isGiftWrapped: ['is_gift_wrapped', 'boolean', false],
    },
  },
  { prefix: 'N:', table: 'notify', key: ['stock_code'], fields: {} },
];

export function kindOf(key: string): RowKind | undefined {
  return rowKinds.find(({ prefix }) => key.startsWith(prefix));
}

/** The parts of a key in the order of its columns. */
export function partsOf(kind: RowKind, key: string): string[] {
  return key.slice(kind.prefix.length).split('|');
}

/** Whether the tables can hold the row, and give it back the same. */
export function isStorable(key: string, value: RowValue | null): boolean {
  const kind = kindOf(key);
  if (!kind || isTorn(key) || Object.values(value ?? {}).some(isTorn)) return false;
  const parts = partsOf(kind, key);
  return parts.length === kind.key.length && parts.every((part) => part !== '');
}

/** Holds half a character, which UTF-8 has none for. */
function isTorn(text: unknown): boolean {
  return typeof text === 'string' && /\p{Surrogate}/u.test(text);
}

/** A column of several rows: its name, its type, and what stands there in each. */
export type Column = readonly [name: string, type: string, values: readonly unknown[]];

/** The columns of rows and, where the value is null, of tombstones; those of the key come first. */
export function columnsOf(
  kind: RowKind,
  rows: readonly { readonly key: string; readonly value: RowValue | null }[],
): Column[] {
  const parts = rows.map(({ key }) => partsOf(kind, key));
  return [
    ...kind.key.map((name, index): Column => [name, 'text', parts.map((part) => part[index])]),
    ...Object.entries(kind.fields).map(
      ([field, [name, type, blank]]): Column => [name, type, rows.map(({ value }) => value?.[field] ?? blank)],
    ),
  ];
}
