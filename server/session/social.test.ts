/** Signing in with a provider's token, at the store's own door (security.md row 22). The tokens come from the embedded provider. */
import { beforeEach, expect, test } from 'vitest';

import { openAccounts, type Accounts } from '#tests/support/accounts.ts';

let shop: Accounts;
beforeEach(async () => {
  shop = await openAccounts();
});

type Someone = { providerId: string; email: string; name: string };

async function tokenOf(someone: Someone): Promise<string> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=x',
    payload: { requestUri: `http://localhost/emulator/auth/handler?${new URLSearchParams(someone).toString()}` },
  });
  return answer.json<{ idToken: string }>().idToken;
}

const enter = async (someone: Someone, cookie?: string) =>
  shop.post('accountinfo/sociallogin', { idToken: await tokenOf(someone) }, cookie === undefined ? {} : { cookie });
const cookieOf = (answer: Awaited<ReturnType<typeof enter>>): string =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';

const AISHA: Someone = { providerId: 'google.com', email: 'aisha@example.ae', name: 'Aisha Al Mansoori' };

test('the first time makes the account, the next finds it', async () => {
  const first = await enter(AISHA);
  expect(first.json()).toMatchObject({ status: 1, message: 'Success' });
  expect(await shop.who(cookieOf(first))).toBe(AISHA.email);
  const second = await enter({ ...AISHA, name: 'Another name' });
  expect(second.json<{ data: unknown }>().data).toEqual(first.json<{ data: unknown }>().data);
  const { rows } = await shop.db.pool.query('SELECT count(*)::int AS n FROM user_account');
  expect(rows[0]).toEqual({ n: 1 });
});

test('an e-mail that an account has proved opens nothing by itself', async () => {
  const sara = await shop.registerProved();
  const answer = await enter({ ...AISHA, email: sara.email });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ status: 0, code: 'email_taken' });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('an e-mail that the provider did not confirm is nobody’s: it takes no account and keeps nobody out', async () => {
  const sara = await shop.register();
  const unproved = await enter({ providerId: 'facebook.com', email: sara.email, name: 'Mallory' });
  expect(unproved.statusCode).toBe(200);
  expect(await shop.who(cookieOf(unproved))).toBe('');
  expect(await shop.who(await shop.signIn(sara))).toBe(sara.email);
});

test('ten at once are one account', async () => {
  const idToken = await tokenOf(AISHA);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.post('accountinfo/sociallogin', { idToken })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const { rows } = await shop.db.pool.query('SELECT count(*)::int AS n FROM user_account');
  expect(rows[0]).toEqual({ n: 1 });
});

test.each([
  ['not a token', 'nonsense'],
  ['unsigned', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.`],
  ['empty', ''],
])('a token that is %s is refused', async (_name, idToken) => {
  const answer = await shop.post('accountinfo/sociallogin', { idToken });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a name as the provider has it is a first name and the rest, whatever stands between', async () => {
  await enter({ ...AISHA, name: '  Aisha   Al\tMansoori ' });
  await enter({ ...AISHA, email: 'badr@example.ae', name: 'Badr' });
  const { rows } = await shop.db.pool.query('SELECT first_name, last_name FROM user_account ORDER BY id');
  expect(rows.map((row) => [row.first_name, row.last_name])).toEqual([
    ['Aisha', 'Al Mansoori'],
    ['Badr', ''],
  ]);
});
