/** The worker: jobs of a transaction, once however many workers, and on again after the database was away. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { integer } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';
import { systemClock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';
import type { Deps } from '#server/kit/deps.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { addJob, listed, type Task } from '#server/kit/task.ts';
import { createTestDatabase } from '#tests/support/database.ts';

import { startWorker } from './worker.ts';

let db: Database;
let deps: Deps;
beforeAll(async () => {
  db = await createTestDatabase();
  deps = { db, clock: systemClock, log: createLog('silent'), settings: readSettings({}) };
});

function countingTask(name: string) {
  const ran: number[] = [];
  const task: Task<{ figure: number }> = {
    name,
    payload: record({ figure: ['figure', integer()] }),
    run: ({ figure }) => {
      ran.push(figure);
      return Promise.resolve();
    },
  };
  return { ran, task };
}

const soon = { timeout: 30_000, interval: 50 };

test('runs what a transaction ordered, once, and nothing of one that was rolled back', async () => {
  const { ran, task } = countingTask('test.count');
  const workers = [startWorker(deps, [listed(task)]), startWorker(deps, [listed(task)])];
  try {
    for (let figure = 1; figure <= 20; figure += 1) {
      const ordered = db.transaction(async (tx) => {
        await addJob(tx, task, { figure });
        if (figure % 2 === 0) throw new Error('rolled back');
      });
      await ordered.catch(() => undefined);
    }
    await expect.poll(() => ran.length, soon).toBe(10);
    await db.orm.execute(sql`select pg_sleep(0.3)`);
    expect(ran.toSorted((a, b) => a - b)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
});

test('goes on after its connections were ended', { timeout: 60_000 }, async () => {
  const { ran, task } = countingTask('test.again');
  const worker = startWorker(deps, [listed(task)]);
  try {
    await addJob(db.orm, task, { figure: 1 });
    await expect.poll(() => ran, soon).toEqual([1]);
    await db.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'zad jobs'",
    );
    await addJob(db.orm, task, { figure: 2 });
    await expect.poll(() => ran, soon).toEqual([1, 2]);
  } finally {
    await worker.stop();
  }
});
