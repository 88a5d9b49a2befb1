/** W2: who asked to be told is told, once, and the row goes off on every device (storefront.md section 4). */
import { randomUUID } from 'node:crypto';

import { beforeAll, expect, test } from 'vitest';

import { toggleNotify } from '#contract/notify.ts';
import { synchronise } from '#contract/sync.ts';
import { systemClock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';
import type { Deps } from '#server/kit/deps.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { runJobs } from '#tests/support/run-jobs.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestUser, send } from '#tests/support/test-user.ts';

let db: Database;
let api: TestApp;
let deps: Deps;
let codes: string[];
beforeAll(async () => {
  ({ db } = await createDemoDatabase());
  api = await createTestApp(db);
  deps = { db, clock: systemClock, log: createLog('silent'), settings: readSettings({}) };
  const { rows } = await db.pool.query<{ code: string }>(
    'select code from catalogue_item where price > 0 and is_active and not is_coming_soon order by code limit 3',
  );
  codes = rows.map(({ code }) => code);
}, 60_000);

const setStock = (isOut: boolean) =>
  db.pool.query('update catalogue_item set is_out_of_stock = $1 where code = any($2)', [isOut, codes]);

const mailsTo = async (email: string): Promise<string[]> =>
  (await db.pool.query<{ body: string }>('select body from outbox_message where recipient = $1', [email])).rows.map(
    ({ body }) => body,
  );

let count = 0;

/** A shopper with two of three products to be told of, all out of stock. */
async function waitingShopper() {
  await setStock(true);
  const email = `waits${(count += 1)}@example.ae`;
  const shopper = await createTestUser(db, { email, passwordHash: null });
  const cookie = await shopper.signIn();
  for (const stockCode of codes.slice(0, 2)) await send(api.app, toggleNotify, { stockCode }, cookie);
  const { rows } = await db.pool.query<{ epoch: string }>('select epoch from sync_meta');
  const base = {
    userDocNo: shopper.user.id,
    clientId: randomUUID(),
    epoch: rows[0]?.epoch,
    ackTo: 0,
    limit: 100,
    muts: [],
  };
  const changes = async (cursor: number) =>
    (await send(api.app, synchronise, { ...base, cursor }, cookie)).json<{
      data: { rows: { key: string; val: unknown }[]; to: number };
    }>().data;
  return { email, changes };
}

const find = ['notify.find'];

test('a mail for what is back, and the rows are off on every device; what is not back stays', async () => {
  const { email, changes } = await waitingShopper();
  await runJobs(deps, find);
  expect(await mailsTo(email)).toEqual([]);
  const before = await changes(0);
  expect(before.rows.map(({ key }) => key)).toEqual(codes.slice(0, 2).map((code) => `N:${code}`));
  await db.pool.query('update catalogue_item set is_out_of_stock = false where code = $1', [codes[0]]);
  await runJobs(deps, find);
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  const { rows } = await db.pool.query('select name_en, name_ar from catalogue_item where code = $1', [codes[0]]);
  expect(mails[0]).toContain(rows[0].name_en);
  expect(mails[0]).toContain(rows[0].name_ar);
  expect((await changes(before.to)).rows).toEqual([expect.objectContaining({ key: `N:${codes[0]}`, val: null })]);
  await runJobs(deps, find);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('once, with two replicas at it and each job done twice', async () => {
  const { email } = await waitingShopper();
  await setStock(false);
  await Promise.all([runJobs(deps, find), runJobs(deps, find)]);
  const jobs = await db.pool.query('select 1 from graphile_worker.jobs');
  expect(jobs.rowCount).toBe(0);
  expect(await mailsTo(email)).toHaveLength(1);
  // As after a process that ended between sending and saying so.
  const { rows } = await db.pool.query<{ id: number; version: string }>(
    'select u.id, s.version from user_account u join sync_user s on s.user_id = u.id where u.email = $1',
    [email],
  );
  const payload = { userId: rows[0]?.id, stockCodes: codes.slice(0, 2), version: Number(rows[0]?.version) };
  await db.pool.query('select graphile_worker.add_job($1, $2)', ['notify.mail', JSON.stringify(payload)]);
  await runJobs(deps);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('a process that ends between the steps leaves all of a step or nothing', async () => {
  const { email, changes } = await waitingShopper();
  await setStock(false);
  // The step that takes the rows off fails at its very end, when the mail is ordered.
  await db.pool.query('alter function graphile_worker.add_job rename to add_job_gone');
  const told = await db.transaction(async (tx) => {
    const { tellBackInStock } = await import('./tell-back-in-stock.ts');
    const { rows } = await db.pool.query<{ id: number }>('select id from user_account where email = $1', [email]);
    return tellBackInStock.run({ userId: rows[0]?.id ?? 0 }, deps).then(
      () => tx,
      () => null,
    );
  });
  await db.pool.query('alter function graphile_worker.add_job_gone rename to add_job');
  expect(told).toBeNull();
  expect((await changes(0)).rows.filter(({ val }) => val !== null)).toHaveLength(2);
  await runJobs(deps, find);
  expect(await mailsTo(email)).toHaveLength(1);
});
