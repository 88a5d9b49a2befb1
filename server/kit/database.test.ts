import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { createTestDatabase, createTestDatabaseUrl } from '#tests/support/database.ts';

import { errorCode, openDatabase } from './database.ts';

test('a deadlock is tried again, and both writers get through', async () => {
  const db = await createTestDatabase();
  await db.pool.query('create table shelf (id int primary key, stock int not null check (stock >= 0))');
  await db.pool.query('insert into shelf values (1, 10), (2, 10)');
  const take = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update shelf set stock = stock - 1 where id = ${first}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.execute(sql`update shelf set stock = stock - 1 where id = ${second}`);
    });
  await Promise.all([take(1, 2), take(2, 1)]);
  const { rows } = await db.pool.query('select stock from shelf order by id');
  expect(rows).toEqual([{ stock: 8 }, { stock: 8 }]);
});

test('other errors end the transaction, and are known by their code', async () => {
  const db = await createTestDatabase();
  await db.pool.query('create table one (id int primary key)');
  let attempts = 0;
  const failing = db.transaction(async (tx) => {
    attempts += 1;
    await tx.execute(sql`insert into one values (1)`);
    await tx.execute(sql`insert into one values (1)`);
  });
  const error: unknown = await failing.catch((caught: unknown) => caught);
  expect([errorCode(error), attempts]).toEqual(['23505', 1]);
  expect(errorCode(new Error('x'))).toBeNull();
  expect((await db.pool.query('select from one')).rowCount).toBe(0);
});

test('a statement ends after 15 s and a wait for a lock after 2 s, unless told otherwise', async () => {
  const { db, url } = await createTestDatabaseUrl();
  const usual = await db.pool.query(
    "select current_setting('statement_timeout') as s, current_setting('lock_timeout') as l",
  );
  expect(usual.rows).toEqual([{ s: '15s', l: '2s' }]);
  const hasty = openDatabase(url, { statementTimeout: 50 });
  expect(errorCode(await hasty.pool.query('select pg_sleep(5)').catch((error: unknown) => error))).toBe('57014');
  await hasty.close();
});
