/** What paying costs: an order paid by the wallet and placed, against one bare transaction that writes as many rows, alone and 20 at once. */
import { randomUUID } from 'node:crypto';

import type { OrderPayload } from '#contract/checkout.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import { keepAddress } from '#server/addresses/keep.ts';
import { closeCatalogue } from '#server/catalogue/catalogue.ts';
import { openCheckoutDesk, type CheckoutDesk } from '#server/checkout/checkout-desk.ts';
import { prepare } from '#server/checkout/prepare-order.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { systemClock } from '#server/kit/clock.ts';
import { openDatabase, type Database } from '#server/kit/database.ts';
import type { Deps } from '#server/kit/deps.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { post } from '#server/ledger/post.ts';
import { payOutOfWallet } from '#server/payments/pay.ts';
import type { PaymentDesk } from '#server/payments/payment-desk.ts';
import { paymentDesk } from '#server/selling.ts';
import { addUser } from '#server/session/user-store.ts';
import { openSlots } from '#server/slots/store.ts';
import { applyAs } from '#server/sync/apply-as.ts';

import type { Bench, Finding } from './measure.ts';
import { median } from './statistics.ts';

const LINES = 10;
const AT_ONCE = 20;
const ZONE = 2;

export async function measureCheckout(bench: Bench): Promise<Finding[]> {
  const { dataDir } = await bench.stores.open('demo');
  const log = createLog('fatal');
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const db = openDatabase(postgres.url, { connections: AT_ONCE + 4 });
  try {
    const deps: Deps = { db, clock: systemClock, log, settings: readSettings({}) };
    const shop = await openShop(deps);
    await db.pool.query(BARE_TABLES);
    const [bare, own, bareTogether, ownTogether]: number[][] = [[], [], [], []];
    for (let run = 0; run < bench.runs * 5 + 2; run += 1) {
      bench.say(`orders, ${run + 1}`);
      const alone = await shop.ready();
      const several = await Promise.all(Array.from({ length: AT_ONCE }, () => shop.ready()));
      const figures = [
        await timed(() => writeBare(db)),
        await timed(alone),
        await timed(() => Promise.all(several.map(() => writeBare(db)))),
        await timed(() => Promise.all(several.map((pay) => pay()))),
      ];
      // The first two warm plans and caches.
      if (run >= 2) [bare, own, bareTogether, ownTogether].forEach((list, at) => list?.push(figures[at] ?? NaN));
    }
    await db.pool.query('drop table bench_order, bench_line');
    bench.keep('checkout', { bare, own, bareTogether, ownTogether });
    return [
      finding('an order paid and placed', bare ?? [], own ?? []),
      finding('20 shoppers who pay at once', bareTogether ?? [], ownTogether ?? []),
    ];
  } finally {
    await closeCatalogue(db);
    await db.close();
    await postgres.stop();
  }
}

function finding(what: string, bare: readonly number[], own: readonly number[]): Finding {
  const note = `${median(own).toFixed(1)} ms to ${median(bare).toFixed(1)} ms`;
  return { what, value: (median(bare) / median(own)) * 100, of: 'placing', note };
}

interface BenchShop {
  /** A shopper with a prepared order of ten lines and the money for it; the answer pays it. */
  ready(): Promise<() => Promise<void>>;
}

async function openShop(deps: Deps): Promise<BenchShop> {
  const { db } = deps;
  const desk = await openCheckoutDesk(deps);
  const payments = paymentDesk(deps);
  await db.pool.query('update slot set capacity = 1000000');
  const now = deps.clock.now();
  const [slot] = await openSlots(db.orm, {
    zone: ZONE,
    kind: 'standard',
    fromDay: dubaiDay(now),
    toDay: '9999-12-31',
    now,
    settings: deps.settings.shop,
  });
  const { rows } = await db.pool.query<{ code: string }>(
    `select code from catalogue_item where is_active and not is_out_of_stock and not is_coming_soon and lead_days = 0 and choice is null
       and gift_role is null and minimum_order = 1 and price > 0 order by code limit $1`,
    [LINES],
  );
  const codes = rows.map(({ code }) => code);
  return { ready: () => readyBuyer({ desk, payments, codes, slotId: slot?.id ?? 0 }) };
}

