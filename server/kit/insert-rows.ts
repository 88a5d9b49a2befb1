import { sql, type SQL } from 'drizzle-orm';

/** A column of several rows: its name, its type, and what stands there in each. */
export interface Column {
  readonly name: string;
  readonly type: string;
  readonly values: readonly unknown[];
}

/**
 * Many rows in one statement: an array for each column, far faster to read than as many records in JSON, and a single value where
 * all hold the same. At least one row; names and types come from the code.
 */
export function insertInto(table: string, columns: readonly [Column, ...Column[]]): SQL {
  const differing = columns.filter(({ values }) => values.some((value) => value !== values[0]));
  // One array there must be: it says how many rows.
  const arrays = differing.length > 0 ? differing : [columns[0]];
  const picked = columns.map((column) =>
    arrays.includes(column)
      ? sql`r.${sql.identifier(column.name)}`
      : sql`${sql.param(column.values[0])}::${sql.raw(column.type)}`,
  );
  const given = arrays.map(({ values, type }) => sql`${sql.param(values)}::${sql.raw(type)}[]`);
  return sql`insert into ${sql.identifier(table)} (${namesOf(columns)}) select ${sql.join(picked, sql`, `)}
    from unnest(${sql.join(given, sql`, `)}) as r(${namesOf(arrays)})`;
}

function namesOf(columns: readonly Column[]): SQL {
  return sql.raw(columns.map(({ name }) => `"${name}"`).join(', '));
}

/** Several writes in one statement: one journey to the database. None of them sees what another one wrote. At least one. */
export function inOneStatement(writes: readonly SQL[]): SQL {
  const last = writes.length - 1;
  const before = writes.slice(0, last).map((write, index) => sql`${sql.raw(`write_${index}`)} as (${write})`);
  const end = writes[last];
  if (!end) throw new RangeError('nothing is to be written');
  return before.length === 0 ? end : sql`with ${sql.join(before, sql`, `)} ${end}`;
}
