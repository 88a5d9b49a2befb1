import { inArray } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { item } from './table.ts';

/** plStockDocno by stock code; a code that the catalogue does not have (any more) is not in it. */
export async function stockIdsOf(db: Queryable, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const isAsked = inArray(item.code, [...codes]);
  const rows = await db.select({ code: item.code, stockId: item.id }).from(item).where(isAsked);
  return new Map(rows.map(({ code, stockId }) => [code, stockId]));
}
