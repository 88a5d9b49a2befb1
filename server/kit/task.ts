/** Work that runs by itself (docs/jobs.md): what a noun says of it, and how a transaction orders it. */
import { sql } from 'drizzle-orm';

import type { Codec } from '#contract/wire.ts';

import type { Queryable } from './database.ts';
import type { Deps } from './deps.ts';

export interface Task<Payload> {
  /** noun.verb; stored with every job that waits, so it never changes its meaning. */
  readonly name: string;
  /** Ids, never names, addresses or codes: a job that fails lies in the database for days. */
  readonly payload: Codec<Payload>;
  /** When it runs by itself, in UTC, as in a crontab; its payload is then empty. Once at a time, however many replicas. */
  readonly cron?: string;
  /** May run more than once for one job: a process can end before it says that it is done. Throwing means: again, later. */
  run(payload: Payload, deps: Deps): Promise<void>;
}

/** A task of any payload, as a list of them holds it. */
export interface AnyTask extends Pick<Task<unknown>, 'name' | 'cron'> {
  /** @throws WireError where the payload is not the task's */
  run(payload: unknown, deps: Deps): Promise<void>;
}

export function listed<Payload>(task: Task<Payload>): AnyTask {
  const { name, cron } = task;
  return {
    name,
    ...(cron !== undefined && { cron }),
    run: (payload, deps) => task.run(task.payload.decode(payload, '', { strict: false, fromText: false }), deps),
  };
}

export interface JobOptions {
  /** A job under the same key that has not begun is replaced by this one. */
  key?: string;
  runAt?: Date;
}

/** Orders a job within the caller's transaction: it runs some milliseconds after the commit, and never after a rollback. */
export async function addJob<Payload>(
  tx: Queryable,
  task: Pick<Task<Payload>, 'name' | 'payload'>,
  payload: Payload,
  { key, runAt }: JobOptions = {},
): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job(${task.name}, ${JSON.stringify(task.payload.encode(payload))}::json,
    run_at := ${runAt?.toISOString() ?? null}::timestamptz, job_key := ${key ?? null}::text)`);
}
