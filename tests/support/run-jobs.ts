/** Runs the jobs that wait in a test's database, as a worker would, until none is due; those of the clock by their name. */
import { Logger, runOnce } from 'graphile-worker';

import { tasks } from '#server/jobs/tasks.ts';
import type { Deps } from '#server/kit/deps.ts';

/** `named` are run first, as if their time had come. */
export async function runJobs(deps: Deps, named: readonly string[] = []): Promise<void> {
  for (const name of named) await deps.db.pool.query('select graphile_worker.add_job($1)', [name]);
  await runOnce({
    pgPool: deps.db.pool,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    taskList: Object.fromEntries(tasks.map((task) => [task.name, (payload: unknown) => task.run(payload, deps)])),
  });
}
