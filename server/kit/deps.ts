/** What every noun of the server is given. */
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

export interface Deps {
  db: Database;
  clock: Clock;
  log: Log;
  settings: Settings;
}
