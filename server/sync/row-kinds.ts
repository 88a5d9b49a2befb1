/** How the keys and values of contract/rules stand in tables: one entry a table, out of which all its SQL is made. */
import type { RowValue } from '#contract/rules/mutation.ts';

import type { Column } from './insert-rows.ts';

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

/** Contains a lone surrogate, which UTF-8 cannot encode. */
function isTorn(text: unknown): boolean {
  return typeof text === 'string' && /\p{Surrogate}/u.test(text);
}

/** The columns of the rows' keys. */
export function keyColumns(kind: RowKind, rows: readonly { readonly key: string }[]): Column[] {
  const parts = rows.map(({ key }) => partsOf(kind, key));
  return kind.key.map((name, index) => ({ name, type: 'text', values: parts.map((part) => part[index]) }));
}

/** The columns of their values; those of a tombstone, whose value is null, hold blanks. */
export function valueColumns(kind: RowKind, rows: readonly { readonly value: RowValue | null }[]): Column[] {
  return Object.entries(kind.fields).map(([field, [name, type, blank]]) => ({
    name,
    type,
    values: rows.map(({ value }) => value?.[field] ?? blank),
  }));
}
