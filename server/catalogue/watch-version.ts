/** Which version of the catalogue this process should show: told by NOTIFY, and asked each second in case that was missed. */
import { Client } from 'pg';

import type { Database } from '#server/kit/database.ts';
import type { Log } from '#server/kit/log.ts';

export const CATALOGUE_CHANNEL = 'zad_catalogue';

const POLL_MS = 1000;

export interface VersionWatch {
  close(): Promise<void>;
}

export async function readVersion(db: Database): Promise<number> {
  const { rows } = await db.pool.query<{ version: string }>('select version from catalogue_meta');
  return Number(rows[0]?.version ?? 0);
}

/** Calls `onVersion` with the database's version each time it may have changed. Keeps no process alive. */
export function watchVersion(db: Database, log: Log, onVersion: (version: number) => Promise<void>): VersionWatch {
  let client: Client | null = null;
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

  const listen = async (): Promise<void> => {
    const fresh = new Client({
      connectionString: db.pool.options.connectionString,
      application_name: 'zad catalogue',
    });
    client = fresh;
    fresh.on('notification', () => void check());
    const forget = (): void => {
      if (client === fresh) client = null;
    };
    fresh.on('error', forget).on('end', forget);
    try {
      await fresh.connect();
      // @types/pg does not know it.
      (fresh as Client & { unref(): void }).unref();
      await fresh.query(`listen ${CATALOGUE_CHANNEL}`);
    } catch {
      forget();
    }
  };

  const stop = async (): Promise<void> => {
    clearInterval(timer);
    const last = client;
    client = null;
    await last?.end().catch(() => undefined);
  };

  const timer = setInterval(() => {
    if (db.pool.ending) {
      void stop();
      return;
    }
    if (client === null) void listen();
    void check();
  }, POLL_MS).unref();
  void listen();
  return { close: stop };
}
