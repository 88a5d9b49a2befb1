/** The database's time for every replica: sessions, codes and limits must end at the same moment on all of them (L13). */
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

const EVERY_MS = 60_000;

export interface DatabaseClock extends Clock {
  stop(): void;
}

/** This process's clock, set right by the database's now and every minute. Where the database is away, it goes on as it was set last. */
export async function openDatabaseClock({ pool }: Pick<Database, 'pool'>, everyMs = EVERY_MS): Promise<DatabaseClock> {
  let ahead = 0;
  const set = async (): Promise<void> => {
    const asked = performance.now();
    const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
    const half = (performance.now() - asked) / 2;
    if (rows[0]) ahead = rows[0].now.getTime() + half - Date.now();
  };
  await set();
  const timer = setInterval(() => void set().catch(() => undefined), everyMs);
  timer.unref();
  return { now: () => new Date(Date.now() + ahead), stop: () => clearInterval(timer) };
}
