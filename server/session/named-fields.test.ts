/** What is refused at the door names the field to mend; what is let in is written down without who typed it how. */
import { beforeAll, describe, expect, test } from 'vitest';

import { openAccounts, type Accounts } from '#tests/support/accounts.ts';

let shop: Accounts;
let sara: { email: string; password: string; mobile: string };
beforeAll(async () => {
  shop = await openAccounts();
  sara = await shop.registerProved();
});

let places = 0;
/** From a place of its own: what others tried counts for nothing. */
async function refused(path: string, payload: object): Promise<unknown[]> {
  const answer = await shop.post(`accountinfo/${path}`, payload, { ip: `10.8.0.${(places += 1)}` });
  const { code, field } = answer.json<{ code?: string; field?: string }>();
  return [answer.statusCode, code, field];
}

const nobody = 'nobody@example.ae';

test.each([
  ['login', { email: ' ', password: 'x' }, 'incomplete', 'email'],
  ['login', { email: nobody, password: '' }, 'incomplete', 'password'],
  ['login', { email: nobody, password: 'wrong one' }, 'wrong_login', undefined],
  ['SendOTPforPass', { emailID: 'sara' }, 'invalid', 'emailID'],
  ['VerifyOTPPass', { emailID: 'sara', Code: '1' }, 'invalid', 'emailID'],
  ['VerifyOTPPass', { emailID: nobody, Code: ' ' }, 'invalid', 'Code'],
  ['VerifyOTPPass', { emailID: nobody, Code: '123456' }, 'code_dead', 'Code'],
  [
    'ResetNewPass',
    { UserEmail: 'sara', VerificationCode: '1', NewPassword: 'a whole new camel' },
    'invalid',
    'UserEmail',
  ],
  ['ResetNewPass', { UserEmail: nobody, VerificationCode: '1', NewPassword: 'five5' }, 'password_short', 'NewPassword'],
  [
    'ResetNewPass',
    { UserEmail: nobody, VerificationCode: '123456', NewPassword: 'a whole new camel' },
    'code_dead',
    'VerificationCode',
  ],
  ['checkmobilenum', { sendtotype: 'toMobile', phonenumber: '0012', code: '0' }, 'invalid', 'phonenumber'],
])('%s with %j: %s', async (path, payload, code, field) => {
  expect(await refused(path, payload)).toEqual([422, code, field]);
});

describe('registering', () => {
  test('a number that somebody has: said by the check, and by the form where they were faster', async () => {
    const asked = { sendtotype: 'toMobile', phonenumber: sara.mobile, code: '0' };
    expect(await refused('checkmobilenum', asked)).toEqual([422, 'phone_taken', 'phonenumber']);
    const late = await shop.registration();
    await shop.db.pool.query('UPDATE user_account SET mobile = $1 WHERE email = $2', [late.cellphone, sara.email]);
    expect(await refused('signup', late)).toEqual([422, 'phone_taken', 'cellphone']);
    await shop.db.pool.query('UPDATE user_account SET mobile = $1 WHERE email = $2', [sara.mobile, sara.email]);
  });

  test('an e-mail that somebody proved, and a code that is wrong or was never sent', async () => {
    const other = await shop.registration();
    expect(await refused('signup', { ...other, email: sara.email })).toEqual([422, 'email_taken', 'email']);
    const wrong = other.providerCode === '000000' ? '000001' : '000000';
    expect(await refused('signup', { ...other, providerCode: wrong })).toEqual([422, 'code_wrong', 'providerCode']);
    const unsent = { ...other, cellphone: shop.newMobile() };
    expect(await refused('signup', unsent)).toEqual([422, 'code_dead', 'providerCode']);
  });

  test('spaces around a name, an e-mail and a code are nobody’s: they sign in with and without them', async () => {
    const payload = await shop.registration();
    const { email, password } = payload;
    const spaced = { ...payload, firstname: '  Sara ', email: ` ${email} `, providerCode: ` ${payload.providerCode} ` };
    expect((await shop.post('accountinfo/signup', spaced)).json()).toMatchObject({ status: 1 });
    const answer = await shop.post('accountinfo/login', { email: ` ${email}`, password });
    expect(answer.json()).toMatchObject({ data: { user: { userFirstName: 'Sara', userEmail: email } } });
  });
});

test('the mails say in both languages what they are about', async () => {
  await shop.post('accountinfo/SendOTPforPass', { emailID: sara.email });
  await shop.code(sara.email, 'new password');
  const { rows } = await shop.db.pool.query<{ subject: string }>(
    'SELECT subject FROM outbox_message WHERE recipient = $1 ORDER BY id',
    [sara.email],
  );
  expect(rows.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Confirm your e-mail.*تأكيد/),
    expect.stringMatching(/^A new password.*كلمة مرور/),
  ]);
});

test('who came, went and changed a password is written down by the number of the shopper', async () => {
  const { email, password, mobile } = await shop.register();
  const cookie = await shop.signIn({ email, password });
  await shop.post('accountinfo/logout', { everywhere: true }, { cookie });
  await shop.post('accountinfo/SendOTPforPass', { emailID: email });
  const VerificationCode = await shop.code(mobile, 'new password');
  const changed = { UserEmail: email, VerificationCode, NewPassword: 'a whole new camel' };
  expect((await shop.post('accountinfo/ResetNewPass', changed)).statusCode).toBe(200);
  const { rows } = await shop.db.pool.query<{ id: number }>('SELECT id FROM user_account WHERE email = $1', [email]);
  const said = shop.lines.map((line) => JSON.parse(line) as { msg: string; userId?: number; everywhere?: boolean });
  const theirs = said.filter(({ userId }) => userId === Number(rows[0]?.id));
  for (const msg of ['registered', 'signed in', 'password reset'])
    expect(theirs.map((line) => line.msg)).toContain(msg);
  expect(theirs.find(({ msg }) => msg === 'signed out')).toMatchObject({ everywhere: true });
});
