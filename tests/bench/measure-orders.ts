/** What reading orders costs a shopper who has 20,000 of them in a table of 1,000,000, against one who has 24 in a table without others. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { API_BASE, type Call } from '#contract/call.ts';
import { readOrder, readTracking } from '#contract/order-detail.ts';
import { readBoughtCodes, readHistory } from '#contract/orders.ts';
import { buildApp } from '#server/app.ts';
import { closeCatalogue } from '#server/catalogue/catalogue.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { systemClock } from '#server/kit/clock.ts';
import { openDatabase, type Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { CLIENT_HEADER } from '#server/kit/same-site.ts';
import { readSettings } from '#server/kit/settings.ts';
import { openSession } from '#server/session/session-store.ts';
import { cookieName } from '#server/session/token.ts';
import { addUser } from '#server/session/user-store.ts';

import { fillOrders } from './fill-orders.ts';
import type { Bench, Finding } from './measure.ts';
import { median } from './statistics.ts';

const FEW = { orders: 24, every: 1, coming: 4 };
const MANY = { orders: 1_000_000, every: 50, coming: 200 };
const WARMING = 20;

export async function measureOrders(bench: Bench): Promise<Finding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zad-bench-orders-'));
  const log = createLog('fatal');
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const db = openDatabase(postgres.url);
  try {
    await migrate(db);
    const settings = readSettings({ RATE_LIMIT: '0' });
    const app = await buildApp({ db, clock: systemClock, log, settings });
    try {
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      const few = await addShopper(db, 'few');
      await fillOrders(db, { ...FEW, userId: few.id });
      const before = await timeEach(origin, few, bench.runs);
      bench.say(`writing ${MANY.orders} orders`);
      const many = await addShopper(db, 'many');
      await fillOrders(db, { ...MANY, userId: many.id });
      bench.say('reading them');
      const after = await timeEach(origin, many, bench.runs);
      bench.keep('orders', { before, after });
      return Object.entries(after).map(([what, times]) => finding(what, before[what] ?? [], times));
    } finally {
      await app.close();
      await closeCatalogue(db);
    }
  } finally {
    await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}

function finding(what: string, few: readonly number[], many: readonly number[]): Finding {
  const note = `${median(many).toFixed(1)} ms to ${median(few).toFixed(1)} ms`;
  // What a device asks once a day is for reading only.
  const of = what === 'what was bought' ? { unit: 'x' as const } : 'reading orders';
  return { what: `orders, ${what}`, value: median(many) / median(few), of, note };
}

interface BenchShopper {
  readonly id: number;
  readonly cookie: string;
  /** Their newest order that was delivered. */
  readonly order: () => Promise<number>;
}

async function addShopper(db: Database, name: string): Promise<BenchShopper> {
  const now = new Date();
  const nobody = { firstName: 'Bench', lastName: '', mobile: null, passwordHash: null };
  const { id } = await addUser(db.orm, { ...nobody, email: `${name}@example.ae` }, now);
  return {
    id,
    cookie: `${cookieName(false)}=${await openSession(db.orm, id, now)}`,
    order: async () => {
      const newest = 'select max(id) as id from placed_order where user_id = $1 and state = 6';
      return (await db.pool.query<{ id: number }>(newest, [id])).rows[0]?.id ?? 0;
    },
  };
}

/** Milliseconds of each call, one after the other. */
async function timeEach(origin: string, shopper: BenchShopper, runs: number): Promise<Record<string, number[]>> {
  const order = { Docno: await shopper.order(), Doctype: 'RSO' };
  const asked: [string, Call<unknown, unknown>, object][] = [
    ['history: past', readHistory, { isPast: true, pageSize: 20 }],
    ['history: upcoming', readHistory, { isPast: false, pageSize: 20 }],
    ['detail', readOrder, order],
    ['tracking', readTracking, order],
    ['what was bought', readBoughtCodes, {}],
  ];
  const found: Record<string, number[]> = {};
  for (const [what, call, input] of asked) {
    const times: number[] = [];
    for (let run = 0; run < WARMING + runs * 30; run += 1) {
      const from = performance.now();
      const answer = await fetch(`${origin}${API_BASE}${call.path}`, {
        method: call.method,
        headers: { cookie: shopper.cookie, [CLIENT_HEADER]: 'bench', 'content-type': 'application/json' },
        ...(call.method === 'POST' && { body: JSON.stringify(input) }),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${call.name} is answered ${answer.status}`);
      // The first ones warm plans and caches.
      if (run >= WARMING) times.push(performance.now() - from);
    }
    found[what] = times;
  }
  return found;
}
