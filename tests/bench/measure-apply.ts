/** What the server's log and rules cost: 500 edits applied, against one bare upsert of as many rows in the same database. */
import { randomUUID } from 'node:crypto';

import type { Edit, SyncAnswer } from '#contract/sync.ts';
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
      const device = await newDevice(db);
      const edits = hearts(codes);
      const applied = await timed(() => applyOnce(db, device, edits));
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

interface Device {
  userId: number;
  clientId: string;
  epoch: string;
}

/** As one device's exchange after 500 edits without signal. */
async function applyOnce(db: Database, device: Device, edits: readonly Edit[]): Promise<void> {
  const { results } = await exchangeAs(db, device, edits);
  const refused = results.filter(({ ok }) => !ok).length;
  if (results.length < EDITS || refused > 0) throw new Error(`${results.length} decided, ${refused} refused`);
}

function hearts(codes: readonly string[]): Edit[] {
  return codes.map((stockCode, index) => ({
    seq: index + 1,
    id: randomUUID(),
    name: 'favourite.set',
    args: { stockCode, isOn: true, since: '2026-01-01T00:00:00.000Z' },
    ver: 1,
  }));
}

function exchangeAs(
  db: Database,
  { userId, ...device }: Omit<Device, 'epoch'> & { epoch: string | null },
  edits: readonly Edit[],
): Promise<SyncAnswer> {
  return db.transaction((tx) => {
    const store = new PostgresStore(tx, userId, new Date());
    return exchange(store, shopRules(tx), { ...device, cursor: 0, ackTo: 0, limit: 1000, edits: [...edits] });
  });
}

/** Its first contact only asks, as every device's does. */
async function newDevice(db: Database): Promise<Device> {
  const nobody = { firstName: 'Bench', lastName: '', mobile: null, passwordHash: null };
  const user = await addUser(db.orm, { ...nobody, email: `bench.${randomUUID()}@example.ae` }, new Date());
  const device = { userId: user.id, clientId: randomUUID() };
  const { epoch } = await exchangeAs(db, { ...device, epoch: null }, []);
  return { ...device, epoch };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
