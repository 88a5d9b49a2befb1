import { sql } from 'drizzle-orm';

import { edits } from '#contract/rows/edits.ts';
import { LISTS, nameIn } from '#contract/rows/keys.ts';
import { item } from '#server/catalogue/table.ts';
import { isDatabaseAway } from '#server/kit/database-away.ts';
import type { Queryable } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';

import { isStorable } from './row-kinds.ts';
import type { SyncRules } from './sync-rules.ts';

/** The shop's edits. A row that names a product comes to be only for one that the catalogue has; what is there already may stay. */
export function shopRules(db: Queryable, onFailure?: SyncRules['onFailure']): SyncRules {
  return {
    mutations: edits,
    isStorable,
    guard: async (args) => {
      // What only takes away makes no row: nothing has to be looked up for it, and a row that it made all the same would be refused.
      const making = args.filter(({ by }) => !(typeof by === 'number' && by < 0));
      const named = new Set(making.map(({ stockCode }) => stockCode).filter((code) => typeof code === 'string'));
      const unknown = named.size === 0 ? new Set() : await unknownOf(db, [...named]);
      const isKnown = (code: string): boolean => named.has(code) && !unknown.has(code);
      return (key) => (key.startsWith(LISTS) || isKnown(nameIn(key)) ? null : 'no_such_product');
    },
    onFailure: (error, edit) => {
      // The server is at its limit or the database is away: no fault of the edit's, so the exchange ends and is sent again.
      if (error instanceof Refusal || isDatabaseAway(error)) throw error;
      onFailure?.(error, edit);
    },
  };
}

/** Those of the codes that the catalogue has not: almost always none, so that none has to be read. */
async function unknownOf(db: Queryable, codes: readonly string[]): Promise<ReadonlySet<unknown>> {
  const { rows } = await db.execute(
    sql`select asked.code from unnest(${sql.param(codes)}::text[]) as asked(code)
      where not exists (select from ${item} where ${item.code} = asked.code)`,
  );
  return new Set(rows.map(({ code }) => code));
}
