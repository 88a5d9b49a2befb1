import { expect, test } from 'vitest';

import { openDatabase } from '#server/kit/database.ts';
import { createTestDatabase, createTestDatabaseUrl } from '#tests/support/database.ts';

import { isMigrated, migrate } from './migrate.ts';

test('a copy of the template has every migration', async () => {
  const db = await createTestDatabase();
  expect(await isMigrated(db)).toBe(true);
  expect(await migrate(db)).toBe(0);
});

test('replicas that start at once apply each migration once', async () => {
  const { db, url } = await createTestDatabaseUrl({ template: 'template1' });
  expect(await isMigrated(db)).toBe(false);
  const replicas = Array.from({ length: 6 }, () => openDatabase(url));
  const counts = await Promise.all(replicas.map(migrate));
  await Promise.all(replicas.map((replica) => replica.close()));
  const { rows } = await db.pool.query<{ count: number }>('select count(*)::int from drizzle.__drizzle_migrations');
  expect(counts.filter((count) => count > 0)).toEqual([rows[0]?.count]);
  expect(await isMigrated(db)).toBe(true);
});

test(
  'a migration gives up after 5 s behind a long reader, instead of holding everyone up',
  { timeout: 30_000 },
  async () => {
    const db = await createTestDatabase();
    await db.pool.query(
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations where id <= 12)',
    );
    const reader = await db.pool.connect();
    try {
      await reader.query('begin');
      await reader.query('lock table sync_meta, sync_user, outbox_message in access share mode');
      const started = performance.now();
      await expect(migrate(db)).rejects.toMatchObject({ code: '55P03' });
      expect(performance.now() - started).toBeLessThan(15_000);
    } finally {
      await reader.query('rollback');
      reader.release();
    }
  },
);

test('a migration edited after it was applied stops the start', async () => {
  const db = await createTestDatabase();
  await db.pool.query("update drizzle.__drizzle_migrations set hash = 'other' where id = 1");
  await expect(migrate(db)).rejects.toThrow(/was edited after/);
});

test('the engine has trigrams that know Arabic', async () => {
  const db = await createTestDatabase();
  const { rows } = await db.pool.query<{ likeness: number }>("select similarity('حليب', 'حليبب') as likeness");
  expect(rows[0]?.likeness).toBeGreaterThan(0.4);
});
