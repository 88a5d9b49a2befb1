/** The nightly purge: in batches, with the floor raised, and only what is old (security-findings M8). */
import { randomUUID } from 'node:crypto';

import { beforeAll, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestUser } from '#tests/support/test-user.ts';

import { applyAs } from './apply-as.ts';
import { purgeOld } from './purge.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});

const DAY_MS = 86_400_000;

/** A shopper who made and deleted so many lists, so many days ago. */
async function shopperWithTombstones(email: string, lists: number, daysAgo: number): Promise<number> {
  const { user } = await createTestUser(db, { email, passwordHash: null });
  const then = new Date(Date.now() - daysAgo * DAY_MS);
  const ids = Array.from({ length: lists }, () => randomUUID());
  const made = ids.map((listId) => ({ name: 'list.create', args: { listId, name: 'L', madeAt: '' } }));
  const deleted = ids.map((listId) => ({ name: 'list.delete', args: { listId, seen: 999 } }));
  await applyAs(db, user.id, made, then);
  await applyAs(db, user.id, deleted, then);
  return user.id;
}

const countOf = async (table: string, userId: number): Promise<number> =>
  (await db.pool.query(`select 1 from ${table} where user_id = $1`, [userId])).rowCount ?? 0;
const floorOf = async (userId: number): Promise<number> =>
  Number((await db.pool.query('select floor from sync_user where user_id = $1', [userId])).rows[0]?.floor);

test('tombstones go after 180 days, log and devices after 400, in batches, and the floor says so', async () => {
  const old = await shopperWithTombstones('old@example.ae', 12, 401);
  const middle = await shopperWithTombstones('middle@example.ae', 7, 181);
  const young = await shopperWithTombstones('young@example.ae', 5, 179);
  expect(await purgeOld(db, new Date(), 5)).toEqual({ tombstones: 19, edits: 24, clients: 1 });
  const left = async (userId: number) => [
    await countOf('shop_list', userId),
    await countOf('sync_mutation', userId),
    await countOf('sync_client', userId),
    await floorOf(userId),
  ];
  expect(await left(old)).toEqual([0, 0, 0, 24]);
  expect(await left(middle)).toEqual([0, 14, 1, 14]);
  expect(await left(young)).toEqual([5, 10, 1, 0]);
  expect(await purgeOld(db, new Date(), 5)).toEqual({ tombstones: 0, edits: 0, clients: 0 });
});

test('the tombstones are found by their index', async () => {
  const client = await db.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query(
      'explain select ctid from shop_list where gone < now() order by gone limit 5000',
    );
    expect(rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')).toContain('shop_list_gone');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
