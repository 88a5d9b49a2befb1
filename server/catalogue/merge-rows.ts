/** Upserts many rows at once, by a key. Not `on conflict`: that uses up an id for each row that is there already. */
import { getTableColumns, getTableName, sql, type InferInsertModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Queryable } from '#server/kit/database.ts';

/** Rows at most in one statement. */
export const BATCH = 500;

/**
 * Writes the rows into the table: those whose `key` is there are updated where something differs, the others inserted.
 * Every row must have the same properties; keys must not repeat among the rows.
 */
export async function mergeRows<T extends PgTable>(
  tx: Queryable,
  table: T,
  key: keyof InferInsertModel<T> & string,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx.execute(mergeStatement(table, key, rows.slice(start, start + BATCH)));
  }
}

function mergeStatement<T extends PgTable>(table: T, key: string, rows: readonly InferInsertModel<T>[]): SQL {
  const columns = getTableColumns(table);
  const given = Object.keys(rows[0] as object).map((property) => {
    const column = columns[property];
    if (column === undefined) throw new Error(`${getTableName(table)} has no column for ${property}`);
    return { property, name: column.name, type: column.getSQLType() };
  });
  const keyName = columns[key]?.name ?? key;
  const others = given.filter((column) => column.property !== key).map((column) => column.name);
  const records = rows.map((row) =>
    Object.fromEntries(given.map(({ property, name }) => [name, (row as Record<string, unknown>)[property] ?? null])),
  );
  const names = (prefix: string, list: readonly string[]): string =>
    list.map((name) => `${prefix}"${name}"`).join(', ');
  return sql`
    merge into ${sql.identifier(getTableName(table))} as t
    using jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as r(${sql.raw(given.map(({ name, type }) => `"${name}" ${type}`).join(', '))})
    on t.${sql.identifier(keyName)} = r.${sql.identifier(keyName)}
    when matched and (${sql.raw(names('t.', others))}) is distinct from (${sql.raw(names('r.', others))}) then
      update set ${sql.raw(others.map((name) => `"${name}" = r."${name}"`).join(', '))}
    when not matched then
      insert (${sql.raw(
        names(
          '',
          given.map(({ name }) => name),
        ),
      )})
      values (${sql.raw(
        names(
          'r.',
          given.map(({ name }) => name),
        ),
      )})`;
}