interface Buying {
  readonly desk: CheckoutDesk;
  readonly payments: PaymentDesk;
  readonly codes: readonly string[];
  readonly slotId: number;
}

async function readyBuyer({ desk, payments, codes, slotId }: Buying): Promise<() => Promise<void>> {
  const { db } = desk;
  const now = desk.now();
  const nobody = { firstName: 'Bench', lastName: '', mobile: null, passwordHash: null };
  const { id: userId } = await addUser(db.orm, { ...nobody, email: `bench.${randomUUID()}@example.ae` }, now);
  const address = await keepAddress(db, userId, ADDRESS, now);
  const since = now.toISOString();
  const edits = codes.map((stockCode) => ({
    name: 'cart.set',
    args: { cartType: 'CRT', stockCode, quantity: 2, seenPrice: 100, since },
  }));
  await applyAs(db, userId, edits, now);
  const postings = [[{ kind: 'goodwill' }, -1_000_000] as const, [{ kind: 'wallet', userId }, 1_000_000] as const];
  await db.transaction((tx) => post(tx, { key: `bench ${userId}`, kind: 'goodwill', at: now, postings }));
  const order = await prepare(desk, userId, { ...PAYLOAD, addressId: address.id, slotId });
  const document = { doctype: 'PRO', docno: order.id } as const;
  return async () => {
    const { settledAt } = await payOutOfWallet(payments, { userId, document, shownTotal: null, isRetry: false });
    if (settledAt === null) throw new Error('an order was not placed');
  };
}

const ADDRESS = {
  kind: 'home',
  title: '',
  line1: 'Villa 12',
  line2: '',
  landmark: '',
  mobile: '+971501234567',
  makani: '',
  emirateId: ZONE,
  areaId: 2392,
  latitude: null,
  longitude: null,
  isDefault: true,
} as const;

const PAYLOAD: OrderPayload = {
  addressId: 0,
  dayId: null,
  slotId: null,
  discountCode: '',
  voucherId: null,
  voucherFils: null,
  points: 0,
  contact: '+971501234567',
  depositFils: null,
  donations: [],
  payment: 'online',
  packing: 'bags',
  printsInvoice: false,
  alternative: 'none',
  special: '',
  packingNote: '',
  deliveryMessage: '',
  parentDoctype: null,
  parentDocno: null,
  isExpress: false,
  expressId: null,
  expressDoctype: null,
  regularSlots: [],
  shownVersion: null,
  language: 'en',
};

const BARE_TABLES = `
  create table if not exists bench_order (id bigint generated always as identity primary key, doc jsonb, at timestamptz default now());
  create table if not exists bench_line (order_id bigint, srno int, doc jsonb, primary key (order_id, srno))`;

/**
 * As many rows as placing writes: order, attempt, event, basket, reserve, job, prepared order, two for slot and hold; ten lines of the
 * order, of its basket, of the cart and of its log. One statement each, as anyone would write them by hand.
 */
async function writeBare(db: Database): Promise<void> {
  const doc = JSON.stringify({ name: { en: 'A thing', ar: 'شيء' }, units: { en: '1 kg', ar: '1 كجم' }, price: 1250 });
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>('insert into bench_order (doc) values ($1) returning id', [
      doc,
    ]);
    for (let single = 0; single < 8; single += 1)
      await client.query('insert into bench_order (doc) values ($1)', [doc]);
    for (let part = 0; part < 4; part += 1) {
      await client.query('insert into bench_line select $1, n, $2 from generate_series($3::int, $4::int) as n', [
        rows[0]?.id,
        doc,
        part * LINES,
        part * LINES + LINES - 1,
      ]);
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
