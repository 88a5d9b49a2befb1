/** Databases for tests, on the real engine: the run's template copied, 30 ms each. */
import { randomBytes } from 'node:crypto';

import { Client } from 'pg';
import { inject } from 'vitest';

import { openDatabase, type Database } from '#server/kit/database.ts';

import { afterFile } from './after-file.ts';

/** A migrated, empty database of the test file's own; closed and dropped after its last test. */
export async function createTestDatabase(): Promise<Database> {
  const { db } = await createTestDatabaseUrl();
  return db;
}

/** The same with its address, for tests that start processes. `template`: what it is a copy of, `template1` has no migrations either. */
export async function createTestDatabaseUrl({ template = 'template_zad' } = {}): Promise<{
  db: Database;
  url: string;
}> {
  const templateUrl = inject('templateUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const administrate = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: templateUrl.replace(/[^/]+$/, 'zad') });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await administrate(`create database ${name} template ${template}`);
  const url = templateUrl.replace(/[^/]+$/, name);
  const db = openDatabase(url);
  afterFile(async () => {
    await db.close().catch(() => undefined);
    await administrate(`drop database ${name} with (force)`);
  });
  return { db, url };
}
