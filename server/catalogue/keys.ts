/** From the stable keys that rows name each other by to the ids of the database. */
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Queryable } from '#server/kit/database.ts';

/** A row refers to a key that does not exist. */
export class UnknownKeyError extends Error {
  override readonly name = 'UnknownKeyError';
}

export async function readKeys(
  tx: Queryable,
  table: PgTable & { id: PgColumn; key: PgColumn },
): Promise<Map<string, number>> {
  const rows = await tx.select({ id: table.id, key: table.key }).from(table);
  return new Map(rows.map((row) => [row.key as string, row.id as number]));
}

/** @throws UnknownKeyError with `sentence` and the key */
export function idOf(ids: ReadonlyMap<string, number>, key: string, sentence: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new UnknownKeyError(`${sentence} ${key}`);
  return id;
}
