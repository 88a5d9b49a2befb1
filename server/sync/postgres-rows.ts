/** The SQL of the shopper's rows: one statement a table, however many rows. */
import { sql, type SQL } from 'drizzle-orm';

import type { RowValue } from '#contract/rules/mutation.ts';
import type { Queryable } from '#server/kit/database.ts';

import { columnsOf, kindOf, partsOf, rowKinds, type Column, type RowKind } from './row-kinds.ts';
import type { StoredRow } from './sync-store.ts';

/** What a select of `selected` gives: bigint comes as text. */
export interface SelectedRow extends Record<string, unknown> {
  key: string;
  value: RowValue | null;
  v: string;
  by: string;
}

/** The kind's rows as keys and values, with what follows `from table`. */
export function selected(kind: RowKind, rest: SQL): SQL {
  const key = kind.key.map((column) => `"${column}"`).join(` || '|' || `);
  const pairs = Object.entries(kind.fields).map(([field, [column]]) => `'${field}', "${column}"`);
  const value = `case when gone is null then json_build_object(${pairs.join(', ')}) end`;
  return sql`select ${sql.raw(`'${kind.prefix}' || ${key} as key, ${value} as value, v, by_client as by from "${kind.table}"`)} ${rest}`;
}

/** Rows and tombstones of keys and of all below prefixes; a table that nothing is asked of is not read. */
export async function readRows(db: Queryable, userId: number, needs: readonly string[]): Promise<StoredRow[]> {
  const found: StoredRow[] = [];
  for (const kind of rowKinds) {
    const wanted = needs.filter((need) => kindOf(need) === kind);
    if (wanted.length === 0) continue;
    const rest = sql`where user_id = ${userId} and (${wantedOf(kind, wanted)})`;
    const { rows } = await db.execute<SelectedRow>(selected(kind, rest));
    found.push(...rows.map(({ key, value, v, by }) => ({ key, value, v: Number(v), byClient: by })));
  }
  return found;
}

function wantedOf(kind: RowKind, wanted: readonly string[]): SQL {
  if (wanted.includes(kind.prefix)) return sql`true`;
  const [first = '', second] = kind.key;
  const shelves = wanted.filter((need) => need.endsWith('|')).map((need) => partsOf(kind, need)[0]);
  const keys = wanted.filter((need) => !need.endsWith('|')).map((need) => partsOf(kind, need));
  const column = sql.identifier(first);
  const shelf = sql`${column} = any(${sql.param(shelves)}::text[])`;
  const firsts = sql.param(keys.map((parts) => parts[0] ?? ''));
  if (second === undefined) return sql`${column} = any(${firsts}::text[])`;
  const seconds = sql.param(keys.map((parts) => parts[1] ?? ''));
  const exact = sql`(${column}, ${sql.identifier(second)}) in (select * from unnest(${firsts}::text[], ${seconds}::text[]))`;
  return sql`${shelf} or ${exact}`;
}

/** Puts rows and tombstones, each with its version and who wrote it. */
export async function writeRows(db: Queryable, userId: number, rows: readonly StoredRow[], now: Date): Promise<void> {
  for (const kind of rowKinds) {
    const own = rows.filter(({ key }) => kindOf(key) === kind);
    if (own.length === 0) continue;
    const columns = [
      ...columnsOf(kind, own),
      ['gone', 'timestamptz', own.map(({ value }) => (value === null ? now.toISOString() : null))],
      ['v', 'bigint', own.map(({ v }) => v)],
      ['by_client', 'text', own.map(({ byClient }) => byClient)],
    ] as const;
    await db.execute(upsertOf(kind, userId, columns));
  }
}

/** One array a column: far faster to read than as many records in JSON. */
function upsertOf(kind: RowKind, userId: number, columns: readonly Column[]): SQL {
  const names = columns.map(([name]) => `"${name}"`);
  const keys = ['user_id', ...kind.key].map((column) => `"${column}"`).join(', ');
  const sets = names.slice(kind.key.length).map((name) => `${name} = excluded.${name}`);
  return sql`insert into ${sql.identifier(kind.table)} (user_id, ${sql.raw(names.join(', '))})
    select ${userId}::integer, * from ${unnested(columns)}
    on conflict (${sql.raw(keys)}) do update set ${sql.raw(sets.join(', '))}`;
}

/** Rows out of columns: one parameter a column, however many rows. */
export function unnested(columns: readonly Column[]): SQL {
  const arrays = columns.map(([, type, values]) => sql`${sql.param(values)}::${sql.raw(type)}[]`);
  return sql`unnest(${sql.join(arrays, sql`, `)})`;
}
