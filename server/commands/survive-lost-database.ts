import { isDatabaseAway } from '#server/kit/database-away.ts';

/**
 * For `unhandledRejection`, which ends Node where nobody listens. graphile-worker 0.16 makes a promise that nobody can catch
 * (`cron.promise.finally` in its runner): one connection lost while it writes its timetable down ended the server. The worker itself
 * is told, and started again by server/jobs. Every other rejection still ends the process.
 * @throws what was rejected, unless it says that the database is away
 */
export function surviveLostDatabase(reason: unknown): void {
  if (!isDatabaseAway(reason)) throw reason;
  console.error(`A connection to the database was lost: ${reason instanceof Error ? reason.message : 'unknown'}`);
}
