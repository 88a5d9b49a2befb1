/** Hears what is told on a channel of PostgreSQL (NOTIFY), and looks each second in case that was missed. */
import { Client } from 'pg';

import type { Database } from './database.ts';

export interface ListenedChannel {
  readonly channel: string;
  /** As PostgreSQL shows the connection: `zad catalogue`. */
  readonly name: string;
  /** Called at each notice and each second; must not throw. */
  readonly look: () => void;
}

export interface DatabaseListener {
  close(): Promise<void>;
}

const POLL_MS = 1000;

/** Over a connection of its own, made again where it is lost. Keeps no process alive, and ends with the pool. */
export function listenToDatabase(db: Database, { channel, name, look }: ListenedChannel): DatabaseListener {
  let client: Client | null = null;

  const listen = async (): Promise<void> => {
    const fresh = new Client({ connectionString: db.pool.options.connectionString, application_name: name });
    client = fresh;
    fresh.on('notification', look);
    const forget = (): void => {
      if (client === fresh) client = null;
    };
    fresh.on('error', forget).on('end', forget);
    try {
      await fresh.connect();
      // @types/pg does not know it.
      (fresh as Client & { unref(): void }).unref();
      await fresh.query(`listen ${channel}`);
    } catch {
      forget();
    }
  };

  const close = async (): Promise<void> => {
    clearInterval(timer);
    const last = client;
    client = null;
    await last?.end().catch(() => undefined);
  };

  const timer = setInterval(() => {
    if (db.pool.ending) {
      void close();
      return;
    }
    if (client === null) void listen();
    look();
  }, POLL_MS).unref();
  void listen();
  return { close };
}
