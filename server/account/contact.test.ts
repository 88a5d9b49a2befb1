/** W18, H2: a number or an e-mail that is missing is filled once, and a number is changed, each proved by a code and after a step-up. */
import { beforeEach, describe, expect, test } from 'vitest';

import { getMyProfile } from '#contract/account.ts';
import { LENIENT } from '#contract/wire.ts';
import { openSession } from '#server/session/session-store.ts';
import { openAccounts, type Accounts } from '#tests/support/accounts.ts';
import { createTestUser } from '#tests/support/test-user.ts';

let shop: Accounts;
beforeEach(async () => {
  shop = await openAccounts();
});

const profileOf = async (cookie: string) => {
  const answer = await shop.app.inject({ url: '/ecomapi/accountinfo/getmyprofile', headers: { cookie } });
  const { data } = answer.json<{ data: unknown }>();
  return getMyProfile.answer.decode(data, '', LENIENT);
};
const sendMobile = (cookie: string, phonenumber: string) =>
  shop.post('accountinfo/sendmobilecode', { phonenumber }, { cookie });
const changeMobile = (cookie: string, phonenumber: string, Code: string, Password = '') =>
  shop.post('accountinfo/changemobile', { phonenumber, Code, Password }, { cookie });
const proveEmail = (cookie: string, userEmail: string, Code: string, Password = '') =>
  shop.post('accountinfo/proveemail', { userEmail, Code, Password }, { cookie });

/** As a provider that keeps the e-mail to itself makes it. */
async function socialShopper() {
  const person = await createTestUser(shop.db, { email: '', passwordHash: null });
  return { person, cookie: `zad=${await openSession(shop.db.orm, person.user.id, new Date())}` };
}

describe('the mobile number', () => {
  test('is changed with the password and a code to the new number; the old channels are told', async () => {
    const sara = await shop.registerProved();
    const cookie = await shop.signIn(sara);
    const next = shop.newMobile();
    expect((await sendMobile(cookie, next)).statusCode).toBe(200);
    const code = await shop.code(next);
    const wrong = await changeMobile(cookie, next, code, 'not hers');
    expect([wrong.statusCode, wrong.json().field]).toEqual([422, 'Password']);
    expect((await profileOf(cookie)).mobile).toBe(sara.mobile);
    expect((await changeMobile(cookie, next, code, sara.password)).statusCode).toBe(200);
    expect((await profileOf(cookie)).mobile).toBe(next);
    await expect.poll(() => shop.newestMail(sara.mobile)).toContain('was changed');
    await expect.poll(() => shop.newestMail(sara.email)).toContain('was changed');
    expect((await changeMobile(cookie, next, code, sara.password)).json().code).toBe('code_dead');
  });

  test('of another shopper is refused, before and after the code', async () => {
    const sara = await shop.register();
    const omar = await shop.register();
    const cookie = await shop.signIn(sara);
    expect((await sendMobile(cookie, omar.mobile)).json().code).toBe('phone_taken');
    const next = shop.newMobile();
    await sendMobile(cookie, next);
    const code = await shop.code(next);
    await shop.db.pool.query('UPDATE user_account SET mobile = $1 WHERE email = $2', [next, omar.email]);
    expect((await changeMobile(cookie, next, code, sara.password)).json().code).toBe('phone_taken');
  });

  test('takes no code that was made for another account or another number', async () => {
    const [sara, omar] = [await shop.register(), await shop.register()];
    const [hers, his] = [await shop.signIn(sara), await shop.signIn(omar)];
    const next = shop.newMobile();
    await sendMobile(hers, next);
    const code = await shop.code(next);
    expect((await changeMobile(his, next, code, omar.password)).json().code).toBe('code_dead');
    expect((await changeMobile(hers, shop.newMobile(), code, sara.password)).json().code).toBe('code_dead');
  });

  test('is filled in where a provider’s account has none, while the sign-in is fresh', async () => {
    const { cookie } = await socialShopper();
    const next = shop.newMobile();
    await sendMobile(cookie, next);
    expect((await changeMobile(cookie, next, await shop.code(next))).statusCode).toBe(200);
    expect((await profileOf(cookie)).mobile).toBe(next);
    shop.passes(11 * 60 * 1000);
    const another = shop.newMobile();
    await sendMobile(cookie, another);
    const late = await changeMobile(cookie, another, await shop.code(another));
    expect([late.statusCode, late.json().code]).toEqual([422, 'sign_in_again']);
  });
});

describe('the e-mail', () => {
  test('is filled in where there is none, proved, and locked from then on', async () => {
    const { cookie } = await socialShopper();
    const asked = await shop.post('accountinfo/sendemailcode', { userEmail: ' Noor@Example.ae ' }, { cookie });
    expect(asked.statusCode).toBe(200);
    const code = await shop.code('Noor@Example.ae');
    expect((await proveEmail(cookie, 'noor@example.ae', code)).statusCode).toBe(200);
    expect(await profileOf(cookie)).toMatchObject({ email: 'noor@example.ae', isEmailProved: true });
    expect((await proveEmail(cookie, 'other@example.ae', code)).json().code).toBe('locked');
    expect(
      (await shop.post('accountinfo/sendemailcode', { userEmail: 'other@example.ae' }, { cookie })).statusCode,
    ).toBe(422);
  });

  test('of registering is proved without the password: it is no new way in', async () => {
    const sara = await shop.register();
    const cookie = await shop.signIn(sara);
    expect(await profileOf(cookie)).toMatchObject({ isEmailProved: false });
    const code = await shop.code(sara.email, 'confirms your e-mail');
    const wrong = await proveEmail(cookie, sara.email, code === '000000' ? '000001' : '000000');
    expect([wrong.json().code, wrong.json().field]).toEqual(['code_wrong', 'Code']);
    expect((await proveEmail(cookie, sara.email, code)).statusCode).toBe(200);
    expect(await profileOf(cookie)).toMatchObject({ isEmailProved: true });
  });

  test('is filled in by a fresh sign-in only: a stolen session makes no new way in', async () => {
    const { cookie } = await socialShopper();
    shop.passes(11 * 60 * 1000);
    await shop.post('accountinfo/sendemailcode', { userEmail: 'thief@example.ae' }, { cookie });
    const code = await shop.code('thief@example.ae');
    expect((await proveEmail(cookie, 'thief@example.ae', code)).json().code).toBe('sign_in_again');
  });
});

test('what proves a contact goes with the account', async () => {
  const sara = await shop.register();
  const cookie = await shop.signIn(sara);
  await sendMobile(cookie, shop.newMobile());
  await shop.code(sara.email, 'confirms');
  await shop.post('accountinfo/SendOTPforPass', { emailID: sara.email });
  await shop.code(sara.mobile, 'new password');
  const gone = await shop.post('accountinfo/deleteaccount', { Email: sara.email, Password: sara.password }, { cookie });
  expect(gone.statusCode).toBe(200);
  const { rows } = await shop.db.pool.query('SELECT purpose, target FROM one_time_code');
  expect(rows).toEqual([]);
});
