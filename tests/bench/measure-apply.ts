/** What the server's log and rules cost: 500 edits applied, against one bare upsert of as many rows in the same database. */
import { randomUUID } from 'node:crypto';

import type { Edit } from '#contract/sync.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { openDatabase, type Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { addUser } from '#server/session/user-store.ts';
import { exchange } from '#server/sync/exchange.ts';
import { PostgresStore } from '#server/sync/postgres-store.ts';
import { shopRules } from '#server/sync/shop-rules.ts';

import type { Bench, Finding } from './measure.ts';
import { median } from './statistics.ts';

const EDITS = 500;

export async function measureApply(bench: Bench): Promise<Finding[]> {
  const { dataDir } = await bench.stores.open('demo');
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLog('fatal') });
  const db = openDatabase(postgres.url);
  try {
    const codes = await stockCodes(db);
    await db.pool.query(
      'create table if not exists bench_row (owner int, key text, value int, v bigint, primary key (owner, key))',
    );
    const [bare, own]: [number[], number[]] = [[], []];
    for (let run = 0; run < bench.runs * 5 + 2; run += 1) {
      bench.say(`${EDITS} edits, ${run + 1}`);
      const upsert = await timed(() => upsertBare(db, run, codes));
      const userId = await newUser(db);
      const applied = await timed(() => applyOnce(db, userId, codes));
      // The first two warm plans and caches.
      if (run >= 2) {
        bare.push(upsert);
        own.push(applied);
      }
    }
    await db.pool.query('drop table bench_row');
    bench.keep('apply', { bare, own });
    return [
      {
        what: 'applying 500 edits',
        value: median(own) / median(bare),
        of: 'applying 500 edits',
        note: `${median(own).toFixed(1)} ms to ${median(bare).toFixed(1)} ms`,
      },
    ];
  } finally {
    await db.close();
    await postgres.stop();
  }
}

async function stockCodes(db: Database): Promise<string[]> {
  const { rows } = await db.pool.query<{ code: string }>('select code from catalogue_item order by code limit $1', [
    EDITS,
  ]);
  if (rows.length < EDITS) throw new Error(`the demo has ${rows.length} products only`);
  return rows.map(({ code }) => code);
}

/** Durable like the other: within a transaction that is committed. */
async function upsertBare(db: Database, owner: number, codes: readonly string[]): Promise<void> {
  await db.transaction(async () => {
    await db.pool.query(
      `insert into bench_row select $1, code, 1, 1 from unnest($2::text[]) as code
       on conflict (owner, key) do update set value = excluded.value, v = excluded.v`,
      [owner, codes],
    );
  });
}

/** As one device's first exchange after 500 edits without signal. */
async function applyOnce(db: Database, userId: number, codes: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const store = new PostgresStore(tx, userId, new Date());
    const { epoch } = await store.lock();
    const edits = codes.map((stockCode, index): Edit => ({
      seq: index + 1,
      id: randomUUID(),
      name: 'favourite.set',
      args: { stockCode, isOn: true, since: '2026-01-01T00:00:00.000Z' },
      ver: 1,
    }));
    const { results } = await exchange(store, shopRules(tx), {
      clientId: randomUUID(),
      epoch,
      cursor: 0,
      ackTo: 0,
      limit: 1000,
      edits,
    });
    const refused = results.filter(({ ok }) => !ok).length;
    if (results.length < EDITS || refused > 0) throw new Error(`${results.length} decided, ${refused} refused`);
  });
}

async function newUser(db: Database): Promise<number> {
  const nobody = { firstName: 'Bench', lastName: '', mobile: null, passwordHash: null };
  return (await addUser(db.orm, { ...nobody, email: `bench.${randomUUID()}@example.ae` }, new Date())).id;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
