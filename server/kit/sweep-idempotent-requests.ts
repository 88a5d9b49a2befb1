/** Requests that counted once are kept for 24 hours (money.md section 3, Keys): no device repeats one after that. */
import { lt } from 'drizzle-orm';

import { record } from '#contract/wire.ts';

import { idempotentRequest } from './idempotency-table.ts';
import type { Task } from './task.ts';

const KEPT_MS = 24 * 3600 * 1000;

export const sweepIdempotentRequests: Task<object> = {
  name: 'idempotency.sweep',
  payload: record({}),
  cron: '50 * * * *',
  run: async (_payload, { db, clock }) => {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    await db.orm.delete(idempotentRequest).where(lt(idempotentRequest.takenAt, before));
  },
};
