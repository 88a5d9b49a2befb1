/** The engine over fake-indexeddb, with the server's answers made by hand: durability, tabs, outcomes, faults of the device. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { synchronise, type Edit, type EditResult, type SyncAnswer, type SyncInput } from '#contract/sync.ts';
import { eraseDevice } from '#src/offline/erase-device.ts';

import { IdbStore } from './idb-store.ts';
import { openShopDatabase } from './shop-database.ts';
import { attachShop, shopView } from './shop-door.ts';
import { ShopEngine } from './shop-engine.ts';

const EPOCH = '00000000-0000-4000-8000-000000000001';
const list = (listId: string, name = 'Weekly') => ({ listId, name, madeAt: '2026-11-21T08:00:00.000Z' });

type Answering = (input: SyncInput) => Response | SyncAnswer | Promise<Response | SyncAnswer>;

let answer: Answering;
let requests: SyncInput[];
let engines: ShopEngine[];
let users = 500;

/** Everything is done, and nothing else has changed. */
const allDone = (input: SyncInput, more: Partial<SyncAnswer> = {}): SyncAnswer => ({
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

beforeEach(() => {
  requests = [];
  engines = [];
  users += 1;
  answer = (input) => allDone(input);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('sessionStorage', { clear: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', async (_url: string, init: { body: BodyInit; headers: Record<string, string> }) => {
    const packed = init.headers['content-encoding'] === 'gzip';
    const stream = new Response(init.body).body as ReadableStream;
    const text = await new Response(packed ? stream.pipeThrough(new DecompressionStream('gzip')) : stream).text();
    const input = synchronise.input.decode(JSON.parse(text), '', { strict: true, fromText: false });
    requests.push(input);
    const given = await answer(input);
    if (given instanceof Response) return given;
    return Response.json({ status: 1, message: 'Success', data: synchronise.answer.encode(given) });
  });
});

afterEach(async () => {
  attachShop(null);
  for (const engine of engines) engine.close();
  vi.unstubAllGlobals();
});

async function open(userId = users): Promise<ShopEngine> {
  const engine = new ShopEngine(userId, () => undefined);
  engines.push(engine);
  await engine.start();
  return engine;
}

/** As a worker or another app would see the device's database. */
async function outboxOf(userId = users) {
  const database = openShopDatabase(userId, { onUpgrade: () => undefined, onErased: () => undefined });
  const store = new IdbStore(async () => {
    await database.open();
    return database.backendDB();
  });
  const found = await store.read(async (tx) => ({
    meta: await tx.meta(),
    outbox: await tx.outbox(),
    base: await tx.base(),
    issues: await tx.issues(),
  }));
  database.close();
  return found;
}

const offline: Answering = () => {
  throw new TypeError('no network');
};
const names = (edits: readonly Edit[]) => edits.map(({ args }) => args['name']);

describe('an edit', () => {
  test('is seen at once, durable when it resolves, and there after a reload', async () => {
    answer = offline;
    const shop = await open();
    const written = shop.edit('list.create', list('a'));
    expect(shop.view().get('L:a')).toMatchObject({ name: 'Weekly' });
    expect(shop.view().standing('L:a')).toBe('on-device');
    expect(await written).toEqual({ ok: true });
    expect((await outboxOf()).outbox).toMatchObject([{ seq: 1, name: 'list.create' }]);
    shop.close();
    const again = await open();
    expect(again.view().get('L:a')).toMatchObject({ name: 'Weekly' });
    expect(again.view().waiting).toHaveLength(1);
  });

  test('leaves the outbox only with the row that holds its effect', async () => {
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    answer = (input) => allDone(input, { to: 1, rows: [{ key: 'L:a', val: { name: 'Weekly', madeAt: 'x' }, v: 1 }] });
    await shop.syncNow();
    expect(shop.view().waiting).toEqual([]);
    expect(shop.view().standing('L:a')).toBe('saved');
    expect(await outboxOf()).toMatchObject({ outbox: [], base: [{ key: 'L:a', v: 1 }], meta: { cursor: 1, acked: 1 } });
  });

  test('stays on a part of the rows, and is sent again with the next part', async () => {
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    requests = [];
    answer = (input) =>
      input.cursor === 0
        ? allDone(input, { to: 1, more: true, rows: [{ key: 'L:z', val: { name: 'Z', madeAt: 'x' }, v: 1 }] })
        : allDone(input, { to: 2, rows: [{ key: 'L:a', val: { name: 'Weekly', madeAt: 'x' }, v: 2 }] });
    await shop.syncNow();
    expect(requests.map(({ edits, cursor }) => [cursor, edits.length])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(shop.view().waiting).toEqual([]);
  });

  test('that is refused becomes an issue, once, and the view shows the server’s value', async () => {
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    answer = (input) =>
      allDone(input, { results: input.edits.map(({ seq }) => ({ seq, ok: false, code: 'too_many' })) });
    await shop.syncNow();
    expect(shop.view().get('L:a')).toBeUndefined();
    expect(shop.view().issues).toMatchObject([{ code: 'too_many', name: 'list.create' }]);
    expect(shop.view().standing('L:a')).toBe('attention');
    const [issue] = shop.view().issues;
    answer = (input) => allDone(input);
    await shop.retry(issue?.id ?? '');
    expect(shop.view()).toMatchObject({ issues: [], waiting: [{ name: 'list.create' }] });
    expect((await outboxOf()).outbox[0]?.id).not.toBe(issue?.id);
  });
});

describe('the first contact', () => {
  test('only pulls, to the end, and sends after that', async () => {
    answer = offline;
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    requests = [];
    answer = (input) => allDone(input);
    await shop.syncNow();
    expect(requests.map(({ epoch, edits }) => [epoch, edits.length])).toEqual([
      [null, 0],
      [EPOCH, 1],
    ]);
  });
});

describe('what the server answers', () => {
  const html = () => new Response('<html>Sign in to the hotel</html>', { headers: { 'content-type': 'text/html' } });

  test.each([
    ['a captive portal’s 200', () => html()],
    ['200 with JSON of somebody else’s', () => Response.json({ status: 1, message: 'Success', data: { hello: 1 } })],
    ['500', () => Response.json({ status: 0, message: 'x' }, { status: 500 })],
    ['429', () => new Response('', { status: 429, headers: { 'retry-after': '30' } })],
    ['426', () => new Response('', { status: 426 })],
    ['no network', offline],
  ] satisfies [string, Answering][])('%s keeps everything', async (_what, given) => {
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    const before = await outboxOf();
    answer = given;
    await shop.syncNow();
    expect(await outboxOf()).toEqual(before);
    expect(shop.view().isSignInNeeded).toBe(false);
    answer = (input) => allDone(input);
    await shop.syncNow();
    expect(shop.view().waiting).toEqual([]);
  });

  test('401 keeps everything, stops, says so, and goes on when the same shopper signs in', async () => {
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    answer = () => new Response('', { status: 401 });
    await shop.syncNow();
    expect(shop.view()).toMatchObject({ isSignInNeeded: true, waiting: [{ name: 'list.create' }] });
    requests = [];
    await shop.syncNow();
    expect(requests).toEqual([]);
    answer = (input) => allDone(input);
    shop.resume();
    await vi.waitFor(() => expect(shop.view().waiting).toEqual([]));
    expect(shop.view().isSignInNeeded).toBe(false);
  });

  test('413 halves the batch until it fits', async () => {
    const shop = await open();
    await shop.syncNow();
    await shop.workOffline(true);
    await Promise.all(Array.from({ length: 8 }, (_, index) => shop.edit('list.create', list(`l${index}`, `${index}`))));
    requests = [];
    answer = (input) => (input.edits.length > 2 ? new Response('', { status: 413 }) : allDone(input));
    await shop.workOffline(false);
    await vi.waitFor(() => expect(shop.view().waiting).toEqual([]), 3000);
    expect(requests.map(({ edits }) => edits.length)).toEqual([8, 4, 2, 2, 2, 2]);
    expect(requests.slice(2).flatMap(({ edits }) => names(edits))).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  });

  test('a name that the server does not know yet waits, and is no issue', async () => {
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    answer = (input) =>
      allDone(input, { last: 0, results: input.edits.map(({ seq }) => ({ seq, ok: false, code: 'later' })) });
    await shop.syncNow();
    expect(shop.view()).toMatchObject({ waiting: [{ name: 'list.create' }], issues: [] });
  });

  test.each(['reset', 'forked'])('%s: another name, the same edits from 1, the server’s rows anew', async (verdict) => {
    const shop = await open();
    answer = (input) => allDone(input, { to: 5, rows: [{ key: 'L:old', val: { name: 'Old', madeAt: 'x' }, v: 5 }] });
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    const before = await outboxOf();
    let isFirst = true;
    requests = [];
    answer = (input) => {
      if (!isFirst) return allDone(input);
      isFirst = false;
      return allDone(input, { verdict, from: 0, to: 0, results: [] });
    };
    await shop.syncNow();
    const [asked, pulled, sent] = requests;
    expect(asked?.clientId).toBe(before.meta?.clientId);
    expect(pulled).toMatchObject({ epoch: null, cursor: 0, ackTo: 0, edits: [] });
    expect(pulled?.clientId).not.toBe(asked?.clientId);
    expect(sent).toMatchObject({ clientId: pulled?.clientId, edits: [{ seq: 1, id: before.outbox[0]?.id }] });
    expect(shop.view().get('L:old')).toBeUndefined();
  });
});

describe('the device', () => {
  test('with no room gives up pictures, tries once more, then refuses visibly', async () => {
    answer = offline;
    const shop = await open();
    const dropped: string[] = [];
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve(['images', 'catalogue', 'workbox-precache']),
      delete: (name: string) => Promise.resolve(dropped.push(name) > 0),
    });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const refused = shop.edit('list.create', list('a'));
    expect(shop.view().get('L:a')).toBeDefined();
    expect(await refused).toEqual({ ok: false, why: 'full' });
    expect(dropped).toEqual(['images', 'catalogue']);
    expect(shop.view()).toMatchObject({ waiting: [] });
    expect(shop.view().get('L:a')).toBeUndefined();
    put.mockRestore();
    expect(await shop.edit('list.create', list('b'))).toEqual({ ok: true });
  });

  test('whose connection was lost opens it again, once', async () => {
    answer = offline;
    const shop = await open();
    const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    expect(await shop.edit('list.create', list('a'))).toEqual({ ok: true });
    expect(lost.mock.calls.length).toBeGreaterThan(1);
    expect((await outboxOf()).outbox).toHaveLength(1);
  });

  test('with two pages: each sees the other’s edits, and every edit has its own place', async () => {
    answer = offline;
    const [one, two] = [await open(), await open()];
    await Promise.all([
      one.edit('list.create', list('a')),
      two.edit('list.create', list('b')),
      one.edit('list.create', list('c')),
      two.edit('list.create', list('d')),
    ]);
    expect((await outboxOf()).outbox.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    for (const page of [one, two]) await vi.waitFor(() => expect(page.view().below('L:')).toHaveLength(4));
    answer = (input) => allDone(input);
    await one.syncNow();
    await vi.waitFor(() => expect(two.view().waiting).toEqual([]));
  });

  test('keeps each shopper’s rows apart, and erases them at sign-out', async () => {
    answer = offline;
    const hers = await open();
    await hers.edit('list.create', list('hers'));
    const other = await open(users + 1000);
    expect(other.view().below('L:')).toEqual([]);
    attachShop(hers);
    expect(shopView().below('L:')).toHaveLength(1);
    await eraseDevice();
    expect(shopView().below('L:')).toEqual([]);
    expect(await hers.edit('list.create', list('late'))).toEqual({ ok: false, why: 'signed-out' });
    expect((await indexedDB.databases()).filter(({ name }) => name?.includes(`${users}`))).toEqual([]);
  });

  test('says that it must be loaded again when a newer app changes its database', async () => {
    answer = offline;
    const shop = await open();
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open(`zad-user-${users}-shop`, 990);
      request.addEventListener('success', () => {
        request.result.close();
        resolve();
      });
      request.addEventListener('error', () => reject(new Error('blocked')));
    });
    expect(shop.view().isReloadNeeded).toBe(true);
  });

  test('works offline when it is told to, also after a reload', async () => {
    const shop = await open();
    await shop.syncNow();
    await shop.workOffline(true);
    requests = [];
    await shop.edit('list.create', list('a'));
    await shop.syncNow();
    expect(requests).toEqual([]);
    shop.close();
    const again = await open();
    expect(again.view().isWorkingOffline).toBe(true);
    await again.workOffline(false);
    await vi.waitFor(() => expect(again.view().waiting).toEqual([]));
  });
});
