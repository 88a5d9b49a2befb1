/** H2, A2: an e-mail that nobody proved is no way into an account, and keeps its owner out of none (decisions.md 28). */
import { beforeEach, describe, expect, test } from 'vitest';

import { openAccounts, type Accounts, type Person } from '#tests/support/accounts.ts';

let shop: Accounts;
beforeEach(async () => {
  shop = await openAccounts();
});

type Registered = Person & { mobile: string };

/** Another account that says it has this e-mail. */
async function registerAs(email: string): Promise<Registered> {
  const payload = { ...(await shop.registration()), email };
  const made = await shop.post('accountinfo/signup', payload);
  expect(made.json()).toMatchObject({ status: 1, message: 'Success' });
  return { email, password: payload.password, mobile: payload.cellphone };
}

async function proveEmail({ email, password }: Person): Promise<number> {
  const cookie = await shop.signIn({ email, password });
  await shop.post('accountinfo/sendemailcode', { userEmail: email }, { cookie });
  const Code = await shop.code(email, 'confirms your e-mail');
  return (await shop.post('accountinfo/proveemail', { userEmail: email, Code }, { cookie })).statusCode;
}

async function messagesTo(to: string): Promise<string[]> {
  const { rows } = await shop.db.pool.query<{ body: string }>(
    'SELECT body FROM outbox_message WHERE recipient = $1 ORDER BY id',
    [to],
  );
  return rows.map(({ body }) => body);
}

const ask = (emailID: string) => shop.post('accountinfo/SendOTPforPass', { emailID });
const reset = (UserEmail: string, VerificationCode: string) =>
  shop.post('accountinfo/ResetNewPass', { UserEmail, VerificationCode, NewPassword: 'a whole new camel' });

