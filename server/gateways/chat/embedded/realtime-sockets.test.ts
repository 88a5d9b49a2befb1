/** The official SDK's sockets with the embedded realtime database: who gets in, what is denied, how they end and come back. */
import { signOut } from 'firebase/auth';
import {
  get,
  goOffline,
  goOnline,
  onDisconnect,
  onValue,
  push,
  ref,
  runTransaction,
  serverTimestamp,
  set,
  update,
} from 'firebase/database';
import { beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { embeddedConfig } from '#server/gateways/identity/embedded/embedded-config.ts';
import { EmbeddedTokens } from '#server/gateways/identity/embedded/embedded-tokens.ts';
import { embeddedKey } from '#server/gateways/identity/embedded/signing-key.ts';
import { systemClock } from '#server/kit/clock.ts';
import { openDatabase, type Database } from '#server/kit/database.ts';
import { afterFile } from '#tests/support/after-file.ts';
import { openChatDevice } from '#tests/support/chat-device.ts';
import { createTestDatabaseUrl } from '#tests/support/database.ts';
import { openRealtimeBench, type RealtimeBench } from '#tests/support/realtime-bench.ts';

import { hashOfTree } from './tree-hash.ts';

let db: Database;
let url: string;
let bench: RealtimeBench;
beforeAll(async () => {
  ({ db, url } = await createTestDatabaseUrl());
  bench = await openRealtimeBench(db);
});

const soon = { timeout: 15_000, interval: 50 };

describe('what is denied', () => {
  test('is nothing to who has not signed in, and nothing beside what the rules open', async () => {
    const guest = openChatDevice(bench.origin);
    afterFile(() => guest.close());
    await expect(get(ref(guest.database, 'open/denied'))).rejects.toThrow(/Permission denied/);
    await expect(set(ref(guest.database, 'open/denied'), 1)).rejects.toThrow(/PERMISSION_DENIED/);
    const { database } = await bench.device();
    await expect(set(ref(database, 'closed/x'), 1)).rejects.toThrow(/PERMISSION_DENIED/);
    await expect(update(ref(database), { 'open/denied': 1, 'closed/x': 1 })).rejects.toThrow(/PERMISSION_DENIED/);
    await expect(runTransaction(ref(database, 'closed/x'), () => 1)).rejects.toThrow(/permission/i);
    expect((await get(ref(database, 'open/denied'))).exists()).toBe(false);
  });

  test('is taken back where it was shown already', async () => {
    const { database } = await bench.device();
    const heard: unknown[] = [];
    const place = ref(database, 'open/rollback');
    await set(place, { kept: 1 });
    onValue(place, (row) => heard.push(row.val()));
    await get(place);
    // The rules let it through, the database does not: half of a character.
    await expect(set(place, { kept: '\uD83C' })).rejects.toThrow(/INVALID_DATA/);
    expect(heard).toEqual([{ kept: 1 }, { kept: '\uD83C' }, { kept: 1 }]);
  });

  test('is to learn by a transaction’s hash what one may write and not read', async () => {
    const blind = await openRealtimeBench(db, { rules: { mayRead: () => false, mayWrite: () => true } });
    const { database } = await bench.device();
    await set(ref(database, 'open/secret'), 'right');
    const guess = (h: string) => speak(blind.origin, [{ r: 1, a: 'p', b: { p: 'open/secret', d: 'guessed', h } }]);
    const right = hashOfTree('right');
    for (const h of [right, hashOfTree('wrong')]) {
      expect(await guess(h)).toMatchObject([{ d: { b: { s: 'permission_denied' } } }]);
    }
  });

  test('is a token of a social sign-in, which the embedded provider gives to anybody', async () => {
    const tokens = new EmbeddedTokens(() => embeddedKey(db), systemClock);
    const { idToken } = await tokens.signIn({
      sub: '7',
      agent: true,
      session: 'one',
      firebase: { sign_in_provider: 'google.com', identities: {} },
    });
    const answers = await speak(bench.origin, [{ r: 1, a: 'auth', b: { cred: idToken } }]);
    expect(answers.at(-1)).toMatchObject({ d: { r: 1, b: { s: 'invalid_token' } } });
  });
});

describe('a listen', () => {
  test('is revoked by signing out', async () => {
    const device = await bench.device();
    const ends: unknown[] = [];
    onValue(
      ref(device.database, 'open/signed-out'),
      () => undefined,
      (error) => ends.push(error.message),
    );
    await get(ref(device.database, 'open/signed-out'));
    await signOut(device.auth);
    await expect.poll(() => ends, soon).toEqual([expect.stringMatching(/permission_denied/)]);
  });

  test('and all of a socket end with the session that it was opened by', async () => {
    const device = await bench.device('71', { session: 'short' });
    const states: unknown[] = [];
    onValue(ref(device.database, '.info/connected'), (row) => states.push(row.val()));
    const place = ref(device.database, 'open/short');
    await set(place, 'before');
    await expect.poll(() => bench.here, soon).toContain(71);
    bench.ended.add('short');
    await expect.poll(() => states.at(-1), soon).toBe(false);
    const { database } = await bench.device();
    const written = set(place, 'after').then(
      () => 'written',
      () => 'denied',
    );
    expect(await Promise.race([written, new Promise((resolve) => setTimeout(resolve, 1500, 'waits'))])).not.toBe(
      'written',
    );
    expect((await get(ref(database, 'open/short'))).val()).toBe('before');
  });
});

describe('a connection that is lost', () => {
  test('comes back, and sends what was written meanwhile', async () => {
    const { database } = await bench.device();
    const states: unknown[] = [];
    onValue(ref(database, '.info/connected'), (row) => states.push(row.val()));
    await get(ref(database, 'open/queue'));
    goOffline(database);
    const sent = Promise.all([
      push(ref(database, 'open/queue'), 'first'),
      push(ref(database, 'open/queue'), serverTimestamp()),
    ]);
    goOnline(database);
    await sent;
    const { database: other } = await bench.device('8');
    expect(Object.values((await get(ref(other, 'open/queue'))).val() as object)).toEqual(['first', expect.any(Number)]);
    expect(states).toEqual([false, true, false, true]);
  });

  test('leaves what it was told to leave, and not what it took back', async () => {
    const { database } = await bench.device();
    const place = (name: string) => ref(database, `open/leaving/${name}`);
    await onDisconnect(place('at')).set(serverTimestamp());
    await onDisconnect(place('both')).update({ a: 1, b: 2 });
    await onDisconnect(place('never')).set(1);
    await onDisconnect(place('never')).cancel();
    await expect(onDisconnect(ref(database, 'closed')).set(1)).rejects.toThrow(/PERMISSION_DENIED/);
    goOffline(database);
    const { database: other } = await bench.device('8');
    await expect
      .poll(async () => (await get(ref(other, 'open/leaving'))).val(), soon)
      .toEqual({ at: expect.any(Number), both: { a: 1, b: 2 } });
  });
});

test('a server that starts again has everything, and its devices come back', async () => {
  const first = await openRealtimeBench(db);
  const { database } = await first.device('7', { session: 'one' });
  const heard: unknown[] = [];
  onValue(ref(database, 'open/restart'), (row) => heard.push(row.val()));
  await set(ref(database, 'open/restart'), 'kept');
  await first.close();
  const again = openDatabase(url);
  afterFile(() => again.close());
  await openRealtimeBench(again, { port: first.port });
  const { database: other } = await bench.device('8');
  expect((await get(ref(other, 'open/restart'))).val()).toBe('kept');
  await set(ref(other, 'open/restart'), 'written meanwhile');
  await expect.poll(() => heard.at(-1), soon).toBe('written meanwhile');
});

test('what is written through one server is heard at another, in order', async () => {
  const replica = openDatabase(url);
  afterFile(() => replica.close());
  const second = await openRealtimeBench(replica);
  const [one, other] = await Promise.all([bench.device(), second.device('8')]);
  const heard: unknown[] = [];
  onValue(ref(other.database, 'open/replica'), (row) => heard.push(row.val()));
  await get(ref(other.database, 'open/replica'));
  for (let count = 1; count <= 10; count += 1) await set(ref(one.database, 'open/replica'), count);
  await expect.poll(() => heard, soon).toEqual([null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

describe('the door', () => {
  const opens = (headers: Record<string, string>, ns = embeddedConfig.projectId) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`${bench.origin.replace('http', 'ws')}/.ws?v=5&ns=${ns}`, { headers });
      socket.on('open', () => {
        socket.close();
        resolve(101);
      });
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
      socket.on('error', () => resolve(0));
    });

  test('is open to the shop’s own pages and to programs, not to another site or under another name', async () => {
    expect(await opens({})).toBe(101);
    expect(await opens({ origin: bench.origin })).toBe(101);
    expect(await opens({ origin: 'https://evil.example' })).toBe(403);
    expect(await opens({ origin: 'null' })).toBe(403);
    expect(await opens({ host: 'evil.example', origin: 'http://evil.example' })).toBe(403);
    expect(await opens({}, 'another-project')).toBe(404);
  });

  test.each([
    ['no JSON', ['{']],
    ['too many pieces', ['9999']],
    ['a frame that is too long', ['x'.repeat(70_000)]],
    [
      'requests without end',
      Array.from({ length: 2000 }, (_, r) => JSON.stringify({ t: 'd', d: { r, a: 's', b: {} } })),
    ],
  ])('closes after %s', async (_label, frames) => {
    const socket = new WebSocket(`${bench.origin.replace('http', 'ws')}/.ws?v=5&ns=${embeddedConfig.projectId}`);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.on('open', resolve));
    for (const frame of frames) socket.send(frame);
    await closed;
  });

  test.each([
    [{ r: 1, a: 'q', b: { p: 'open/../x#', h: '' } }, 'invalid_data'],
    [{ r: 1, a: 'q', b: { p: 'open', h: '', q: { l: -1 }, t: 1 } }, 'invalid_data'],
    [{ r: 1, a: 'p', b: { p: 'open/a', d: { '.sv': 'password' } } }, 'invalid_data'],
    [{ r: 1, a: 'p', b: { p: 'open/a', d: { 'a.b': 1 } } }, 'invalid_data'],
    [{ r: 1, a: 'm', b: { p: 'open', d: { a: 1, 'a/b': 2 } } }, 'invalid_data'],
    [{ r: 1, a: 'admin', b: {} }, 'invalid_action'],
    [{ r: 1, a: 'auth', b: { cred: 'owner' } }, 'invalid_token'],
    [{ r: 1, a: 'auth', b: {} }, 'invalid_token'],
    [{ r: 1 }, 'invalid_action'],
  ])('%j is answered %s', async (request, status) => {
    const answers = await speak(bench.origin, [{ r: 0, a: 'auth', b: { cred: await idToken() } }, request]);
    expect(answers.at(-1)).toMatchObject({ d: { r: 1, b: { s: status } } });
  });
});

async function idToken(): Promise<string> {
  const tokens = new EmbeddedTokens(() => embeddedKey(db), systemClock);
  const firebase = { sign_in_provider: 'custom', identities: {} };
  return (await tokens.signIn({ sub: '7', session: 'one', firebase })).idToken;
}

/** Sends requests without the SDK, and waits for as many answers. */
async function speak(origin: string, requests: readonly object[]): Promise<unknown[]> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/.ws?v=5&ns=${embeddedConfig.projectId}`);
  const answers: unknown[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as { d: { r?: number } };
    if (message.d.r !== undefined) answers.push(message);
  });
  await new Promise((resolve) => socket.on('open', resolve));
  for (const d of requests) socket.send(JSON.stringify({ t: 'd', d }));
  await expect.poll(() => answers.length, soon).toBe(requests.length);
  socket.close();
  return answers;
}
