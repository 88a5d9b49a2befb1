/**
 * Tidies up units whose time is over. Nothing waits for it: who needs some takes what is past off the shelf itself (money.md
 * section 5). A shelf that somebody is at just now is left for the next minute.
 */
import { sql } from 'drizzle-orm';

import { record } from '#contract/wire.ts';
import type { Task } from '#server/kit/task.ts';

import { dropStockHolds } from './lock-stock.ts';

/** In one transaction; the rest goes a minute later. */
const SHELVES_AT_ONCE = 500;

export const sweepStockHolds: Task<object> = {
  name: 'stock.sweep',
  payload: record({}),
  cron: '* * * * *',
  run: async (_payload, { db, clock }) => {
    const now = clock.now().toISOString();
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ code: string }>(sql`select stock_code as code from stock
        where stock_code in (select stock_code from stock_hold where until <= ${now}::timestamptz)
        order by stock_code limit ${SHELVES_AT_ONCE} for no key update skip locked`);
      if (rows.length === 0) return;
      const codes = sql.param(rows.map(({ code }) => code));
      await dropStockHolds(tx, sql`until <= ${now}::timestamptz and stock_code = any(${codes}::text[])`);
    });
  },
};
