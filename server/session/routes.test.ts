import { beforeEach, describe, expect, test } from 'vitest';

import { openAccounts, type Accounts, type Person } from '#tests/support/accounts.ts';

let shop: Accounts;
beforeEach(async () => {
  shop = await openAccounts();
  shop.startNextHour();
});

const loginOf = ({ email, password }: Person): Person => ({ email, password });

describe('registering', () => {
  test('a number proved by its code makes an account, which can then sign in', async () => {
    const sara = await shop.register();
    const answer = await shop.post('accountinfo/login', { email: sara.email.toUpperCase(), password: sara.password });
    expect(answer.json()).toMatchObject({ status: 1, message: 'Success', data: { user: { userFirstName: 'Sara' } } });
  });

  test.each([
    [{ password: '' }, 'Password Should be entered', 'password'],
    [{ firstname: ' ' }, 'Name Should be entered', 'firstname'],
    [{ providerCode: '' }, 'Verification Code Should be entered', 'providerCode'],
    [{ email: 'sara' }, 'Invalid Email ID', 'email'],
    [{ cellphone: '0012' }, 'Invalid Phone Number (Please Enter a UAE Number)', 'cellphone'],
    [{ password: 'five5' }, "Password isn't long enough, minimum of 6 characters", 'password'],
    [{ password: 'x'.repeat(129) }, 'The password is too long, maximum of 128 characters', 'password'],
    [{ password: 'PassWord' }, 'This password is too common, please choose another', 'password'],
    [{ providerCode: '12345x' }, 'The verification code is not right', 'providerCode'],
  ])('%j is refused in the words of the specification', async (wrong, message, field) => {
    const payload = { ...(await shop.registration()), ...wrong };
    const answer = await shop.post('accountinfo/signup', payload);
    expect([answer.statusCode, answer.json().status, answer.json().message, answer.json().field]).toEqual([
      422,
      0,
      message,
      field,
    ]);
  });

  test('an e-mail that somebody proved or a number that somebody has is refused, the number by the phone check too', async () => {
    const sara = await shop.registerProved();
    const other = await shop.registration();
    expect((await shop.post('accountinfo/signup', { ...other, email: sara.email })).json().message).toBe(
      'An account with this email exists already',
    );
    const asked = { sendtotype: 'toMobile', phonenumber: sara.mobile, code: '0' };
    for (const path of ['checkmobilenum', 'SendOTP']) {
      expect((await shop.post(`accountinfo/${path}`, asked)).json().message).toBe(
        'An account with this phone number exists already',
      );
    }
  });

  test('fields that are not the registration’s are refused', async () => {
    const answer = await shop.post('accountinfo/signup', { ...(await shop.registration()), points: 99_999 });
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'points']);
  });

  test('a 128-character password works, and Arabic digits in the code too', async () => {
    const payload = { ...(await shop.registration()), password: 'ع'.repeat(128) };
    const arabic = payload.providerCode.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
    expect((await shop.post('accountinfo/signup', { ...payload, providerCode: arabic })).json().status).toBe(1);
    expect(
      (await shop.post('accountinfo/login', { email: payload.email, password: payload.password })).statusCode,
    ).toBe(200);
  });

  test('the password rests as Argon2id of 19 MiB and two passes', async () => {
    const sara = await shop.register();
    const { rows } = await shop.db.pool.query('SELECT password_hash FROM user_account WHERE email = $1', [sara.email]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('codes', () => {
  test('fifty tries at once count as fifty: five are looked at, and the right code then is dead', async () => {
    const payload = await shop.registration();
    const wrong = payload.providerCode === '000000' ? '000001' : '000000';
    const tries = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        shop.post('accountinfo/signup', { ...payload, providerCode: wrong }, { ip: `10.7.0.${index % 20}` }),
      ),
    );
    const messages = tries.map((answer) => answer.json().message as string);
    expect(messages.filter((message) => message === 'The verification code is not right')).toHaveLength(5);
    // The day's 30 guesses at this number are used up too.
    shop.passes(24 * 3600 * 1000);
    expect((await shop.post('accountinfo/signup', payload)).json().message).toBe(
      'This code can no longer be used, please ask for a new one',
    );
  });

  test('a code is good for ten minutes, once, and for what it was asked for', async () => {
    const late = await shop.registration();
    shop.passes(10 * 60 * 1000 + 1);
    expect((await shop.post('accountinfo/signup', late)).json().code).toBe('code_dead');

    const used = await shop.registration();
    expect((await shop.post('accountinfo/signup', used)).statusCode).toBe(200);
    expect((await shop.post('accountinfo/signup', { ...used, email: 'b@b.ae' })).json().code).toBe('code_dead');

    const sara = await shop.register();
    await shop.post('accountinfo/SendOTPforPass', { emailID: sara.email });
    const reset = await shop.code(sara.mobile, 'new password');
    const other = await shop.registration();
    if (reset !== other.providerCode) {
      expect((await shop.post('accountinfo/signup', { ...other, providerCode: reset })).json().code).toBe('code_wrong');
    }
  });

  test('one a minute and five a day to a number', async () => {
    const mobile = shop.newMobile();
    const ask = () => shop.post('accountinfo/SendOTP', { sendtotype: 'toMobile', phonenumber: mobile, code: '0' });
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
    for (let minute = 1; minute < 5; minute += 1) {
      shop.passes(61_000);
      expect((await ask()).statusCode).toBe(200);
    }
    shop.passes(61_000);
    const sixth = await ask();
    expect([sixth.statusCode, sixth.json().message]).toEqual([
      429,
      'Too many codes were asked for. Please try again later.',
    ]);
  });

  test('no code rests as it was sent', async () => {
    const { providerCode } = await shop.registration();
    const { rows } = await shop.db.pool.query('SELECT * FROM one_time_code');
    expect(JSON.stringify(rows)).not.toContain(providerCode);
    expect(shop.lines.join()).not.toContain(providerCode);
  });
});

describe('signing in', () => {
  test('both are needed', async () => {
    for (const payload of [
      { email: '', password: 'x' },
      { email: 'a@b.ae', password: '' },
    ]) {
      const answer = await shop.post('accountinfo/login', payload);
      expect(answer.json()).toMatchObject({ status: 0, message: 'Please enter email and password' });
    }
  });

  test('the cookie is the browser’s alone, and the database keeps a hash of it', async () => {
    const sara = await shop.register();
    const answer = await shop.post('accountinfo/login', loginOf(sara));
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^zad=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
    const token = /zad=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(answer.body).not.toContain(token);
    const { rows } = await shop.db.pool.query("SELECT encode(token_hash, 'escape') AS kept FROM user_session");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('on https the cookie is bound to this very host, and a sibling’s cookie is not read (L3, A17)', async () => {
    const secure = await openAccounts({ PUBLIC_ORIGIN: 'https://localhost:8443' });
    const sara = await secure.register();
    const answer = await secure.post('accountinfo/login', loginOf(sara));
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-zad=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/);
    const own = cookie.split(';', 1)[0] ?? '';
    expect(await secure.who(own)).toBe(sara.email);
    expect(await secure.who(own.replace('__Host-', ''))).toBeNull();
    const out = await secure.post('accountinfo/logout', {}, { cookie: own });
    expect(out.headers['set-cookie']).toMatch(/^__Host-zad=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax; Secure$/);
  });

  test('a failed sign-in is logged with a mark of its account, and a request with its shopper (L19)', async () => {
    const keyed = await openAccounts({ LOG_KEY: 'shared by the replicas' });
    const sara = await keyed.register();
    for (const email of [sara.email, sara.email.toUpperCase(), 'nobody@example.ae']) {
      await keyed.post('accountinfo/login', { email, password: 'wrong one' }, { ip: '10.2.3.4' });
    }
    const failures = keyed.lines.filter((line) => line.includes('refused: wrong login'));
    const marks = failures.map((line) => (JSON.parse(line) as { account: string }).account);
    expect(marks[0]).toMatch(/^[\w-]{16}$/);
    expect([marks[1] === marks[0], marks[2] === marks[0]]).toEqual([true, false]);
    expect(failures.join()).not.toContain('@');
    const cookie = await keyed.signIn(sara);
    await keyed.app.inject({ url: '/ecomapi/accountinfo/getmyprofile', headers: { cookie } });
    const { rows } = await keyed.db.pool.query('SELECT id FROM user_account');
    expect(JSON.parse(keyed.lines.at(-1) ?? '')).toMatchObject({ msg: 'request', userId: rows[0].id });
  });

  test('a new session takes the place of the one that came with the request', async () => {
    const sara = await shop.register();
    const first = await shop.signIn(sara);
    const second = await shop.signIn(sara, first);
    expect(await shop.who(first)).toBeNull();
    expect(await shop.who(second)).toBe(sara.email);
  });

  test('a session ends after 30 days away and after 90 in all', async () => {
    const sara = await shop.register();
    const cookie = await shop.signIn(sara);
    const days = (count: number): void => shop.passes(count * 24 * 3600 * 1000);
    days(29);
    expect(await shop.who(cookie)).toBe(sara.email);
    days(29);
    expect(await shop.who(cookie)).toBe(sara.email);
    days(29);
    expect(await shop.who(cookie)).toBe(sara.email);
    days(4);
    expect(await shop.who(cookie)).toBeNull();
    const away = await shop.signIn(sara);
    days(31);
    expect(await shop.who(away)).toBeNull();
  });

  test('after five wrong passwords an address waits, another address does not, and after a quarter of an hour nobody does', async () => {
    const sara = await shop.register();
    const guess = (password: string, ip = '10.0.0.1') =>
      shop.post('accountinfo/login', { email: sara.email, password }, { ip });
    for (let count = 0; count < 5; count += 1) expect((await guess('wrong one')).statusCode).toBe(422);
    expect((await guess(sara.password)).statusCode).toBe(429);
    expect((await guess(sara.password, '10.0.0.2')).statusCode).toBe(200);
    shop.passes(15 * 60 * 1000);
    expect((await guess(sara.password)).statusCode).toBe(200);
  });

  test('somebody known and somebody unknown are refused alike', async () => {
    const sara = await shop.register();
    const known = await shop.post('accountinfo/login', { email: sara.email, password: 'not hers' });
    const unknown = await shop.post('accountinfo/login', { email: 'nobody@example.ae', password: 'not hers' });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  });

  test('signing out ends this session, or all of them', async () => {
    const sara = await shop.register();
    const [one, two, three] = [await shop.signIn(sara), await shop.signIn(sara), await shop.signIn(sara)];
    const out = await shop.post('accountinfo/logout', {}, { cookie: one });
    expect(out.headers['set-cookie']).toMatch(/^zad=; Path=\/; Max-Age=0/);
    expect(out.headers['clear-site-data']).toBe('"cache"');
    expect([await shop.who(one), await shop.who(two)]).toEqual([null, sara.email]);
    await shop.post('accountinfo/logout', { everywhere: true }, { cookie: two });
    expect([await shop.who(two), await shop.who(three)]).toEqual([null, null]);
  });
});

describe('a forgotten password', () => {
  test('is replaced with the code that was mailed; every session ends, and the shopper hears of it', async () => {
    const sara = await shop.registerProved();
    const cookie = await shop.signIn(sara);
    expect((await shop.post('accountinfo/SendOTPforPass', { emailID: sara.email })).json().status).toBe(1);
    const code = await shop.code(sara.email, 'new password');
    const verified = await shop.post('accountinfo/VerifyOTPPass', { emailID: sara.email, Code: code });
    expect(verified.json()).toMatchObject({ status: 1, message: 'Success' });
    const payload = { NewPassword: 'another camel', UserEmail: sara.email, VerificationCode: code };
    expect((await shop.post('accountinfo/ResetNewPass', payload)).json().status).toBe(1);
    expect(await shop.who(cookie)).toBeNull();
    expect((await shop.post('accountinfo/login', loginOf(sara))).statusCode).toBe(422);
    expect((await shop.post('accountinfo/login', { email: sara.email, password: 'another camel' })).statusCode).toBe(
      200,
    );
    await expect.poll(() => shop.newestMail(sara.email)).toContain('Your password was changed');
    await expect.poll(() => shop.newestMail(sara.mobile)).toContain('your password was changed');
    expect((await shop.post('accountinfo/ResetNewPass', payload)).json().code).toBe('code_dead');
  });

  test('is answered alike for an e-mail that nobody has', async () => {
    const sara = await shop.register();
    const known = await shop.post('accountinfo/SendOTPforPass', { emailID: sara.email });
    const unknown = await shop.post('accountinfo/SendOTPforPass', { emailID: 'nobody@example.ae' });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    // Both codes are made after the answer.
    const asked = () => shop.db.pool.query("SELECT 1 FROM one_time_code WHERE purpose = 'reset'");
    await expect.poll(async () => (await asked()).rowCount).toBe(2);
    const guess = (emailID: string) => shop.post('accountinfo/VerifyOTPPass', { emailID, Code: 'x' });
    expect((await guess(sara.email)).body).toBe((await guess('nobody@example.ae')).body);
  });

  test('needs an e-mail', async () => {
    const answer = await shop.post('accountinfo/SendOTPforPass', { emailID: 'sara' });
    expect(answer.json()).toMatchObject({ status: 0, message: 'Invalid Email ID', field: 'emailID' });
  });
});
