import { randomUUID } from 'node:crypto';

import { beforeAll, expect, test } from 'vitest';

import { deleteAccount, exportMyData, getMyProfile, sendDeleteCode } from '#contract/account.ts';
import { logIn, sendResetCode } from '#contract/session.ts';
import { readOutbox } from '#server/gateways/messages/outbox.ts';
import type { Database } from '#server/kit/database.ts';
import { addSocialIdentity } from '#server/session/user-store.ts';
import { PostgresStore } from '#server/sync/postgres-store.ts';
import { rowKinds } from '#server/sync/row-kinds.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestUser, send, type TestUser } from '#tests/support/test-user.ts';

let db: Database;
let api: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  api = await createTestApp(db);
});

const remove = (cookie: string, Email: string, Password: string) =>
  send(api.app, deleteAccount, { Email, Password }, cookie);
const isThere = async (cookie: string): Promise<boolean> =>
  (await send(api.app, getMyProfile, {}, cookie)).statusCode === 200;

/** The rows of every table of the database that hold one of the texts. */
async function rowsWith(texts: readonly string[]): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const all = await db.pool.query<{ line: string }>(`select row_to_json(t)::text as line from "${name}" t`);
    found.push(
      ...all.rows.map(({ line }) => `${name} ${line}`).filter((line) => texts.some((one) => line.includes(one))),
    );
  }
  return found;
}

/** One row of each kind that edits write, and their log. */
async function keepRows(userId: number): Promise<void> {
  const by = { byClient: 'phone', value: {}, isNew: true };
  const rows = rowKinds.map(({ prefix, key }, index) => ({
    ...by,
    key: prefix + key.map(() => 'one').join('|'),
    v: index + 1,
  }));
  const edit = { id: randomUUID(), clientId: 'phone', seq: 1, name: 'list.create', args: {}, refused: null };
  await db.transaction(async (tx) => {
    const store = new PostgresStore(tx, userId, new Date());
    await store.lock();
    await store.write(rows, [edit]);
  });
}

/** A shopper who has left traces everywhere that the shop keeps any. */
async function withTraces(email: string, mobile: string): Promise<TestUser> {
  const shopper = await createTestUser(db, { email, mobile });
  await addSocialIdentity(
    db.orm,
    { provider: 'google', subject: `subject of ${email}`, userId: shopper.user.id },
    new Date(),
  );
  await keepRows(shopper.user.id);
  await send(api.app, logIn, { email, password: 'not this one' });
  await send(api.app, sendResetCode, { emailID: email });
  return shopper;
}

test('leaves no trace of the person in any table, and all of everybody else', async () => {
  // The other's address ends like hers: a careless pattern would take both.
  const sara = await withTraces('sara@example.ae', '+971501112222');
  const other = await withTraces('not.sara@example.ae', '+971501112223');
  const cookies = [await sara.signIn(), await sara.signIn()];
  const hers = ['"sara@example.ae', ':sara@example.ae', '+971501112222', `:${sara.user.id},`, `:${sara.user.id}"`];
  await expect
    .poll(() => rowsWith(hers).then((rows) => new Set(rows.map((row) => row.split(' ')[0]))))
    .toEqual(
      new Set([
        'user_account',
        'user_session',
        'social_identity',
        'one_time_code',
        'outbox_message',
        'throttle_count',
        'sync_user',
        'sync_mutation',
        ...rowKinds.map(({ table }) => table),
      ]),
    );
  const others = ['not.sara@example.ae', '+971501112223', `:${other.user.id},`];
  // The mail with the code goes out after its answer.
  await expect
    .poll(() => rowsWith(others).then((rows) => rows.some((row) => row.startsWith('outbox_message '))))
    .toBe(true);
  const before = await rowsWith(others);

  const response = await remove(cookies[0] as string, 'SARA@example.ae', sara.password);

  expect(response.json()).toEqual({ status: 1, message: 'Success', data: {} });
  expect(response.headers['set-cookie']).toMatch(/^zad=; .*Max-Age=0/);
  for (const cookie of cookies) expect(await isThere(cookie)).toBe(false);
  expect(await rowsWith(hers)).toEqual([]);
  expect(await rowsWith(others)).toEqual(before);
});

test('lets the person register again with the same e-mail and number', async () => {
  const sara = await createTestUser(db, { email: 'again@example.ae', mobile: '+971503334444' });
  await remove(await sara.signIn(), sara.user.email, sara.password);
  await expect(createTestUser(db, { email: 'again@example.ae', mobile: '+971503334444' })).resolves.toBeDefined();
});

