/** Which version of the catalogue this process should show: told by NOTIFY, and asked each second in case that was missed. */
import { listenToDatabase, type DatabaseListener } from '#server/kit/database-listener.ts';
import type { Database } from '#server/kit/database.ts';
import type { Log } from '#server/kit/log.ts';

export const CATALOGUE_CHANNEL = 'zad_catalogue';

export async function readVersion(db: Database): Promise<number> {
  const { rows } = await db.pool.query<{ version: string }>('select version from catalogue_meta');
  return Number(rows[0]?.version ?? 0);
}

/** Calls `onVersion` with the database's version each time it may have changed. Keeps no process alive. */
export function watchVersion(db: Database, log: Log, onVersion: (version: number) => Promise<void>): DatabaseListener {
  let isChecking = false;

  const check = async (): Promise<void> => {
    // A check that is running will be followed by the next poll.
    if (isChecking || db.pool.ending) return;
    isChecking = true;
    try {
      await onVersion(await readVersion(db));
    } catch (error) {
      if (!db.pool.ending) log.warn({ err: error }, 'the catalogue could not be refreshed');
    } finally {
      isChecking = false;
    }
  };

  return listenToDatabase(db, { channel: CATALOGUE_CHANNEL, name: 'zad catalogue', look: () => void check() });
}
