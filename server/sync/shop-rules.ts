import { edits } from '#contract/rows/edits.ts';
import { isDatabaseAway } from '#server/kit/database-away.ts';
import type { Queryable } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';

import { productGuard } from './product-guard.ts';
import { isStorable } from './row-kinds.ts';
import type { SyncRules } from './sync-rules.ts';

/** The shop's edits, and what the catalogue says of what they name. */
export function shopRules(db: Queryable, onFailure?: SyncRules['onFailure']): SyncRules {
  return {
    mutations: edits,
    isStorable,
    guard: (args) => productGuard(db, args),
    onFailure: (error, edit) => {
      // The server is at its limit or the database is away: no fault of the edit's, so the exchange ends and is sent again.
      if (error instanceof Refusal || isDatabaseAway(error)) throw error;
      onFailure?.(error, edit);
    },
  };
}
