/** A database with another history gets another epoch by itself (security-findings M4). */
import { beforeAll, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestUser } from '#tests/support/test-user.ts';

import { exchange } from './exchange.ts';
import { PostgresStore } from './postgres-store.ts';
import { shopRules } from './shop-rules.ts';
import { pullFromSnapshot } from './snapshot-store.ts';
import { followTimeline } from './timeline.ts';

let db: Database;
let userId: number;
beforeAll(async () => {
  db = await createTestDatabase();
  userId = (await createTestUser(db, { email: 'timeline@example.ae', passwordHash: null })).user.id;
});

const meta = async () =>
  (await db.pool.query<{ epoch: string; timeline: string | null }>('select epoch, timeline from sync_meta')).rows[0];

const input = (epoch: string | null, cursor = 0) => ({
  clientId: '00000000-0000-4000-8000-000000000001',
  epoch,
  cursor,
  ackTo: 0,
  limit: 10,
  edits: [],
});
const pull = (epoch: string | null) =>
  db.transaction((tx) => exchange(new PostgresStore(tx, userId, new Date()), shopRules(tx), input(epoch)));

test('a database that was never asked keeps its epoch', async () => {
  const before = await meta();
  expect(before?.timeline).toBeNull();
  expect(await pull(before?.epoch ?? null)).toMatchObject({ verdict: null, epoch: before?.epoch });
  expect(await meta()).toEqual({ epoch: before?.epoch, timeline: expect.stringMatching(/^\d+\/[0-9A-F]{8}$/) });
  expect(await followTimeline(db.orm)).toBe(false);
});

test('after a promotion the next exchange, with edits or without, resets the device', async () => {
  const before = await meta();
  await db.pool.query("update sync_meta set timeline = '1/000000FF'");
  expect(await pullFromSnapshot(db, userId, input(before?.epoch ?? null, 1), new Date())).toBeNull();
  const answer = await pull(before?.epoch ?? null);
  expect(answer.verdict).toBe('reset');
  const after = await meta();
  expect(after?.epoch).not.toBe(before?.epoch);
  expect(answer.epoch).toBe(after?.epoch);
  expect(await pull(answer.epoch)).toMatchObject({ verdict: null, epoch: after?.epoch });
});

test('a restore into another cluster is seen when a server starts', async () => {
  const before = await meta();
  await db.pool.query("update sync_meta set timeline = '1/' || right(timeline, 8)");
  expect(await followTimeline(db.orm)).toBe(true);
  expect((await meta())?.epoch).not.toBe(before?.epoch);
});
