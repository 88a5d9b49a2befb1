/** The exchange over HTTP: bad input, sizes, packed bodies, refusals, repeats. */
import { randomUUID } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';

import { beforeAll, describe, expect, test } from 'vitest';

import { synchronise } from '#contract/sync.ts';
import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestUser, send } from '#tests/support/test-user.ts';

import { applyAs } from './apply-as.ts';
import { newEpoch } from './new-epoch.ts';

let db: Database;
let api: TestApp;
let epoch: string;
beforeAll(async () => {
  db = await createTestDatabase();
  api = await createTestApp(db);
  epoch = (await db.pool.query<{ epoch: string }>('select epoch from sync_meta')).rows[0]?.epoch ?? '';
});

interface Sent {
  seq: number;
  id: string;
  name: string;
  args: object;
  ver: number;
}

const NOW = new Date();
let count = 0;

/** A shopper and one device of theirs, which speaks the wire by hand. */
async function newDevice() {
  const shopper = await createTestUser(db, { email: `device${(count += 1)}@example.ae`, passwordHash: null });
  const cookie = await shopper.signIn();
  const base = { userDocNo: shopper.user.id, clientId: randomUUID(), epoch, cursor: 0, ackTo: 0, limit: 1000 };
  let seq = 0;
  const edit = (name: string, args: object): Sent => ({ seq: (seq += 1), id: randomUUID(), name, args, ver: 1 });
  const exchange = async (muts: Sent[] = [], more: object = {}) =>
    send(api.app, synchronise, { ...base, muts, ...more }, cookie);
  return { userId: shopper.user.id, cookie, base, edit, exchange };
}

const list = (listId: string) => ({ listId, name: `List ${listId}`, madeAt: '2026-11-21T08:00:00.000Z' });

test('an app that is too old is told so before its body is read', async () => {
  const { cookie } = await newDevice();
  const sendAs = (mark: string) =>
    api.app.inject({
      method: 'POST',
      url: '/ecomapi/sync',
      headers: { cookie, 'x-zad-client': mark },
      payload: { of: 'another time' },
    });
  const tooOld = await sendAs('web/0');
  expect([tooOld.statusCode, tooOld.json()]).toEqual([
    426,
    expect.objectContaining({
      code: 'app_too_old',
      message: 'Please update the app: your changes are kept on this device.',
    }),
  ]);
  expect((await sendAs('web')).statusCode).toBe(400);
});

