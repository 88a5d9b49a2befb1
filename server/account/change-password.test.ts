import { beforeAll, expect, test } from 'vitest';

import { changePassword, getMyProfile } from '#contract/account.ts';
import { logIn } from '#contract/session.ts';
import { readOutbox } from '#server/gateways/messages/outbox.ts';
import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestUser, send, type TestUser } from '#tests/support/test-user.ts';

let db: Database;
let api: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  api = await createTestApp(db);
});

let count = 0;
const shopper = (): Promise<TestUser> => createTestUser(db, { email: `p${(count += 1)}@example.ae` });
const change = (cookie: string, oldPassword: string, newPassword: string) =>
  send(api.app, changePassword, { oldPassword, newPassword }, cookie);
const NEW = 'luqaimat at dusk';

test('ends every session, this one too, takes the cookie, and lets the new password in alone', async () => {
  const sara = await shopper();
  const [here, there] = [await sara.signIn(), await sara.signIn()];
  const omar = await (await shopper()).signIn();
  const response = await change(here, sara.password, NEW);
  expect(response.json()).toEqual({ status: 1, message: 'Success', data: {} });
  expect(response.headers['set-cookie']).toMatch(/^zad=; .*Max-Age=0/);
  for (const cookie of [here, there]) expect((await send(api.app, getMyProfile, {}, cookie)).statusCode).toBe(401);
  expect((await send(api.app, getMyProfile, {}, omar)).statusCode).toBe(200);
  const { email } = sara.user;
  expect((await send(api.app, logIn, { email, password: sara.password })).statusCode).toBe(422);
  expect((await send(api.app, logIn, { email, password: NEW })).statusCode).toBe(200);
});

test('tells the shopper by mail, without either password', async () => {
  const sara = await shopper();
  await change(await sara.signIn(), sara.password, NEW);
  const mailToSara = async () => (await readOutbox(db)).find(({ recipient }) => recipient === sara.user.email);
  await expect.poll(mailToSara).toMatchObject({ channel: 'mail' });
  const mail = await mailToSara();
  expect(mail?.body).toMatch(/was changed[^]*تم تغيير/);
  expect(`${mail?.body}${api.lines.join()}`).not.toMatch(new RegExp(`${NEW}|${sara.password}`));
});

test.each([
  ['', '12345', 'newPassword', "Password isn't long enough, minimum of 6 characters"],
  ['', 'x'.repeat(129), 'newPassword', 'The password is too long, maximum of 128 characters'],
  ['', 'Password1', 'newPassword', 'This password is too common, please choose another'],
  ['not mine', NEW, 'oldPassword', 'The old password is not right'],
])('refuses %j then %j', async (old, fresh, field, message) => {
  const sara = await shopper();
  const cookie = await sara.signIn();
  const response = await change(cookie, old || sara.password, fresh);
  expect([response.statusCode, response.json()]).toMatchObject([422, { status: 0, field, message }]);
  expect((await send(api.app, getMyProfile, {}, cookie)).statusCode).toBe(200);
});

test('refuses the same password again', async () => {
  const sara = await shopper();
  const response = await change(await sara.signIn(), sara.password, sara.password);
  expect(response.json()).toMatchObject({ message: 'Please choose a different password', field: 'newPassword' });
});

test('lets a stranger at the phone guess five times, and the owner not meanwhile, but no other shopper waits', async () => {
  const [sara, omar] = [await shopper(), await shopper()];
  const cookie = await sara.signIn();
  for (let guess = 1; guess <= 5; guess += 1) {
    expect((await change(cookie, `guess ${guess}`, NEW)).statusCode).toBe(422);
  }
  const sixth = await change(cookie, sara.password, NEW);
  expect([sixth.statusCode, sixth.json().message]).toEqual([429, 'Too many attempts. Please try again in 15 minutes.']);
  expect((await change(await omar.signIn(), omar.password, NEW)).statusCode).toBe(200);
});

test('of an account without a password leads to forgot-password', async () => {
  const social = await createTestUser(db, { email: 'social@example.ae', passwordHash: null });
  const response = await change(await social.signIn(), 'anything', NEW);
  expect(response.json()).toMatchObject({ code: 'no_password', message: expect.stringContaining('Forgot password') });
});
