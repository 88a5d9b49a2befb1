/** The engine over fake-indexeddb in a test, with the server's answers made by hand. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';

import { synchronise, type Edit, type EditResult, type SyncAnswer, type SyncInput } from '#contract/sync.ts';
import { shopDatabaseName } from '#src/offline/private-names.ts';
import type { DeviceStore } from '#src/offline/shop/device-store.ts';
import { IdbStore } from '#src/offline/shop/idb-store.ts';
import { openShopDatabase } from '#src/offline/shop/shop-database.ts';
import { attachShop } from '#src/offline/shop/shop-door.ts';
import { ShopEngine, type ShopEvents } from '#src/offline/shop/shop-engine.ts';

export const EPOCH = '00000000-0000-4000-8000-000000000001';
export const list = (listId: string, name = 'Weekly') => ({ listId, name, madeAt: '2026-11-21T08:00:00.000Z' });

export type Answering = (
  input: SyncInput,
  signal?: AbortSignal,
) => Response | SyncAnswer | Promise<Response | SyncAnswer>;

/** What the server of the test says and heard, and who is signed in: another shopper in each test. */
export const sim: { answer: Answering; requests: SyncInput[]; userId: number } = {
  answer: (input) => allDone(input),
  requests: [],
  userId: 500,
};
let engines: ShopEngine[] = [];
/** Of this test, newest last. */
let connections: IDBDatabase[] = [];

/** Everything is done, and nothing else has changed. */
export const allDone = (input: SyncInput, more: Partial<SyncAnswer> = {}): SyncAnswer => ({
  epoch: EPOCH,
  verdict: null,
  from: input.cursor,
  to: input.cursor,
  more: false,
  rows: [],
  last: input.edits.at(-1)?.seq ?? 0,
  results: input.edits.map(({ seq }): EditResult => ({ seq, ok: true, code: null })),
  ...more,
});

interface Sent {
  readonly body: BodyInit;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
}

/** Rejects when the request is given up, as `fetch` does. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));

/** Before and after each test of the file that calls it. */
export function simulateServer(): void {
  beforeEach(() => {
    sim.requests = [];
    engines = [];
    connections = [];
    const backendDB = Dexie.prototype.backendDB;
    vi.spyOn(Dexie.prototype, 'backendDB').mockImplementation(function keepConnection(this: Dexie) {
      const database = backendDB.call(this);
      connections.push(database);
      return database;
    });
    sim.userId += 1;
    sim.answer = (input) => allDone(input);
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('sessionStorage', { clear: () => undefined });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    vi.stubGlobal('fetch', async (_url: string, init: Sent) => {
      const packed = init.headers['content-encoding'] === 'gzip';
      const stream = new Response(init.body).body as ReadableStream;
      const text = await new Response(packed ? stream.pipeThrough(new DecompressionStream('gzip')) : stream).text();
      const input = synchronise.input.decode(JSON.parse(text), '', { strict: true, fromText: false });
      sim.requests.push(input);
      const given = await Promise.race([sim.answer(input, init.signal), aborted(init.signal)]);
      if (given instanceof Response) return given;
      return Response.json({ status: 1, message: 'Success', data: synchronise.answer.encode(given) });
    });
  });

  afterEach(async () => {
    attachShop(null);
    for (const engine of engines) engine.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export async function open(userId = sim.userId, events: Partial<ShopEvents> = {}): Promise<ShopEngine> {
  const engine = new ShopEngine(userId, { onErased: () => undefined, onLost: () => undefined, ...events });
  engines.push(engine);
  await engine.start();
  return engine;
}

export function outboxOf(userId = sim.userId) {
  return onDevice(userId, (store) =>
    store.read(async (tx) => ({
      meta: await tx.meta(),
      outbox: await tx.outbox(),
      base: await tx.base(),
      issues: await tx.issues(),
    })),
  );
}

/** As a browser with a fault might. */
export function leaveOutAPlace(userId = sim.userId): Promise<number> {
  return onDevice(userId, (store) => store.write((tx) => tx.takePlace()));
}

/** As the browser does with a site's data: connections are cut without a word before, and the database is gone. */
export async function clearSiteData(userId = sim.userId): Promise<void> {
  const name = shopDatabaseName(userId);
  const cut = connections.splice(0).filter((database) => database.name === name);
  for (const database of cut) database.close();
  await new Promise((done) => indexedDB.deleteDatabase(name).addEventListener('success', done));
  for (const database of cut) forceCloseDatabase(database as never);
}

/** As a worker or another app would see the device's database. */
async function onDevice<T>(userId: number, work: (store: DeviceStore) => Promise<T>): Promise<T> {
  const database = openShopDatabase(userId, { onUpgrade: () => undefined, onErased: () => undefined });
  const store = new IdbStore(async () => {
    await database.open();
    return database.backendDB();
  });
  const result = await work(store);
  database.close();
  return result;
}

export const offline: Answering = () => {
  throw new TypeError('no network');
};
export const names = (edits: readonly Edit[]) => edits.map(({ args }) => args['name']);
