/** A store with accounts for API tests: its clock can be moved, and people register as they would. */
import type { FastifyInstance } from 'fastify';

import type { Clock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';

import { createTestDatabase } from './database.ts';
import { createTestApp } from './test-app.ts';

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

export interface Person {
  email: string;
  password: string;
}

interface How {
  cookie?: string;
  ip?: string;
  headers?: Record<string, string>;
}

export interface Registration {
  firstname: string;
  email: string;
  cellphone: string;
  password: string;
  providerCode: string;
  source: 'WEB';
  status: 1;
}

const HOUR = 3_600_000;

let count = 0;

/** On a database of its own. */
export async function openAccounts(env: Record<string, string> = {}) {
  const db: Database = await createTestDatabase();
  let shift = 0;
  const clock: Clock = { now: () => new Date(Date.now() + shift) };
  const { app, lines } = await createTestApp(db, { clock, env: { ...env } });

  const post = (path: string, payload: object, { cookie, ip, headers = {} }: How = {}): Promise<Answer> => {
    const sent: Record<string, string> = { 'content-type': 'application/json', 'x-zad-client': 'test', ...headers };
    if (sent['x-zad-client'] === '') delete sent['x-zad-client'];
    if (cookie !== undefined) sent['cookie'] = cookie;
    return app.inject({
      method: 'POST',
      url: `/ecomapi/${path}`,
      payload: JSON.stringify(payload),
      headers: sent,
      ...(ip !== undefined && { remoteAddress: ip }),
    });
  };
  /** The newest message to a number or an e-mail; `about` are words of it. */
  const newestMail = async (to: string, about = ''): Promise<string> => {
    const { rows } = await db.pool.query(
      'SELECT body FROM outbox_message WHERE recipient = $1 AND body LIKE $2 ORDER BY id DESC LIMIT 1',
      [to, `%${about}%`],
    );
    return String(rows[0]?.body ?? '');
  };
  /** Waits for it: some messages are sent after the answer. */
  const code = async (to: string, about = ''): Promise<string> => {
    for (let tries = 0; tries < 80; tries += 1) {
      const found = /\d{6}/.exec(await newestMail(to, about))?.[0];
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`no code for ${to}`);
  };
  const newMobile = (): string => `+97150${String(1_000_000 + (count += 1)).slice(-7)}`;
  const registration = async (): Promise<Registration> => {
    const cellphone = newMobile();
    // Each registration comes from a place of its own, as people do.
    const sent = await post(
      'accountinfo/SendOTP',
      { sendtotype: 'toMobile', phonenumber: cellphone, code: '0' },
      { ip: `10.1.0.${count % 250}` },
    );
    if (sent.statusCode !== 200) throw new Error(sent.body);
    return {
      firstname: 'Sara',
      email: `sara${count}@example.ae`,
      cellphone,
      password: `camel ${count}`,
      providerCode: await code(cellphone),
      source: 'WEB',
      status: 1,
    };
  };
  const register = async (): Promise<Person & { mobile: string }> => {
    const payload = await registration();
    const made = await post('accountinfo/signup', payload);
    if (made.statusCode !== 200) throw new Error(made.body);
    return { email: payload.email, password: payload.password, mobile: payload.cellphone };
  };
  /** A shopper whose e-mail is proved by the code that was mailed at registering. */
  const registerProved = async (): Promise<Person & { mobile: string }> => {
    const person = await register();
    const proof = { userEmail: person.email, Code: await code(person.email, 'confirms your e-mail') };
    const proved = await post('accountinfo/proveemail', proof, { cookie: await signIn(person) });
    if (proved.statusCode !== 200) throw new Error(proved.body);
    return person;
  };
  /** The session's cookie. */
  const signIn = async ({ email, password }: Person, cookie?: string): Promise<string> => {
    const answer = await post('accountinfo/login', { email, password }, cookie === undefined ? {} : { cookie });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  };
  /** The e-mail of whoever the cookie signs in. */
  const who = async (cookie: string): Promise<string | null> => {
    const answer = await app.inject({ url: '/ecomapi/accountinfo/session', headers: { cookie } });
    const { user } = answer.json<{ data: { user: { userEmail: string } | null } }>().data;
    return user?.userEmail ?? null;
  };
  const passes = (ms: number): void => {
    shift += ms;
  };
  /** Tries are counted in fixed windows of time: a test that began at the end of one would be counted in two. */
  const startNextHour = (): void => passes(HOUR - (clock.now().getTime() % HOUR));
  return {
    app,
    db,
    lines,
    post,
    code,
    newestMail,
    newMobile,
    registration,
    register,
    registerProved,
    signIn,
    who,
    passes,
    startNextHour,
  };
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;
