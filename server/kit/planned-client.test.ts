import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';

import type { Database } from './database.ts';
import { StatementNames } from './planned-client.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});

test('a statement that is asked again and again has one name on every connection; another one has another', () => {
  const names = new StatementNames();
  const asked = (text: string): (string | undefined)[] => Array.from({ length: 4 }, () => names.nameOf(text));
  const [, , first, again] = asked('select $1');
  expect([first, again]).toEqual(['zad_1', 'zad_1']);
  expect(asked('select $2')[3]).toBe('zad_2');
  expect(asked('x'.repeat(7000))).toEqual([undefined, undefined, undefined, undefined]);
});

test('there are so many names and no more: what comes later is planned each time', () => {
  const names = new StatementNames();
  for (let at = 0; at < 300; at += 1) for (let use = 0; use < 3; use += 1) names.nameOf(`select ${at}`);
  expect(names.nameOf('select 0')).toBe('zad_1');
  expect(names.nameOf('select 199')).toBe('zad_200');
  expect(names.nameOf('select 200')).toBeUndefined();
});

test('PostgreSQL keeps its plan, and answers the same', async () => {
  await db.snapshot(async (tx) => {
    for (let at = 0; at < 5; at += 1) {
      const { rows } = await tx.execute<{ sum: number }>(sql`select ${at}::int + 40 as sum`);
      expect(rows).toEqual([{ sum: at + 40 }]);
    }
    const { rows } = await tx.execute(sql`select name from pg_prepared_statements where statement like '%+ 40 as sum'`);
    expect(rows).toHaveLength(1);
  });
});
