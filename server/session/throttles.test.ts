/** H5, L18, A3, A4, A5, A16: an attacker's tries use up the attacker's own allowance, and say how long to wait. */
import { beforeEach, expect, test } from 'vitest';

import { openAccounts, type Accounts } from '#tests/support/accounts.ts';

let shop: Accounts;
beforeEach(async () => {
  shop = await openAccounts();
  shop.startNextHour();
});

const guess = (emailID: string, ip: string) => shop.post('accountinfo/VerifyOTPPass', { emailID, Code: '1' }, { ip });
const logIn = (email: string, password: string, ip: string) =>
  shop.post('accountinfo/login', { email, password }, { ip });
/** As if so many had been counted in this window already: 5,000 real calls would take a minute. */
const countUp = (key: string, count: number) =>
  shop.db.pool.query('UPDATE throttle_count SET count = $2 WHERE key = $1', [key, count]);
const countOf = async (key: string): Promise<number> => {
  const { rows } = await shop.db.pool.query<{ n: number }>(
    'SELECT coalesce(sum(count), 0)::int AS n FROM throttle_count WHERE key = $1',
    [key],
  );
  return rows[0]?.n ?? 0;
};

test('an address that is over its limit uses up nothing of a victim (A3)', async () => {
  const sara = await shop.register();
  await guess('nobody@x.ae', '10.9.9.9');
  await countUp('guess|10.9.9.9', 100);
  const refused = await Promise.all(Array.from({ length: 30 }, () => guess(sara.email, '10.9.9.9')));
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
  expect(await countOf(`guess:${sara.email}`)).toBe(0);
  expect((await guess(sara.email, '10.1.1.1')).statusCode).toBe(422);
});

test('codes that are refused use up none of a victim’s five a day', async () => {
  const sara = await shop.register();
  const ask = (ip: string) => shop.post('accountinfo/SendOTPforPass', { emailID: sara.email }, { ip });
  expect((await ask('10.1.1.1')).statusCode).toBe(200);
  for (let count = 0; count < 6; count += 1) expect((await ask('10.1.1.2')).statusCode).toBe(429);
  expect(await countOf(`code-day:reset:${sara.email}`)).toBe(1);
});

test('an IPv6 address counts as its /64 (A4)', async () => {
  const sara = await shop.register();
  const statuses: number[] = [];
  for (let count = 1; count <= 12; count += 1) {
    statuses.push((await logIn(sara.email, `guess ${count}`, `2001:db8:0:7::${count.toString(16)}`)).statusCode);
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  expect((await logIn(sara.email, sara.password, '2001:db8:0:8::1')).statusCode).toBe(200);
});

test('resets of e-mails that nobody has do not count for everybody, and mail does not count for SMS (A5)', async () => {
  const sara = await shop.registerProved();
  const before = await countOf('code-mail');
  for (let count = 0; count < 5; count += 1) {
    const asked = { emailID: `nobody${count}@x.ae` };
    expect((await shop.post('accountinfo/SendOTPforPass', asked, { ip: `10.3.0.${count}` })).statusCode).toBe(200);
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await countOf('code-mail')).toBe(before);
  await countUp('code-mail', 5_000);
  // Answered as ever; a registration's SMS is sent all the same.
  expect((await shop.post('accountinfo/SendOTPforPass', { emailID: sara.email }, { ip: '10.3.1.1' })).statusCode).toBe(
    200,
  );
  await expect.poll(() => shop.lines.join('\n')).toContain('a code was not sent');
  await expect(shop.registration()).resolves.toBeDefined();
});

test('every 429 says after how many seconds another try has a chance', async () => {
  const sara = await shop.register();
  for (let count = 0; count < 5; count += 1) await logIn(sara.email, 'wrong one', '10.4.4.4');
  const { statusCode, headers } = await logIn(sara.email, sara.password, '10.4.4.4');
  expect(statusCode).toBe(429);
  const seconds = Number(headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  shop.passes(seconds * 1000);
  expect((await logIn(sara.email, sara.password, '10.4.4.4')).statusCode).toBe(200);
});

test('a right password costs nothing of what an address may try: a mobile network is one address (L18)', async () => {
  const sara = await shop.register();
  for (let count = 0; count < 3; count += 1) await logIn(sara.email, sara.password, '10.5.5.5');
  expect(await countOf('login|10.5.5.5')).toBe(0);
  await logIn(sara.email, 'wrong one', '10.5.5.5');
  expect(await countOf('login|10.5.5.5')).toBe(1);
});

test('who registers gives back the code and the sign-up of their address (L18)', async () => {
  const cellphone = shop.newMobile();
  const ip = '10.6.6.6';
  await shop.post('accountinfo/SendOTP', { sendtotype: 'toMobile', phonenumber: cellphone, code: '0' }, { ip });
  expect(await countOf(`code|${ip}`)).toBe(1);
  const signUp = {
    ...(await shop.registration()),
    cellphone,
    providerCode: await shop.code(cellphone),
  };
  expect((await shop.post('accountinfo/signup', signUp, { ip })).statusCode).toBe(200);
  expect([await countOf(`code|${ip}`), await countOf(`signup|${ip}`)]).toEqual([0, 0]);
});

test('each wrong password is answered later than the one before (row 17)', async () => {
  const sara = await shop.register();
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const start = performance.now();
    await logIn(sara.email, 'wrong one', '10.8.8.8');
    times.push(performance.now() - start);
  }
  times.forEach((ms, index) => expect(ms).toBeGreaterThanOrEqual((index + 1) * 100 - 5));
});
