/**
 * Tidies up places whose time is over. Nothing waits for it: who needs room takes what is past off the slot itself (money.md
 * section 5). A slot that somebody is at just now is left for the next minute.
 */
import { sql } from 'drizzle-orm';

import { record } from '#contract/wire.ts';
import type { Task } from '#server/kit/task.ts';

import { dropSlotHolds } from './lock-slots.ts';

/** In one transaction; the rest goes a minute later. */
const SLOTS_AT_ONCE = 500;

export const sweepSlotHolds: Task<object> = {
  name: 'slots.sweep',
  payload: record({}),
  cron: '* * * * *',
  run: async (_payload, { db, clock }) => {
    const now = clock.now().toISOString();
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`select id from slot
        where id in (select slot_id from slot_hold where until <= ${now}::timestamptz)
        order by id limit ${SLOTS_AT_ONCE} for no key update skip locked`);
      if (rows.length === 0) return;
      const ids = sql.param(rows.map(({ id }) => id));
      await dropSlotHolds(tx, sql`until <= ${now}::timestamptz and slot_id = any(${ids}::integer[])`);
    });
  },
};