describe('the exchange', () => {
  test('takes edits, gives results, rows in order of version, and the same again when it is sent again', async () => {
    const { edit, exchange } = await newDevice();
    const muts = [edit('list.create', list('a')), edit('list.create', { ...list('b'), name: '  ' })];
    const first = await exchange(muts);
    expect(first.statusCode).toBe(200);
    expect(first.json().data).toEqual({
      epoch,
      verdict: null,
      from: 0,
      to: 1,
      more: false,
      rows: [{ key: 'L:a', val: { name: 'List a', madeAt: '2026-11-21T08:00:00.000Z' }, v: 1 }],
      last: 2,
      results: [
        { seq: 1, ok: true, code: null },
        { seq: 2, ok: false, code: 'name_blank' },
      ],
    });
    expect((await exchange(muts)).json()).toEqual(first.json());
  });

  test('gives pages that never split a version, and tombstones', async () => {
    const { edit, exchange } = await newDevice();
    const made = ['a', 'b', 'c'].map((one) => edit('list.create', list(one)));
    const page = (await exchange(made, { limit: 2 })).json().data;
    expect(page).toMatchObject({ from: 0, to: 2, more: true, last: 3 });
    const rest = (await exchange([edit('list.delete', { listId: 'a', seen: 3 })], { cursor: 2, limit: 2 })).json().data;
    expect(rest).toMatchObject({ from: 2, to: 4, more: false });
    expect(rest.rows).toEqual([expect.objectContaining({ key: 'L:c', v: 3 }), { key: 'L:a', val: null, v: 4 }]);
  });

  test('waits at a name that it does not know, and goes no further', async () => {
    const { edit, exchange } = await newDevice();
    const muts = [edit('list.create', list('a')), edit('list.paint', { listId: 'a' }), edit('list.create', list('b'))];
    expect((await exchange(muts)).json().data).toMatchObject({
      last: 1,
      results: [
        { seq: 1, ok: true },
        { seq: 2, ok: false, code: 'later' },
      ],
    });
  });

  test('refuses a product that does not exist, and arguments that make no sense, and goes on', async () => {
    const { edit, exchange } = await newDevice();
    const muts = [
      edit('favourite.set', { stockCode: 'nothing', isOn: true, since: '' }),
      edit('favourite.set', { stockCode: 7 }),
      edit('list.create', { ...list('a|b') }),
      edit('list.create', { ...list('torn'), name: '\ud83d milk' }),
      // What another client, or one that was offline for long, may still send (remaining.md C23).
      edit('cart.set', { cartType: 'REG', stockCode: 'nothing', quantity: 1, seenPrice: 0, since: '' }),
      edit('cart.add', { cartType: 'REG', stockCode: 'nothing', by: 1, seenPrice: 0, since: '' }),
      edit('cart.message', { cartType: 'REG', stockCode: 'nothing', message: 'Hello', isGiftWrapped: true }),
      edit('list.create', list('a')),
    ];
    const answer = await exchange(muts);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.results.map(({ code }: { code: string | null }) => code)).toEqual([
      'no_such_product',
      'invalid',
      'invalid',
      'invalid',
      'is_regular',
      'is_regular',
      'is_regular',
      null,
    ]);
  });

  test('says reset to another epoch, to results never given and to versions never reached', async () => {
    const { exchange } = await newDevice();
    for (const more of [{ epoch: randomUUID() }, { ackTo: 1 }, { cursor: 1 }]) {
      expect((await exchange([], more)).json().data).toMatchObject({ epoch, verdict: 'reset', rows: [] });
    }
  });

  test('says forked to another edit under a seq that was used', async () => {
    const { base, edit, exchange } = await newDevice();
    await exchange([edit('list.create', list('a'))]);
    const other = { ...edit('list.create', list('b')), seq: 1 };
    expect((await exchange([other])).json().data).toMatchObject({ verdict: 'forked' });
    const again = await exchange([other], { clientId: randomUUID() });
    expect(again.json().data).toMatchObject({ verdict: null, last: 1 });
    expect(base.clientId).not.toBe('');
  });

  test('applies the edits of other calls by the same log', async () => {
    const { userId, exchange } = await newDevice();
    const applied = await applyAs(
      db,
      userId,
      [
        { name: 'list.create', args: list('a') },
        { name: 'list.rename', args: { listId: 'gone', name: 'x' } },
      ],
      NOW,
    );
    expect(applied).toEqual([
      { ok: true, code: null },
      { ok: false, code: 'list_gone' },
    ]);
    expect(await applyAs(db, userId, [{ name: 'list.rename', args: { listId: 'a', name: 'New' } }], NOW)).toEqual([
      { ok: true, code: null },
    ]);
    expect((await exchange()).json().data.rows).toEqual([
      expect.objectContaining({ key: 'L:a', val: expect.objectContaining({ name: 'New' }), v: 2 }),
    ]);
    await expect(applyAs(db, userId, [{ name: 'no.such', args: {} }], NOW)).rejects.toThrow('no.such');
  });
});

