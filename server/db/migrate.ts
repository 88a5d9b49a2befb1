/** Applies server/db/migrations (made by `npm run db:generate`, never edited after merge), one process at a time. */
import { fileURLToPath } from 'node:url';

import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';

import type { Database } from '#server/kit/database.ts';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** For the locks of one migration's tables. */
const LOCK_TIMEOUT_MS = 5000;

/** Any number, as long as every replica takes the same. */
const LOCK = 7_234_210_001;

/**
 * Applies what is missing, each migration in a transaction of its own, in the journal's order; returns how many. One that
 * was merged late is applied too, though a newer one is in already. Replicas that start at once wait for each other.
 * @throws Error where a migration was edited after it was applied
 */
export async function migrate(db: Database): Promise<number> {
  const client = await db.pool.connect();
  try {
    // Other replicas may be at it for long; what a migration itself waits for is bounded in `apply`.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const count = await applyMissing(client);
    await installJobs(db, client);
    return count;
  } finally {
    // Ends the session, and with it the lock and the setting.
    client.release(true);
  }
}

async function applyMissing(client: PoolClient): Promise<number> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const applied = await readApplied(client);
  let count = 0;
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    const hash = applied.get(migration.folderMillis);
    if (hash === undefined) {
      await apply(client, migration);
      count += 1;
    } else if (hash !== migration.hash) {
      throw new Error(
        `The migration of ${new Date(migration.folderMillis).toISOString()} was edited after this database took it.`,
      );
    }
  }
  return count;
}

/** The job queue's own tables, so that a transaction can order a job before any worker ran; a worker brings newer ones. */
async function installJobs(db: Database, client: PoolClient): Promise<void> {
  const { rows } = await client.query("select to_regclass('graphile_worker._private_jobs') is not null as is_there");
  if (rows[0]?.is_there === true) return;
  // Loaded here, because every start but the first returns above.
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ connectionString: db.pool.options.connectionString ?? '' });
}

async function apply(client: PoolClient, migration: MigrationMeta): Promise<void> {
  await client.query('begin');
  try {
    // Who waits behind a migration that waits for a long reader waits as long: rather fail here, and start again (F11).
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT_MS}ms'`);
    for (const statement of migration.sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.folderMillis,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** By the time of generation, in milliseconds. */
async function readApplied(client: Pick<PoolClient, 'query'>): Promise<Map<number, string>> {
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations',
  );
  return new Map(rows.map((row) => [Number(row.created_at), row.hash]));
}

/** The migrations of this build by their times: read once, because every look at the server's readiness asks. */
let wanted: number[] | undefined;

/** Whether the database answers and has every migration of this build. */
export async function isMigrated(db: Database): Promise<boolean> {
  try {
    const applied = await readApplied(db.pool);
    wanted ??= readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis);
    return wanted.every((time) => applied.has(time));
  } catch {
    return false;
  }
}
