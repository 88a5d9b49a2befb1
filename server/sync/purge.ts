/** Forgets what no device needs any more, each night, in small transactions that hold nobody up (security-findings M8). */
import { sql } from 'drizzle-orm';

import { record } from '#contract/wire.ts';
import type { Database, Transaction } from '#server/kit/database.ts';
import type { Task } from '#server/kit/task.ts';

import { rowKinds } from './row-kinds.ts';

const DAY_MS = 24 * 3600 * 1000;
/** A device that was away for longer fetches everything anew. */
const TOMBSTONE_DAYS = 180;
/** An edit sent again after this would count twice; the longest that a device is expected to keep one is far shorter. */
const LOG_DAYS = 400;
/** Rows in a transaction. */
const BATCH = 5000;

export const purgeRows: Task<object> = {
  name: 'sync.purge',
  payload: record({}),
  cron: '20 0 * * *',
  run: async (_payload, { db, clock, log }) => {
    const purged = await purgeOld(db, clock.now());
    log.info(purged, 'old tombstones, decided edits and silent devices are gone');
  },
};

export interface Purged {
  tombstones: number;
  edits: number;
  clients: number;
}

/** Forgets tombstones after 180 days, raising the shopper's floor with them, and decided edits and silent devices after 400. */
export async function purgeOld(db: Database, now: Date, batch = BATCH): Promise<Purged> {
  const old = new Date(now.getTime() - TOMBSTONE_DAYS * DAY_MS);
  const forgotten = new Date(now.getTime() - LOG_DAYS * DAY_MS);
  let tombstones = 0;
  for (const { table } of rowKinds) {
    tombstones += await inBatches(db, batch, (tx) => purgeTombstones(tx, table, old, batch));
  }
  const edits = await inBatches(db, batch, (tx) => deleteBefore(tx, 'sync_mutation', 'at', forgotten, batch));
  const clients = await inBatches(db, batch, (tx) => deleteBefore(tx, 'sync_client', 'seen_at', forgotten, batch));
  return { tombstones, edits, clients };
}

/** Until a batch is not full any more. */
async function inBatches(db: Database, batch: number, purge: (tx: Transaction) => Promise<number>): Promise<number> {
  for (let sum = 0; ;) {
    const count = await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = '60s'; set local lock_timeout = '10s'`);
      return purge(tx);
    });
    sum += count;
    if (count < batch) return sum;
  }
}

/** The shoppers are locked first, in the order in which every lock of many rows is taken, so that two purges wait for one another. */
async function purgeTombstones(tx: Transaction, table: string, old: Date, batch: number): Promise<number> {
  const before = old.toISOString();
  const name = sql.identifier(table);
  const { rows: owners } = await tx.execute<{ id: number }>(
    sql`select distinct user_id as id from (select user_id from ${name} where gone < ${before} order by gone limit ${batch}) as g`,
  );
  if (owners.length === 0) return 0;
  const users = sql`any(${sql.param(owners.map(({ id }) => id))}::integer[])`;
  await tx.execute(sql`select user_id from sync_user where user_id = ${users} order by user_id for update`);
  const { rows } = await tx.execute<{ count: number }>(sql`with dead as (
      delete from ${name} where ctid = any(array(
        select ctid from ${name} where gone < ${before} and user_id = ${users} order by gone limit ${batch}))
      returning user_id, v
    ), raised as (
      update sync_user set floor = greatest(floor, g.newest)
      from (select user_id, max(v) as newest from dead group by user_id) as g where g.user_id = sync_user.user_id
    ) select count(*)::int as count from dead`);
  return rows[0]?.count ?? 0;
}

async function deleteBefore(
  tx: Transaction,
  table: string,
  column: string,
  time: Date,
  batch: number,
): Promise<number> {
  const name = sql.identifier(table);
  const { rowCount } = await tx.execute(sql`delete from ${name} where ctid = any(array(
    select ctid from ${name} where ${sql.identifier(column)} < ${time.toISOString()} limit ${batch}))`);
  return rowCount ?? 0;
}
