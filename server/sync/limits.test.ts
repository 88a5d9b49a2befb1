/** What one shopper's requests may cost the others, and what they may make the database hold (security-findings H3, H4, M5, L14). */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { beforeAll, describe, expect, test } from 'vitest';

import { createListCall } from '#contract/lists.ts';
import { synchronise } from '#contract/sync.ts';
import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestUser, send } from '#tests/support/test-user.ts';

let db: Database;
let api: TestApp;
let epoch: string;
beforeAll(async () => {
  db = await createTestDatabase();
  api = await createTestApp(db);
  epoch = (await db.pool.query<{ epoch: string }>('select epoch from sync_meta')).rows[0]?.epoch ?? '';
});

let count = 0;

async function newDevice() {
  const shopper = await createTestUser(db, { email: `limits${(count += 1)}@example.ae`, passwordHash: null });
  const cookie = await shopper.signIn();
  const userId = shopper.user.id;
  const base = { userDocNo: userId, clientId: randomUUID(), epoch, cursor: 0, ackTo: 0, limit: 1000 };
  const exchange = (muts: object[], more: object = {}, app = api.app) =>
    send(app, synchronise, { ...base, muts, ...more }, cookie);
  return { userId, cookie, clientId: base.clientId, exchange };
}

const edit = (seq: number, name: string, args: object) => ({ seq, id: randomUUID(), name, args, ver: 1 });
const list = (listId: string) => ({ listId, name: `List ${listId}`, madeAt: '2026-11-21T08:00:00.000Z' });

/** Holds the shopper's row, as another replica's exchange would, while `work` runs. */
async function whileLocked(userId: number, work: () => Promise<void>): Promise<void> {
  const other = await db.pool.connect();
  try {
    await other.query('begin');
    await other.query('select from sync_user where user_id = $1 for update', [userId]);
    await work();
  } finally {
    await other.query('rollback');
    other.release();
  }
}