describe('a reset code', () => {
  test('of an unproved e-mail goes to the phone alone', async () => {
    const mallory = await registerAs('victim@corp.ae');
    await ask(mallory.email);
    const code = await shop.code(mallory.mobile, 'new password');
    const mails = await messagesTo(mallory.email);
    expect(mails.filter((body) => body.includes('new password') || body.includes(code))).toEqual([]);
    expect((await reset(mallory.email, code)).statusCode).toBe(200);
  });

  test('of a proved e-mail goes to the e-mail alone', async () => {
    const sara = await shop.registerProved();
    await ask(sara.email);
    const code = await shop.code(sara.email, 'new password');
    expect((await messagesTo(sara.mobile)).filter((body) => body.includes('new password'))).toEqual([]);
    expect((await reset(sara.email, code)).statusCode).toBe(200);
  });

  test('asked for by the number goes by the account’s one channel too', async () => {
    const sara = await shop.registerProved();
    await ask(sara.mobile.replace('+971', '0'));
    const code = await shop.code(sara.email, 'new password');
    expect((await messagesTo(sara.mobile)).filter((body) => body.includes('new password'))).toEqual([]);
    expect((await reset(sara.mobile, code)).statusCode).toBe(200);
  });

  test('is of one account where several say that the e-mail is theirs', async () => {
    const mallory = await registerAs('victim@corp.ae');
    const victim = await registerAs('victim@corp.ae');
    await ask('victim@corp.ae');
    const code = await shop.code(victim.mobile, 'new password');
    expect(await shop.code(mallory.mobile, 'new password')).not.toBe(code);
    expect((await reset('victim@corp.ae', code)).statusCode).toBe(200);
    expect(await shop.who(await shop.signIn(mallory))).toBe('victim@corp.ae');
    await shop.signIn({ email: 'victim@corp.ae', password: 'a whole new camel' });
  });

  test('is good once, also in 50 tries at the same time (L2, A14)', async () => {
    const sara = await shop.registerProved();
    await ask(sara.email);
    const code = await shop.code(sara.email, 'new password');
    // Five are looked at: the rest of the fifty meets a code that is used up.
    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(sara.email, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('who registers with a stranger’s e-mail', () => {
  test('does not keep its owner from registering, nor from signing in', async () => {
    const mallory = await registerAs('victim@corp.ae');
    const victim = await registerAs('victim@corp.ae');
    expect(await shop.who(await shop.signIn(mallory))).toBe('victim@corp.ae');
    expect(await shop.who(await shop.signIn(victim))).toBe('victim@corp.ae');
  });

  test('loses it to the one who proves it, is told by SMS, and keeps the account by its number', async () => {
    const mallory = await registerAs('victim@corp.ae');
    const before = await shop.signIn(mallory);
    const victim = await registerAs('victim@corp.ae');
    expect(await proveEmail(victim)).toBe(200);
    expect(await shop.who(before)).toBe('');
    expect(
      (await shop.post('accountinfo/login', { email: mallory.email, password: mallory.password })).statusCode,
    ).toBe(422);
    expect(await shop.who(await shop.signIn({ email: mallory.mobile, password: mallory.password }))).toBe('');
    await expect.poll(() => messagesTo(mallory.mobile).then((all) => all.at(-1))).toContain('Sign in with your mobile');
    await ask('victim@corp.ae');
    await shop.code('victim@corp.ae', 'new password');
    expect((await messagesTo(mallory.mobile)).filter((body) => body.includes('new password'))).toEqual([]);
  });

  test('cannot prove it with another account’s code, nor once its owner has proved it', async () => {
    const mallory = await registerAs('victim@corp.ae');
    const victim = await registerAs('victim@corp.ae');
    await expect.poll(() => messagesTo('victim@corp.ae')).toHaveLength(2);
    const codes = (await messagesTo('victim@corp.ae')).map((body) => /\d{6}/.exec(body)?.[0] ?? '');
    const cookie = await shop.signIn(mallory);
    const tries = await Promise.all(
      codes.map((Code) => shop.post('accountinfo/proveemail', { userEmail: mallory.email, Code }, { cookie })),
    );
    // Its own code was mailed to the owner; the other one is of no use to it.
    expect(tries.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    expect(await shop.who(await shop.signIn({ email: victim.mobile, password: victim.password }))).toBe('');
  });

  test('loses it to a provider’s word, and the owner’s account is a new one', async () => {
    const mallory = await registerAs('victim@corp.ae');
    const asked = { providerId: 'google.com', email: 'victim@corp.ae', name: 'The Victim' };
    const token = await shop.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=x',
      payload: { requestUri: `http://localhost/emulator/auth/handler?${new URLSearchParams(asked).toString()}` },
    });
    const { idToken } = token.json<{ idToken: string }>();
    const entered = await shop.post('accountinfo/sociallogin', { idToken });
    expect(entered.statusCode).toBe(200);
    expect(await shop.who(await shop.signIn({ email: mallory.mobile, password: mallory.password }))).toBe('');
    await ask('victim@corp.ae');
    await shop.code('victim@corp.ae', 'new password');
  });

  test('is refused where five accounts have said so already', async () => {
    for (let count = 0; count < 5; count += 1) await registerAs('victim@corp.ae');
    const payload = { ...(await shop.registration()), email: 'victim@corp.ae' };
    expect((await shop.post('accountinfo/signup', payload)).json().code).toBe('email_taken');
  });
});

test('two accounts that prove one e-mail at the same time: one has it', async () => {
  const both = [await registerAs('both@corp.ae'), await registerAs('both@corp.ae')];
  await expect.poll(() => messagesTo('both@corp.ae')).toHaveLength(2);
  const codes = (await messagesTo('both@corp.ae')).map((body) => /\d{6}/.exec(body)?.[0] ?? '');
  const cookies = await Promise.all(both.map((one) => shop.signIn(one)));
  const answers = await Promise.all(
    cookies.flatMap((cookie) =>
      codes.map((Code) => shop.post('accountinfo/proveemail', { userEmail: 'both@corp.ae', Code }, { cookie })),
    ),
  );
  const { rows } = await shop.db.pool.query(
    'SELECT count(*)::int AS n FROM user_account WHERE email_verified_at IS NOT NULL',
  );
  expect(rows[0]).toEqual({ n: 1 });
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
});