test('refuses another e-mail and a wrong password alike, five times', async () => {
  const sara = await createTestUser(db, { email: 'five@example.ae' });
  const cookie = await sara.signIn();
  const other = await remove(cookie, 'six@example.ae', sara.password);
  const wrong = await remove(cookie, 'five@example.ae', 'not this one');
  expect(wrong.json()).toEqual(other.json());
  expect(wrong.json()).toMatchObject({ message: 'The email or password is not right', field: 'Password' });
  for (let guess = 2; guess <= 5; guess += 1) await remove(cookie, 'five@example.ae', `guess ${guess}`);
  expect((await remove(cookie, 'five@example.ae', sara.password)).statusCode).toBe(429);
  expect(await isThere(cookie)).toBe(true);
});

test('of an account without a password goes by a mailed code, which is good once and for this alone', async () => {
  const social = await createTestUser(db, {
    email: 'social@example.ae',
    passwordHash: null,
    emailVerifiedAt: new Date(),
  });
  const cookie = await social.signIn();
  expect((await remove(cookie, social.user.email, '000000')).json().code).toBe('code_dead');
  await send(api.app, sendResetCode, { emailID: social.user.email });
  await expect.poll(async () => (await readOutbox(db, 1))[0]?.recipient).toBe(social.user.email);
  const reset = /\d{6}/.exec((await readOutbox(db, 1))[0]?.body ?? '')?.[0] ?? '';
  expect((await send(api.app, sendDeleteCode, {}, cookie)).statusCode).toBe(200);
  const [mail] = await readOutbox(db, 1);
  expect(mail).toMatchObject({ recipient: social.user.email, subject: expect.stringContaining('Deleting') });
  const code = /\d{6}/.exec(mail?.body ?? '')?.[0] ?? '';
  if (reset !== code) expect((await remove(cookie, social.user.email, reset)).json().code).toBe('code_wrong');
  expect(await isThere(cookie)).toBe(true);
  expect((await remove(cookie, social.user.email, code)).statusCode).toBe(200);
  expect(await isThere(cookie)).toBe(false);
  // By itself: a time in milliseconds holds any six digits by chance.
  expect(api.lines.join()).not.toMatch(new RegExp(`\\b${code}\\b`));
});

test('sends no code to an account that has a password, and one a minute to one that has none', async () => {
  const sara = await createTestUser(db, { email: 'has@example.ae' });
  expect((await send(api.app, sendDeleteCode, {}, await sara.signIn())).json().code).toBe('has_password');
  const social = await createTestUser(db, { email: 'none@example.ae', passwordHash: null });
  const cookie = await social.signIn();
  expect((await send(api.app, sendDeleteCode, {}, cookie)).statusCode).toBe(200);
  expect((await send(api.app, sendDeleteCode, {}, cookie)).statusCode).toBe(429);
});

test('of an account with neither password nor e-mail needs a sign-in that is at most ten minutes old', async () => {
  const social = await createTestUser(db, { email: '', passwordHash: null });
  const cookie = await social.signIn();
  expect((await send(api.app, sendDeleteCode, {}, cookie)).json().code).toBe('no_email');
  const age = (minutes: number) =>
    db.pool.query("update user_session set created_at = now() - $1 * interval '1 minute' where user_id = $2", [
      minutes,
      social.user.id,
    ]);
  await age(11);
  expect((await remove(cookie, '', '')).json().code).toBe('sign_in_again');
  expect(await isThere(cookie)).toBe(true);
  await age(9);
  expect((await remove(cookie, '', '')).statusCode).toBe(200);
  expect(await isThere(cookie)).toBe(false);
});

test('the export is a file of everything, without secrets', async () => {
  const sara = await withTraces('export@example.ae', '+971505556666');
  const cookie = await sara.signIn();
  const codeOf = async () => /\b\d{6}\b/.exec((await readOutbox(db, 1))[0]?.body ?? '')?.[0] ?? '';
  await expect.poll(async () => (await readOutbox(db, 1))[0]?.recipient).toBe(sara.user.mobile);
  const response = await send(api.app, exportMyData, {}, cookie);
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="zad-my-data-\d{4}-\d\d-\d\d\.json"$/);
  expect(response.headers['cache-control']).toBe('no-store');
  const { data } = response.json().data;
  expect(data).toMatchObject({
    profile: { userEmail: 'export@example.ae', userMobile: '+971505556666', customerCode: sara.user.customerCode },
    signIns: [{ signedIn: expect.any(String), lastSeen: expect.any(String) }],
    socialIdentities: [{ provider: 'google', subject: 'subject of export@example.ae' }],
  });
  expect(data.messages.length).toBeGreaterThan(0);
  expect(await codeOf()).toHaveLength(6);
  expect(response.body).not.toMatch(new RegExp(`argon2|token|hash|${await codeOf()}`, 'i'));
});

test('the export can be asked for ten times an hour', async () => {
  const sara = await createTestUser(db, { email: 'often@example.ae' });
  const cookie = await sara.signIn();
  for (let time = 1; time <= 10; time += 1) {
    expect((await send(api.app, exportMyData, {}, cookie)).statusCode).toBe(200);
  }
  expect((await send(api.app, exportMyData, {}, cookie)).statusCode).toBe(429);
});
