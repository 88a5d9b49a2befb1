/** Above AED 200 within 24 hours the sender proves who they are: the password, a code for this friend and amount, or a fresh sign-in. */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { sendGiftCode } from '#contract/wallet.ts';
import { hashPassword } from '#server/session/password.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import { walletsOf, type Wallets } from '#tests/support/wallets.ts';

const FRIEND = 'friend@example.ae';
const PASSWORD = 'dates & gahwa';

let shop: SellingShop;
let wallets: Wallets;
let sara: Buyer;
let hash: string;
beforeAll(async () => {
  shop = await openSellingShop();
  wallets = walletsOf(shop);
  hash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  sara = await shop.buyer();
  await sara.give(500_000);
});

const withPassword = () =>
  shop.db.pool.query('update user_account set password_hash = $1 where id = $2', [hash, sara.id]);
const words = ({ code, body }: { code: number; body: Record<string, unknown> }) => [code, body['code'], body['field']];
const mailedCode = async (): Promise<string> => {
  const [mail] = (await wallets.mailsTo(sara.email)).slice(-1);
  return /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '';
};

test.each(['wallet', 'card'] as const)(
  'by %s: 200 goes without, the dirham above it asks for the password',
  async (by) => {
    await withPassword();
    expect((await wallets.send(sara, FRIEND, 200, { by })).code).toBe(200);
    expect(words(await wallets.send(sara, FRIEND, 5, { by }))).toEqual([422, 'step_up', 'Password']);
    expect(words(await wallets.send(sara, FRIEND, 5, { by, password: 'wrong' }))).toEqual([
      422,
      'password_wrong',
      'Password',
    ]);
    expect((await wallets.send(sara, FRIEND, 5, { by, password: PASSWORD })).code).toBe(200);
    await shop.advance(24 * 3_600_000 + 1);
    expect((await wallets.send(sara, FRIEND, 6, { by })).code).toBe(200);
  },
);

test('bills that are not paid yet count: ten small ones are no way around it', async () => {
  await withPassword();
  expect((await wallets.send(sara, FRIEND, 150, { by: 'card' })).code).toBe(200);
  expect(words(await wallets.send(sara, 'other@example.ae', 51))).toEqual([422, 'step_up', 'Password']);
});

test('passwords are guessed five times at the most', async () => {
  await withPassword();
  for (let tries = 0; tries < 5; tries += 1) await wallets.send(sara, FRIEND, 300, { password: `guess ${tries}` });
  expect((await wallets.send(sara, FRIEND, 300, { password: PASSWORD })).code).toBe(429);
  expect(await wallets.of(sara)).toBe(500_000);
});

test('without a password: a code by mail, good for this friend and this amount, once', async () => {
  expect(words(await wallets.send(sara, FRIEND, 300))).toEqual([422, 'step_up', 'Password']);
  expect((await sara.ask(sendGiftCode, { gifttoemail: FRIEND, amount: 300 })).code).toBe(200);
  const code = await mailedCode();
  expect((await wallets.mailsTo(sara.email)).at(-1)?.body).toContain('AED 300.00 to friend@example.ae');
  expect(words(await wallets.send(sara, 'thief@example.ae', 300, { password: code }))[1]).toBe('code_dead');
  expect(words(await wallets.send(sara, FRIEND, 301, { password: code }))[1]).toBe('code_dead');
  expect((await wallets.send(sara, FRIEND, 300, { password: code })).code).toBe(200);
  await shop.advance(61_000);
  expect(words(await wallets.send(sara, FRIEND, 300, { password: code }))[1]).toBe('code_dead');
  expect(await wallets.of(sara)).toBe(470_000);
});

test('a code does not stand for a password where there is one', async () => {
  await withPassword();
  expect(words(await sara.ask(sendGiftCode, { gifttoemail: FRIEND, amount: 300 }))[1]).toBe('has_password');
});

test('with neither password nor e-mail: a fresh sign-in', async () => {
  await shop.db.pool.query(`update user_account set email = '', email_key = null where id = $1`, [sara.id]);
  const at = (minutes: number) =>
    shop.db.pool.query('update user_session set created_at = $1 where user_id = $2', [
      new Date(shop.now().getTime() - minutes * 60_000),
      sara.id,
    ]);
  await at(11);
  expect(words(await wallets.send(sara, FRIEND, 300))[1]).toBe('sign_in_again');
  await at(9);
  expect((await wallets.send(sara, FRIEND, 300)).code).toBe(200);
});

test('no more than 2,000 within 24 hours, whoever proves what', async () => {
  await withPassword();
  expect((await wallets.send(sara, FRIEND, 1500, { password: PASSWORD })).code).toBe(200);
  expect(words(await wallets.send(sara, FRIEND, 501, { password: PASSWORD }))).toEqual([422, 'too_much', 'amount']);
  expect((await wallets.send(sara, FRIEND, 500, { password: PASSWORD })).code).toBe(200);
});
