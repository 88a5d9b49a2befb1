/** Counts the books anew each night: a figure that is not what its parts come to is an alarm, and is never put right by itself. */
import { record } from '#contract/wire.ts';
import type { Task } from '#server/kit/task.ts';

import { recount } from './recount.ts';

export const recountLedger: Task<object> = {
  name: 'ledger.recount',
  payload: record({}),
  // Half past two at night in Dubai.
  cron: '30 22 * * *',
  run: async (_payload, { db, log }) => {
    const drifts = await recount(db);
    if (drifts.length === 0) log.info('the books are right');
    else log.error({ drifts: drifts.slice(0, 100), count: drifts.length }, 'the books are wrong: somebody must look');
  },
};
