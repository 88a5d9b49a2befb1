/** A shelf that runs empty is out of stock in the catalogue, and back once it is filled: for products with a figure alone. */
import { beforeAll, expect, test } from 'vitest';

import { changeCatalogue } from '#server/catalogue/store.ts';
import { systemClock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';
import type { Deps } from '#server/kit/deps.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { runJobs } from '#tests/support/run-jobs.ts';

import { putBackStock } from './holds.ts';
import { setStock } from './store.ts';
import { takeStock } from './take-stock.ts';
import { tellShelves } from './tell-shelves.ts';

let db: Database;
let deps: Deps;
let codes: string[];
beforeAll(async () => {
  ({ db } = await createDemoDatabase());
  deps = { db, clock: systemClock, log: createLog('silent'), settings: readSettings({}) };
  const { rows } = await db.pool.query<{ code: string }>(
    'select code from catalogue_item where not is_out_of_stock order by code limit 3',
  );
  codes = rows.map(({ code }) => code);
}, 60_000);

const meta = async (): Promise<{ version: number; source: string }> => {
  const { rows } = await db.pool.query('select version::integer, source from catalogue_meta');
  return rows[0];
};

const empties = async (): Promise<string[]> => {
  const { rows } = await db.pool.query<{ code: string }>(
    'select code from catalogue_item where is_out_of_stock and code = any($1) order by code',
    [codes],
  );
  return rows.map(({ code }) => code);
};

test('an empty shelf reaches the catalogue as one change, and a filled one too', async () => {
  const [milk = '', bread = ''] = codes;
  const begin = await meta();
  await db.transaction((tx) => setStock(tx, milk, 2));
  await db.transaction((tx) => setStock(tx, bread, 2));
  await runJobs(deps, [tellShelves.name]);
  expect(await meta()).toEqual(begin);
  const units = new Map([
    [milk, 2],
    [bread, 1],
  ]);
  expect(await db.transaction((tx) => takeStock(tx, { proId: 1, units, now: new Date() }))).toEqual([]);
  await runJobs(deps, [tellShelves.name]);
  expect(await empties()).toEqual([milk]);
  expect(await meta()).toEqual({ ...begin, version: begin.version + 1 });
  await runJobs(deps, [tellShelves.name]);
  expect((await meta()).version).toBe(begin.version + 1);
  await db.transaction((tx) => putBackStock(tx, new Map([[milk, 1]])));
  await runJobs(deps, [tellShelves.name]);
  expect(await empties()).toEqual([]);
  expect((await meta()).version).toBe(begin.version + 2);
});

test('while somebody else changes the catalogue it does not wait: the next minute tells', async () => {
  const [milk = ''] = codes;
  await db.transaction((tx) => setStock(tx, milk, 0));
  await changeCatalogue(db, {}, () => tellShelves.run({}, deps));
  expect(await empties()).toEqual([]);
  await tellShelves.run({}, deps);
  expect(await empties()).toEqual([milk]);
});
