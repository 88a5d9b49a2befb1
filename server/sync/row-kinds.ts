/** The tables that hold the rows of contract/rows: one entry a table, out of which all its SQL is made. */
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { cartLines } from '#contract/rows/cart.ts';
import { favourites } from '#contract/rows/favourites.ts';
import { items } from '#contract/rows/items.ts';
import { lists } from '#contract/rows/lists.ts';
import { notifications } from '#contract/rows/notify.ts';
import type { Row } from '#contract/rows/row.ts';
import type { RowValue } from '#contract/rules/mutation.ts';
import type { Column } from '#server/kit/insert-rows.ts';

import { draftLine, favourite, notify, shopItem, shopList } from './table.ts';

/** A field of the value: its column, and what stands there in a tombstone. */
type Field = readonly [column: string, type: string, blank: string | number | boolean | null];

export interface RowKind {
  /** What its keys begin with; the parts after it are divided by `|`. */
  readonly prefix: string;
  readonly table: string;
  readonly key: readonly string[];
  readonly fields: Readonly<Record<string, Field>>;
}

/** By the type of a column. */
const BLANKS: Readonly<Record<string, string | number | boolean>> = { string: '', number: 0, boolean: false };

export const rowKinds: readonly RowKind[] = [
  kindIn(shopList, lists),
  kindIn(shopItem, items),
  kindIn(favourite, favourites),
  kindIn(draftLine, cartLines),
  kindIn(notify, notifications),
];

/** The table has a column under each name of the row's key and fields. */
function kindIn(table: PgTable, row: Row): RowKind {
  const columns = getTableColumns(table);
  const columnOf = (name: string): PgColumn => {
    const column = columns[name];
    if (!column) throw new Error(`${getTableName(table)} has no column for ${name}`);
    return column;
  };
  return {
    prefix: row.prefix,
    table: getTableName(table),
    key: row.key.map((part) => columnOf(part).name),
    fields: Object.fromEntries(row.fields.map((field) => [field, fieldOf(columnOf(field))])),
  };
}

function fieldOf(column: PgColumn): Field {
  const blank = BLANKS[column.dataType];
  if (blank === undefined) throw new Error(`What a tombstone holds in ${column.name} is not known`);
  return [column.name, column.getSQLType(), column.notNull ? blank : null];
}

export function rowKindOf(key: string): RowKind | undefined {
  return rowKinds.find(({ prefix }) => key.startsWith(prefix));
}

/** The parts of a key in the order of its columns. */
export function partsOf(kind: RowKind, key: string): string[] {
  return key.slice(kind.prefix.length).split('|');
}

/** Whether the tables can hold the row, and give it back the same. */
export function isStorable(key: string, value: RowValue | null): boolean {
  const kind = rowKindOf(key);
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
