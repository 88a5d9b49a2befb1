/** Sessions that nobody can use any more, and codes that were never typed in (security-findings M8). */
import { lt } from 'drizzle-orm';

import { record } from '#contract/wire.ts';
import type { Task } from '#server/kit/task.ts';

import { sweepSessions } from './session-store.ts';
import { oneTimeCode } from './table.ts';

/** A code that is too old is still told from one that never was. */
const CODE_KEPT_MS = 24 * 3600 * 1000;

export const sweepSignIns: Task<object> = {
  name: 'session.sweep',
  payload: record({}),
  cron: '40 * * * *',
  run: async (_payload, { db, clock }) => {
    const now = clock.now();
    await sweepSessions(db.orm, now);
    await db.orm.delete(oneTimeCode).where(lt(oneTimeCode.expiresAt, new Date(now.getTime() - CODE_KEPT_MS)));
  },
};
