/** Databases with the demo shop: written once for the run, the others are copies of it. Writing it takes most of a second. */
import { Client } from 'pg';
import { inject } from 'vitest';

import type { DemoRows } from '#server/demo/demo-rows.ts';
import { openDatabase, type Database } from '#server/kit/database.ts';

import { createTestDatabaseUrl } from './database.ts';
import { readDemoRows, stockDemoShop } from './demo-shop.ts';

const TEMPLATE = 'template_demo';
/** Until it is whole it has another name: a run that was cut leaves no half of a shop. */
const UNFINISHED = 'template_demo_unfinished';
/** Of PostgreSQL's advisory locks: two files may need it first. */
const LOCK = 20_261_122;

/** The test file's own; closed and dropped after its last test. `rows`: what was written. */
export async function createDemoDatabase(): Promise<{ db: Database; url: string; rows: DemoRows }> {
  const templateUrl = inject('templateUrl');
  const urlOf = (name: string): string => templateUrl.replace(/[^/]+$/, name);
  const admin = new Client({ connectionString: urlOf('zad') });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount === 0) {
      await admin.query(`create database ${UNFINISHED} template template_zad`);
      const db = openDatabase(urlOf(UNFINISHED));
      await stockDemoShop(db);
      await db.close();
      await admin.query(`alter database ${UNFINISHED} rename to ${TEMPLATE}`);
    }
  } finally {
    await admin.end();
  }
  return { ...(await createTestDatabaseUrl({ template: TEMPLATE })), rows: await readDemoRows() };
}
