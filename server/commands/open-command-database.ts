/** The shop's database for a command: migrated, but without the demo catalogue, which an import makes superfluous. */
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, type Database } from '#server/kit/database.ts';
import type { Log } from '#server/kit/log.ts';
import type { Settings } from '#server/kit/settings.ts';

export interface CommandDatabase {
  db: Database;
  /** Stops the embedded server too, unless a shop uses it. */
  close(): Promise<void>;
}

export async function openCommandDatabase(settings: Settings, log: Log): Promise<CommandDatabase> {
  const embedded = settings.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: settings.dataDir, log });
  const db = openDatabase(embedded?.url ?? settings.databaseUrl ?? '', {
    connections: 2,
    statementTimeout: 0,
    lockTimeout: 0,
    onLostConnection: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const close = async (): Promise<void> => {
    await db.close();
    await embedded?.stop();
  };
  try {
    await migrate(db);
    return { db, close };
  } catch (error) {
    await close();
    throw error;
  }
}
