/** The SQL of the shopper's rows: one statement a table, however many rows. */
import { sql, type SQL } from 'drizzle-orm';

import type { RowValue } from '#contract/rules/mutation.ts';
import type { Queryable } from '#server/kit/database.ts';
import { insertInto, type Column } from '#server/kit/insert-rows.ts';

import { keyColumns, rowKindOf, partsOf, rowKinds, valueColumns, type RowKind } from './row-kinds.ts';
import type { StoredRow, WrittenRow } from './sync-store.ts';

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
    const wanted = needs.filter((need) => rowKindOf(need) === kind);
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

/** Puts rows and tombstones, each with its version and who wrote it: one statement a table, or two where some stand there already. */
export function rowStatements(userId: number, rows: readonly WrittenRow[], now: Date): SQL[] {
  return rowKinds.flatMap((kind) => {
    const own = rows.filter(({ key }) => rowKindOf(key) === kind);
    const fresh = own.filter(({ isNew }) => isNew);
    const known = own.filter(({ isNew }) => !isNew);
    // Looking for what stands there already is a third of the cost.
    return [
      ...(fresh.length > 0 ? [insertInto(kind.table, columnsOf(kind, userId, fresh, now))] : []),
      ...(known.length > 0 ? [upsertOf(kind, columnsOf(kind, userId, known, now))] : []),
    ];
  });
}

function columnsOf(kind: RowKind, userId: number, rows: readonly StoredRow[], now: Date): [Column, ...Column[]] {
  const gone = rows.map(({ value }) => (value === null ? now.toISOString() : null));
  return [
    { name: 'user_id', type: 'integer', values: rows.map(() => userId) },
    ...keyColumns(kind, rows),
    ...valueColumns(kind, rows),
    { name: 'gone', type: 'timestamptz', values: gone },
    { name: 'v', type: 'bigint', values: rows.map(({ v }) => v) },
    { name: 'by_client', type: 'text', values: rows.map(({ byClient }) => byClient) },
  ];
}

function upsertOf(kind: RowKind, columns: [Column, ...Column[]]): SQL {
  const keys = ['user_id', ...kind.key];
  const written = columns.map(({ name }) => name).filter((name) => !keys.includes(name));
  const sets = written.map((name) => `"${name}" = excluded."${name}"`).join(', ');
  const key = keys.map((name) => `"${name}"`).join(', ');
  return sql`${insertInto(kind.table, columns)} on conflict (${sql.raw(key)}) do update set ${sql.raw(sets)}`;
}
