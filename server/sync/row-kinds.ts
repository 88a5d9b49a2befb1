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

/** Whether the tables can hold the key and give it back the same. */
export function isStorableKey(key: string): boolean {
  const kind = kindOf(key);
  if (!kind || /\p{Surrogate}/u.test(key)) return false;
  const parts = partsOf(kind, key);
  return parts.length === kind.key.length && parts.every((part) => part !== '');
}

/** The columns of a row or, where the value is null, of its tombstone. */
export function columnsOf(kind: RowKind, key: string, value: RowValue | null): Record<string, unknown> {
  const parts = partsOf(kind, key);
  const columns: Record<string, unknown> = {};
  kind.key.forEach((column, index) => (columns[column] = parts[index]));
  for (const [field, [column, , blank]] of Object.entries(kind.fields)) columns[column] = value?.[field] ?? blank;
  return columns;
}
