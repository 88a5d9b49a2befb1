/** F8: servers whose machines tell another time than the database's. Codes, windows, sessions and tombstones agree on all of them. */
import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { startServer } from '#server/main.ts';
import { createTestDatabaseUrl } from '#tests/support/database.ts';

const HOUR = 3_600_000;
const SARA = { email: 'sara@example.ae', mobile: '+971501234567', password: 'camel at dusk' };

interface Said {
  status: number;
  cookie: string;
  data: { epoch: string; last: number; user: { userEmail: string } };
}

/** A server in this process, on a machine of its own as far as the time goes. */
interface Machine {
  say(path: string, body?: object, cookie?: string): Promise<Said>;
  stop(): Promise<void>;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function startMachine(url: string, clockAhead: number): Promise<Machine> {
  const setClock = () => vi.setSystemTime(performance.timeOrigin + performance.now() + clockAhead);
  setClock();
  const settings = readSettings({ DATABASE_URL: url, PORT: '0', RATE_LIMIT: '0', POOL_SIZE: '4' });
  const server = await startServer(settings, createLog('silent'), Promise.resolve({ register: () => undefined }));
  return {
    async say(path, body, cookie = '') {
      setClock();
      const answer = await fetch(`${server.address}/ecomapi/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', 'x-zad-client': 'test', cookie },
        ...(body && { body: JSON.stringify(body) }),
      });
      const { data } = (await answer.json()) as Pick<Said, 'data'>;
      return { status: answer.status, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', data };
    },
    stop: () => server.stop(),
  };
}

/** Every time that was written down and is more than 54 minutes from the database's now: column -> hours. */
async function timesElsewhere(db: Database): Promise<Record<string, number>> {
  const { rows: columns } = await db.pool.query<{ table: string; name: string }>(`
    select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone'
      -- Slots and the demo's codes are of the days to come, the window of a limit may be a day long.
      and table_name not in ('slot', 'discount_code') and column_name not in ('window_start', 'window_end')`);
  const found: Record<string, number> = {};
  for (const { table, name } of columns) {
    const { rows } = await db.pool.query<{ hours: string | null }>(
      `select max(abs(extract(epoch from ${name} - now()))) / 3600 as hours from ${table}`,
    );
    const hours = Number(rows[0]?.hours ?? 0);
    if (hours > 0.9) found[`${table}.${name}`] = hours;
  }
  return found;
}

test('what a server two days ahead and one an hour behind write and read is of the database’s time', async () => {
  const { db, url } = await createTestDatabaseUrl();
  await db.pool.query("update catalogue_meta set source = 'import'");
  const ahead = await startMachine(url, 48 * HOUR);
  const behind = await startMachine(url, -HOUR);

  // A code that one made is good at the other.
  await ahead.say('accountinfo/SendOTP', { sendtotype: 'toMobile', phonenumber: SARA.mobile, code: '0' });
  const { rows: sent } = await db.pool.query<{ body: string }>('select body from outbox_message');
  const registered = await behind.say('accountinfo/signup', {
    firstname: 'Sara',
    email: SARA.email,
    cellphone: SARA.mobile,
    password: SARA.password,
    providerCode: /\d{6}/.exec(sent[0]?.body ?? '')?.[0],
    source: 'WEB',
    status: 1,
  });
  expect(registered.status).toBe(200);
  // The code to the e-mail is made after the answer, and both machines share this process's time.
  await expect.poll(async () => (await db.pool.query('select 1 from outbox_message')).rowCount).toBe(2);

  // Wrong passwords are counted in the window that is now, wherever they are tried.
  for (const machine of [ahead, behind]) {
    const refused = await machine.say('accountinfo/login', { email: SARA.email, password: 'wrong' });
    expect(refused.status).toBe(422);
  }
  const { rows: windows } = await db.pool.query<{ key: string; is_now: boolean }>(
    "select key, window_start <= now() and window_end > now() - interval '1 minute' as is_now from throttle_count",
  );
  expect(windows.some(({ key }) => key.startsWith('login:'))).toBe(true);
  expect(windows.filter(({ is_now }) => !is_now)).toEqual([]);

  // A session that one opened is good at the other, and so is a list; what is deleted is deleted now.
  const { rows: accounts } = await db.pool.query<{ id: number }>('select id from user_account');
  for (const [one, other] of [
    [ahead, behind],
    [behind, ahead],
  ] as const) {
    const { cookie } = await one.say('accountinfo/login', { email: SARA.email, password: SARA.password });
    expect((await other.say('accountinfo/session', undefined, cookie)).data.user.userEmail).toBe(SARA.email);
    const device = { userDocNo: accounts[0]?.id, clientId: randomUUID(), cursor: 0, ackTo: 0, limit: 10 };
    const { data } = await one.say('sync', { ...device, epoch: null, muts: [] }, cookie);
    const listId = randomUUID();
    const muts = [
      { name: 'list.create', args: { listId, name: 'Weekly', madeAt: '' } },
      { name: 'list.delete', args: { listId, seen: 1_000 } },
    ].map((edit, index) => ({ ...edit, id: randomUUID(), seq: index + 1, ver: 1 }));
    expect((await other.say('sync', { ...device, epoch: data.epoch, muts }, cookie)).data.last).toBe(2);
  }
  expect((await db.pool.query('select 1 from shop_list where gone is not null')).rowCount).toBe(2);
  expect(await timesElsewhere(db)).toEqual({});
  await Promise.all([ahead.stop(), behind.stop()]);
});