describe('a flood of one shopper', () => {
  test('takes one connection, is answered 429 and 503 with Retry-After, and leaves the others their speed', async () => {
    const flood = await newDevice();
    const other = await newDevice();
    await flood.exchange([edit(1, 'list.create', list('a'))]);
    await whileLocked(flood.userId, async () => {
      const answers = Promise.all(
        Array.from({ length: 40 }, () =>
          flood.exchange([edit(2, 'list.create', list('b'))], { clientId: randomUUID() }),
        ),
      );
      const started = performance.now();
      expect((await other.exchange([edit(1, 'list.create', list('a'))])).statusCode).toBe(200);
      expect(performance.now() - started).toBeLessThan(1500);
      const statuses = new Map<number, number>();
      for (const { statusCode, headers } of await answers) {
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      expect(Object.fromEntries(statuses)).toEqual({ 429: 38, 503: 2 });
    });
    expect((await flood.exchange([edit(2, 'list.create', list('b'))])).json().data.last).toBe(2);
  });

  test('is not what two devices, or a page that is loaded again, send at once', async () => {
    const { exchange } = await newDevice();
    await exchange([edit(1, 'list.create', list('a'))]);
    const answers = await Promise.all(
      ['b', 'c'].map((name) => exchange([edit(1, 'list.create', list(name))], { clientId: randomUUID() })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('through the calls of the specification waits in a short line', async () => {
    const flood = await newDevice();
    await flood.exchange([edit(1, 'list.create', list('a'))]);
    await whileLocked(flood.userId, async () => {
      const answers = Promise.all(
        Array.from({ length: 40 }, (_, index) => send(api.app, createListCall, { name: `L${index}` }, flood.cookie)),
      );
      await pause(1000);
      const waiting = await db.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(waiting.rowCount).toBe(1);
      for (const { statusCode, headers } of await answers) {
        expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true]);
      }
    });
  });

  test('is slowed to 60 a minute after the first 30', async () => {
    const now = new Date();
    const limited = await createTestApp(db, { env: { RATE_LIMIT: '3000' }, clock: { now: () => now } });
    const { exchange } = await newDevice();
    const codes: number[] = [];
    for (let index = 0; index < 32; index += 1) codes.push((await exchange([], {}, limited.app)).statusCode);
    expect(codes.slice(0, 30).every((code) => code === 200)).toBe(true);
    expect(codes.at(-1)).toBe(429);
  });
});

test('a session that floods is turned away before its bodies are read', async () => {
  const now = new Date();
  const limited = await createTestApp(db, { env: { RATE_LIMIT: '3000' }, clock: { now: () => now } });
  const { exchange } = await newDevice();
  // Another shopper's rows: refused after the body is read, and no exchange of this shopper's.
  for (let index = 0; index < 40; index += 1) {
    expect((await exchange([], { userDocNo: 1 }, limited.app)).statusCode).toBe(401);
  }
  const started = performance.now();
  const refused = await exchange([], { userDocNo: 1 }, limited.app);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(performance.now() - started).toBeGreaterThan(900);
});

describe('what is stored', () => {
  test('arguments above 2 kB are refused before anything is kept', async () => {
    const { exchange, userId } = await newDevice();
    const big = randomBytes(200_000).toString('base64').slice(0, 240_000);
    const answer = await exchange([edit(1, 'list.create', { x: big })]);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
    expect((await db.pool.query('select 1 from sync_mutation where user_id = $1', [userId])).rowCount).toBe(0);
  });

  test('of arguments that make no sense, size and hash are kept, and a repeat is answered alike', async () => {
    const { exchange, userId } = await newDevice();
    const muts = [edit(1, 'list.create', { x: 'y'.repeat(1900) })];
    const first = (await exchange(muts)).json();
    expect(first.data.results).toEqual([{ seq: 1, ok: false, code: 'invalid' }]);
    const { rows } = await db.pool.query('select name, args from sync_mutation where user_id = $1', [userId]);
    expect(rows).toEqual([
      { name: 'list.create', args: expect.stringMatching(/^\{"size":1908,"sha256":"[0-9a-f]{64}"\}$/) },
    ]);
    expect((await exchange(muts)).json()).toEqual(first);
  });

  test('a day takes 20,000 edits and 5,000 tombstones of one shopper, and tomorrow more', async () => {
    const { exchange, userId } = await newDevice();
    await exchange([edit(1, 'list.create', list('a')), edit(2, 'list.create', { x: 1 })]);
    const today = Math.floor(Date.now() / 86_400_000);
    const counted = async () =>
      (await db.pool.query('select counted_day, day_edits, day_tombstones from sync_user where user_id = $1', [userId]))
        .rows;
    expect(await counted()).toEqual([{ counted_day: today, day_edits: 2, day_tombstones: 0 }]);
    for (const [column, most] of [
      ['day_edits', 20_000],
      ['day_tombstones', 5000],
    ] as const) {
      await db.pool.query(`update sync_user set ${column} = ${most} where user_id = ${userId}`);
      const refused = await exchange([edit(3, 'list.delete', { listId: 'a', seen: 9 })]);
      await db.pool.query(`update sync_user set day_edits = 2, day_tombstones = 0 where user_id = ${userId}`);
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many']);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400);
    }
    await db.pool.query(`update sync_user set counted_day = counted_day - 1 where user_id = ${userId}`);
    expect((await exchange([edit(3, 'list.delete', { listId: 'a', seen: 9 })])).json().data.last).toBe(3);
    expect(await counted()).toEqual([{ counted_day: today, day_edits: 1, day_tombstones: 1 }]);
  });

  test('a shopper has 50 devices at most: the one that was silent longest makes room', async () => {
    const { exchange, userId, clientId } = await newDevice();
    await exchange([edit(1, 'list.create', list('a'))]);
    await db.pool.query("update sync_client set seen_at = now() - interval '1 day' where user_id = $1", [userId]);
    for (let index = 0; index < 51; index += 1) await exchange([], { clientId: randomUUID() });
    const { rows } = await db.pool.query('select client_id from sync_client where user_id = $1', [userId]);
    expect(rows).toHaveLength(50);
    expect(rows.map(({ client_id }) => client_id)).not.toContain(clientId);
    expect((await exchange([], { ackTo: 1, cursor: 1 })).json().data.verdict).toBe('reset');
  });
});

test('a pull without edits writes nothing and waits for nobody', async () => {
  const { exchange, userId } = await newDevice();
  await exchange([edit(1, 'list.create', list('a'))]);
  const written = async () =>
    (await db.pool.query('select xmin::text, seen_at from sync_client where user_id = $1', [userId])).rows;
  const before = await written();
  await whileLocked(userId, async () => {
    const pulled = await exchange([], { cursor: 1, ackTo: 1 });
    expect(pulled.json().data).toMatchObject({ verdict: null, from: 1, to: 1, rows: [], last: 1 });
  });
  expect(await written()).toEqual(before);
  await db.pool.query("update sync_client set seen_at = now() - interval '25 hours' where user_id = $1", [userId]);
  await exchange([], { cursor: 1, ackTo: 1 });
  expect(await written()).not.toEqual(before);
});

test.each([
  ['a statement that is cancelled', '57014'],
  ['a disk that is full (F12)', '53100'],
])('%s is no fault of the edit: it is answered 503, and never refused as internal', async (_what, code) => {
  const { exchange, userId } = await newDevice();
  await exchange([edit(1, 'list.create', list('a'))]);
  await db.pool.query(`create or replace function slow_log() returns trigger language plpgsql as
    $$ begin if new.user_id = ${userId} then raise exception using errcode = '${code}'; end if; return new; end $$`);
  await db.pool.query(
    'create trigger slow_log before insert on sync_mutation for each row execute function slow_log()',
  );
  for (let tries = 0; tries < 6; tries += 1) {
    const refused = await exchange([edit(2, 'list.create', list('b'))]);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  }
  await db.pool.query('drop trigger slow_log on sync_mutation');
  expect((await exchange([edit(2, 'list.create', list('b'))])).json().data.results).toEqual([
    { seq: 2, ok: true, code: null },
  ]);
});