describe('bad input', () => {
  test.each([
    ['a cursor below zero', { cursor: -1 }, 'cursor'],
    ['a page of none', { limit: 0 }, 'limit'],
    ['a page too large', { limit: 1001 }, 'limit'],
    ['edits that are no list', { muts: {} }, 'muts'],
    ['an edit that is none', { muts: [7] }, 'muts[0]'],
    ['a field that nobody knows', { price: 1 }, 'price'],
  ])('%s is a 400 that names the field', async (_what, more, field) => {
    const { exchange } = await newDevice();
    const answer = await exchange([], more);
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  });

  const edit = (id: string) => ({ seq: 1, id, name: 'a', args: {}, ver: 1 });
  const upper = randomUUID().toUpperCase();
  test.each([
    ['a client that is no UUID', { clientId: 'server' }, 'clientId', 'must be a UUID in lower case'],
    ['an epoch that is none', { epoch: 'x' }, 'epoch', 'must be a UUID in lower case'],
    [
      'edits before the first pull',
      { epoch: null, muts: [edit(randomUUID())] },
      'epoch',
      'must be known before edits are sent',
    ],
    ['an edit without a UUID', { muts: [edit('x')] }, 'muts[0].id', 'must be a UUID of its own, in lower case'],
    [
      'an edit whose UUID is in capitals',
      { muts: [edit(upper)] },
      'muts[0].id',
      'must be a UUID of its own, in lower case',
    ],
  ])('%s is a 400 that says what it must be', async (_what, more, field, problem) => {
    const answer = await (await newDevice()).exchange([], more);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid', field, message: `${field}: ${problem}` }),
    ]);
  });

  test('the first pull knows no epoch yet, and brings no edits', async () => {
    const { exchange } = await newDevice();
    expect((await exchange([], { epoch: null })).statusCode).toBe(200);
  });

  test('edits out of order, the same edit twice and 501 edits', async () => {
    const { edit, exchange } = await newDevice();
    const [one, two] = [edit('a.b', {}), edit('a.b', {})];
    expect((await exchange([two, one])).json()).toMatchObject({
      field: 'muts[1].seq',
      message: 'muts[1].seq: must follow the one before it',
    });
    expect((await exchange([one, { ...two, id: one.id }])).json().field).toBe('muts[1].id');
    expect((await exchange(Array.from({ length: 501 }, () => edit('a.b', {})))).statusCode).toBe(400);
  });

  test('rows of another shopper are 401 before anything is read', async () => {
    const { exchange, userId } = await newDevice();
    const answer = await exchange([], { userDocNo: userId - 1 });
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'other_user', field: 'userDocNo', message: 'Please log in to continue.' }),
    ]);
  });
});

describe('sizes', () => {
  const post = (cookie: string, payload: Buffer, encoding?: string) =>
    api.app.inject({
      method: 'POST',
      url: '/ecomapi/sync',
      payload,
      headers: {
        cookie,
        'x-zad-client': 'test',
        'content-type': 'application/json',
        ...(encoding !== undefined && { 'content-encoding': encoding }),
      },
    });

  test('takes bodies packed by gzip and deflate', async () => {
    const { base, cookie } = await newDevice();
    const body = Buffer.from(JSON.stringify({ ...base, muts: [] }));
    expect((await post(cookie, gzipSync(body), 'gzip')).statusCode).toBe(200);
    expect((await post(cookie, deflateSync(body), 'Deflate')).statusCode).toBe(200);
    expect((await post(cookie, body, 'br')).statusCode).toBe(415);
    expect((await post(cookie, body, 'gzip')).statusCode).toBe(400);
    expect((await post(cookie, gzipSync(body).subarray(0, 30), 'gzip')).statusCode).toBe(400);
  });

  test('a body above 256 KB is 413, packed or not', async () => {
    const { base, cookie } = await newDevice();
    const large = Buffer.from(JSON.stringify({ ...base, muts: [], pad: ' '.repeat(256 * 1024) }));
    expect((await post(cookie, large)).statusCode).toBe(413);
    expect((await post(cookie, gzipSync(large), 'gzip')).statusCode).toBe(413);
    expect((await post(cookie, gzipSync(Buffer.alloc(64 * 1024 * 1024, 32)), 'gzip')).statusCode).toBe(413);
  });
});

test('a new epoch makes every device begin anew, and its edits count once', async () => {
  const { edit, exchange } = await newDevice();
  const muts = [edit('list.create', list('a'))];
  await exchange(muts);
  epoch = await newEpoch(db.orm);
  const known = await exchange(muts, { epoch: randomUUID() });
  expect(known.json().data.verdict).toBe('reset');
  const again = await exchange(muts, { clientId: randomUUID(), epoch });
  expect(again.json().data).toMatchObject({ last: 1, to: 1, results: [{ seq: 1, ok: true }] });
});
