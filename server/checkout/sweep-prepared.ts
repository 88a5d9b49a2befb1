/** Ends prepared orders whose time is over, each minute; one with a payment that is open waits for it. */
import { record } from '#contract/wire.ts';
import type { Database } from '#server/kit/database.ts';
import { eachAlone } from '#server/kit/each-alone.ts';
import type { Task } from '#server/kit/task.ts';
import { hasOpenAttempt } from '#server/payments/open-attempt.ts';
import { releaseSlotHolds } from '#server/slots/holds.ts';
import { releaseStockHolds } from '#server/stock/holds.ts';
import { PostgresStore } from '#server/sync/postgres-store.ts';

import { lockPrepared, overduePrepared, setPreparedState, type Overdue } from './prepared-store.ts';

const MOST = 200;

export const sweepPrepared: Task<object> = {
  name: 'checkout.sweepPrepared',
  payload: record({}),
  cron: '* * * * *',
  run: async (_payload, { db, clock, log }) => {
    const now = clock.now();
    const name = ({ id }: Overdue) => ({ proId: id });
    const overdue = await overduePrepared(db.orm, now, MOST);
    await eachAlone(overdue, { log, failed: 'a prepared order could not be ended', name }, (one) => end(db, one, now));
  },
};

function end(db: Database, { id, userId }: Overdue, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    if (userId !== null) await new PostgresStore(tx, userId, now).lock();
    const order = await lockPrepared(tx, id);
    if (!order || order.state !== 'prepared' || order.until > now) return;
    if (await hasOpenAttempt(tx, { doctype: 'PRO', docno: id })) return;
    await releaseSlotHolds(tx, id);
    await releaseStockHolds(tx, id);
    await setPreparedState(tx, id, 'ended');
  });
}
