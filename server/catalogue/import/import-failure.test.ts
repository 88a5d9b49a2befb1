import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createTestDatabaseUrl } from '#tests/support/database.ts';

import { importCatalogue } from './import-catalogue.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

let db: Database;
let url: string;
let folder: string;
let small: string;
let large: string;
beforeAll(async () => {
  ({ db, url } = await createTestDatabaseUrl());
  folder = await mkdtemp(join(tmpdir(), 'zad-failure-'));
  small = join(folder, 'small.csv');
  large = join(folder, 'large.csv');
  await writeFile(small, 'sku,name,price\nK1,Kept Tea,4.00\n');
  const rows = Array.from({ length: 3000 }, (_, at) => `K${at},Product ${at},${at + 1}.00,Shelf ${at % 40}`);
  await writeFile(large, `sku,name,price,category\n${rows.join('\n')}\n`);
  await importCatalogue(db, { file: small, map: null, reportPath: join(folder, 'r.csv'), today: '2026-11-21' });
});
afterAll(() => rm(folder, { recursive: true }));

async function state(): Promise<unknown> {
  const { rows } = await db.pool.query(`
    select (select version from catalogue_meta) as version, (select count(*)::int from catalogue_item) as items,
      (select count(*)::int from catalogue_category) as categories, (select count(*)::int from catalogue_image) as images,
      (select count(*)::int from catalogue_word) as words, (select min(name_en) from catalogue_item) as name`);
  return rows[0];
}

const start = (...args: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', 'server/commands/catalogue.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'ignore',
  });

async function exitOf(...args: string[]): Promise<unknown> {
  const [code] = await once(start(...args), 'exit');
  return code as unknown;
}

test('a failure in the middle of writing leaves everything as it was', async () => {
  const before = await state();
  await db.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no more'; end $$;
    create trigger refuse before insert on catalogue_item_detail for each row when (new.item_id % 2000 = 1500) execute function refuse();`);
  const request = { file: large, map: null, reportPath: join(folder, 'r.csv'), today: '2026-11-21' };
  await expect(importCatalogue(db, request)).rejects.toThrow();
  await db.pool.query('drop function refuse cascade');
  expect(await state()).toEqual(before);
});

test('kill -9 in the middle of writing leaves everything as it was, and the next import works', async () => {
  const before = await state();
  const child = start('import', large, '--report', join(folder, 'killed.csv'));
  // In the middle: rows of items are written and not committed yet.
  for (let tries = 0; ; tries += 1) {
    const { rows } = await db.pool.query<{ writes: boolean }>(
      `select exists (select from pg_locks l join pg_class c on c.oid = l.relation
        where c.relname = 'catalogue_item' and l.mode = 'RowExclusiveLock' and l.pid <> pg_backend_pid()) as writes`,
    );
    if (rows[0]?.writes) break;
    expect(tries).toBeLessThan(2000);
    await pause(10);
  }
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
  expect(await state()).toEqual(before);
  expect(await exitOf('import', large, '--report', join(folder, 'r.csv'))).toBe(0);
  expect(await state()).toMatchObject({ items: 3000, categories: 41 });
}, 60_000);
