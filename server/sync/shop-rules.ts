import { sql } from 'drizzle-orm';

import { mutations } from '#contract/rules/mutations.ts';
import { LISTS, nameIn } from '#contract/rules/shop-keys.ts';
import { item } from '#server/catalogue/table.ts';
import type { Queryable } from '#server/kit/database.ts';

import { isStorable } from './row-kinds.ts';
import type { SyncRules } from './sync-rules.ts';

/** The shop's edits. A row that names a product comes to be only for one that the catalogue has; what is there already may stay. */
export function shopRules(db: Queryable, onFailure?: SyncRules['onFailure']): SyncRules {
  return {
    mutations,
    isStorable,
    guard: async (args) => {
      const named = new Set(args.map(({ stockCode }) => stockCode).filter((code) => typeof code === 'string'));
      const found =
        named.size === 0
          ? []
          : await db
              .select({ code: item.code })
              .from(item)
              .where(sql`${item.code} = any(${sql.param([...named])}::text[])`);
      const known = new Set(found.map(({ code }) => code));
      return (key) => (key.startsWith(LISTS) || known.has(nameIn(key)) ? null : 'no_such_product');
    },
    ...(onFailure && { onFailure }),
  };
}
