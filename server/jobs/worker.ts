/** Runs the jobs that wait in PostgreSQL, and those of the clock; each once, however many replicas run a worker. */
import { setTimeout as pause } from 'node:timers/promises';

import { Pool } from 'pg';

import type { Deps } from '#server/kit/deps.ts';
import type { AnyTask } from '#server/kit/task.ts';

export interface Worker {
  /** Takes no new job, waits for those at hand, and gives back what they did not finish. */
  stop(): Promise<void>;
}

/** Jobs at a time in one process: they share its processor with shoppers. */
const AT_ONCE = 2;
const AGAIN_MS = 5000;

/** Answers at once; the worker starts behind it, and again where it ended because the database was away. */
export function startWorker(deps: Deps, tasks: readonly AnyTask[]): Worker {
  const ending = new AbortController();
  const supervise = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await runUntilItEnds(deps, tasks, ending.signal).catch((error: unknown) =>
        deps.log.error({ err: error }, 'the jobs stopped; starting them again'),
      );
      await pause(AGAIN_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const over = supervise();
  return {
    stop: async () => {
      ending.abort();
      await over;
    },
  };
}

async function runUntilItEnds(deps: Deps, tasks: readonly AnyTask[], signal: AbortSignal): Promise<void> {
  // Loaded here, because the shop listens first.
  const { Logger, parseCronItems, run } = await import('graphile-worker');
  const { connectionString } = deps.db.pool.options;
  // Its own connections: one listens all the time, and jobs must not wait behind shoppers.
  const pgPool = new Pool({ connectionString, application_name: 'zad jobs', max: AT_ONCE + 1 });
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  pgPool.on('error', () => undefined);
  try {
    if (signal.aborted) return;
    const runner = await run({
      pgPool,
      concurrency: AT_ONCE,
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => deps.log[LEVELS[level] ?? 'warn'](message)),
      taskList: Object.fromEntries(tasks.map((task) => [task.name, runnerOf(task, deps)])),
      parsedCronItems: parseCronItems(
        tasks.flatMap(({ name, cron }) =>
          cron === undefined
            ? []
            : [
                {
                  task: name,
                  match: cron,
                  identifier: name,
                  options: { backfillPeriod: 0, jobKey: name, maxAttempts: 3 },
                },
              ],
        ),
      ),
    });
    const stop = (): void => void runner.stop().catch(() => undefined);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    await runner.promise.finally(() => signal.removeEventListener('abort', stop));
  } finally {
    await pgPool.end().catch(() => undefined);
  }
}

/** graphile-worker's levels as ours: it tells of each job, which is logged below; errors among it are retried. */
const LEVELS: Readonly<Record<string, 'warn' | 'debug'>> = {
  error: 'warn',
  warning: 'warn',
  info: 'debug',
  debug: 'debug',
};

function runnerOf(task: AnyTask, deps: Deps): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const started = performance.now();
    try {
      await task.run(payload, deps);
      deps.log.info({ job: task.name, ms: Math.round(performance.now() - started) }, 'job done');
    } catch (error) {
      deps.log.error({ err: error, job: task.name }, 'a job failed, and is tried again later');
      throw error;
    }
  };
}
