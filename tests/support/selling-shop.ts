/** The demo shop with slots, a payments sandbox and a clock that the test moves, and shoppers with an address and a cart. */
import type { FastifyInstance } from 'fastify';

import { IDEMPOTENCY_HEADER, API_BASE, type Call } from '#contract/call.ts';
import { prepareOrder } from '#contract/checkout.ts';
import { readDelivery } from '#contract/delivery.ts';
import { keepAddress } from '#server/addresses/keep.ts';
import type { ItemRow } from '#server/catalogue/rows.ts';
import type { PaymentGateway } from '#server/gateways/payments/payment-gateway.ts';
import type { Database } from '#server/kit/database.ts';
import type { Deps } from '#server/kit/deps.ts';
import { readSettings } from '#server/kit/settings.ts';
import { post } from '#server/ledger/post.ts';
import { ensureSlots } from '#server/slots/make-slots.ts';
import { applyAs } from '#server/sync/apply-as.ts';

import { createDemoDatabase } from './demo-database.ts';
import { runJobs } from './run-jobs.ts';
import { openTestSandbox, type TestSandbox } from './sandbox.ts';
import type { Answer } from './signed-in-shop.ts';
import { createTestApp } from './test-app.ts';
import { createTestUser } from './test-user.ts';

export interface Buyer {
  readonly id: number;
  readonly email: string;
  readonly addressId: number;
  /** Of a session. */
  readonly cookie: string;
  /** Sends a call; `input` as on the wire; `key` is the header Idempotency-Key. */
  ask(call: Call<unknown, unknown>, input?: Record<string, unknown>, key?: string): Promise<Answer>;
  /** Puts so many of each into the cart, as the app would. */
  putInCart(cart: Readonly<Record<string, number>>): Promise<void>;
  /** What a prepared order of the whole cart is asked with; `more` replaces fields. */
  payload(more?: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Prepares the cart, and answers the order's number. @throws where it was refused */
  prepare(more?: Record<string, unknown>): Promise<number>;
  /** Fils, out of the shop's goodwill. */
  give(fils: number): Promise<void>;
}

export interface SellingShop {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly app: FastifyInstance;
  readonly sandbox: TestSandbox;
  readonly deps: Deps;
  /** What the shop logged so far, a line each. */
  readonly lines: readonly string[];
  /** Plain things that come with everything else, of one unit each, dearest first. */
  readonly goods: readonly ItemRow[];
  /** Things that need a day or more. */
  readonly late: readonly ItemRow[];
  readonly fresh: readonly ItemRow[];
  now(): Date;
  /** Moves the clock of the shop and of the sandbox. */
  advance(milliseconds: number): Promise<void>;
  /** Runs what is due, after the jobs of the clock by their names. */
  jobs(...named: string[]): Promise<void>;
  buyer(): Promise<Buyer>;
}

/** A Tuesday morning in Dubai, in no Ramadan. */
const MORNING = new Date('2026-11-24T05:00:00Z');

export interface SellingOptions {
  readonly env?: Record<string, string>;
  /** Of its clock, which stands still; a morning that suits tests unless told. */
  readonly startsAt?: Date;
  /** The shop asks the sandbox through what this makes of the way to it: mistakes are planted there. */
  readonly through?: (gateway: PaymentGateway) => PaymentGateway;
}

export async function openSellingShop({
  env = {},
  startsAt = MORNING,
  through,
}: SellingOptions = {}): Promise<SellingShop> {
  const { db, url: databaseUrl, rows } = await createDemoDatabase();
  const sandbox = await openTestSandbox(db, { startsAt, timeout: 5000 });
  const settings = readSettings({ RATE_LIMIT: '0', ...env });
  const clock = { now: () => sandbox.now() };
  await ensureSlots(db, clock.now(), settings.shop);
  const { app, deps, lines } = await createTestApp(db, {
    env,
    clock,
    gateway: through?.(sandbox.gateway) ?? sandbox.gateway,
  });
  const isPlain = (row: ItemRow): boolean =>
    row.isActive &&
    !row.isComingSoon &&
    !row.isOutOfStock &&
    row.choice === null &&
    row.giftRole === null &&
    !row.isEGift &&
    row.minimumOrder === 1 &&
    row.deposit === 0 &&
    row.price > 0;
  const plain = rows.items.filter(isPlain).toSorted((one, other) => other.price - one.price);
  let count = 0;
  return {
    db,
    databaseUrl,
    app,
    sandbox,
    deps,
    lines,
    goods: plain.filter((row) => row.leadDays === 0 && !isFresh(row)),
    late: plain.filter((row) => row.leadDays > 0),
    fresh: plain.filter((row) => row.leadDays === 0 && isFresh(row)),
    now: clock.now,
    advance: (milliseconds) => sandbox.advance(milliseconds),
    jobs: (...named) => runJobs(deps, named),
    buyer: async () => {
      count += 1;
      const email = `buyer${count}@example.ae`;
      const made = await createTestUser(db, { email, passwordHash: null });
      const { user } = made;
      const cookie = await made.signIn();
      const address = await keepAddress(db, user.id, { ...HOME, isDefault: true }, clock.now());
      const ask: Buyer['ask'] = async (call, input = {}, key) => {
        const headers = {
          'x-zad-client': 'web',
          cookie,
          'content-type': 'application/json',
          ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
        };
        const url = API_BASE + call.path;
        const answer = await app.inject(
          call.method === 'GET'
            ? { method: 'GET', url, query: words(input), headers }
            : { method: 'POST', url, payload: input, headers },
        );
        return { code: answer.statusCode, body: answer.json() };
      };
      const payload: Buyer['payload'] = async (more = {}) => {
        const answer = await ask(readDelivery, { addrDocno: address.id });
        if (answer.code !== 200) throw new Error(JSON.stringify(answer.body));
        const { data } = answer.body;
        const slots = data['deliveryTimeSlotList'] as { deliveryTimeDocno: number; hasRoom: boolean }[];
        const days = data['deliveryDateList'] as { deliveryDateDocno: number }[];
        return {
          AddrDocno: address.id,
          DeliveryDate: days[0]?.deliveryDateDocno,
          DeliveryTimeSlotDocno: slots.find(({ hasRoom }) => hasRoom)?.deliveryTimeDocno,
          DeliveryContactNo: '+971501234567',
          ...more,
        };
      };
      return {
        id: user.id,
        email,
        addressId: address.id,
        cookie,
        ask,
        payload,
        putInCart: async (cart) => {
          const since = clock.now().toISOString();
          const edits = Object.entries(cart).map(([stockCode, quantity]) => ({
            name: 'cart.set',
            args: { cartType: 'CRT', stockCode, quantity, seenPrice: 100, since },
          }));
          await applyAs(db, user.id, edits, clock.now());
        },
        prepare: async (more) => {
          const answer = await ask(prepareOrder, await payload(more));
          if (answer.code !== 200) throw new Error(JSON.stringify(answer.body));
          return Number(answer.body.data['docno']);
        },
        give: async (fils) => {
          const postings = [
            [{ kind: 'goodwill' }, -fils] as const,
            [{ kind: 'wallet', userId: user.id }, fils] as const,
          ];
          await db.transaction((tx) =>
            post(tx, { key: `gift ${Math.random()}`, kind: 'goodwill', at: clock.now(), postings }),
          );
        },
      };
    },
  };
}

const FRESH = /^(10[124])/;

/** Fruit, vegetables, meat of the demo, by the first digits of their codes. */
function isFresh({ code }: ItemRow): boolean {
  return FRESH.test(code);
}

function words(input: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}

const HOME = {
  kind: 'home',
  title: '',
  line1: 'Villa 12, Street 8',
  line2: '',
  landmark: '',
  mobile: '+971501234567',
  makani: '',
  emirateId: 2,
  areaId: 2392,
  latitude: null,
  longitude: null,
} as const;
