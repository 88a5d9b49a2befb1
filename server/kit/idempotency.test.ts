/** Keys on PostgreSQL: the work of one key is done once, whoever sends it how often at the same time. */
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';
import { onManyConnections } from '#tests/support/many-connections.ts';
import { runJobs } from '#tests/support/run-jobs.ts';

import type { Database } from './database.ts';
import type { Deps } from './deps.ts';
import { once, type OnceAnswer, type OnceWork } from './idempotency.ts';
import { createLog } from './log.ts';
import { Refusal } from './refusal.ts';
import { readSettings } from './settings.ts';

let deps: Deps;
let now = Date.parse('2026-11-22T08:00:00Z');
beforeAll(async () => {
  const db = await createTestDatabase();
  deps = { db, clock: { now: () => new Date(now) }, log: createLog('silent'), settings: readSettings({}) };
});

let keys = 0;
const newKey = (): string => `attempt-${(keys += 1)}`;
const pass = (seconds: number): void => void (now += seconds * 1000);
const send = (key: string | null, work: OnceWork, body: unknown = { fils: 5 }, call = 'pay', userId = 1) =>
  once(deps, { userId, key, call, body }, work);
const done = (body: unknown): OnceAnswer => ({ status: 200, body });

/** Work that ends when it is told to. */
function slowWork() {
  let end = (_answer: OnceAnswer): void => undefined;
  let fail = (_error: Error): void => undefined;
  const promise = new Promise<OnceAnswer>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { work: vi.fn(() => promise), end, fail };
}

describe('a key', () => {
  test('has its work done once, and answers the same every time', async () => {
    const work = vi.fn(async () => done({ docno: 1001, notes: ['a', null] }));
    const key = newKey();
    expect(await send(key, work)).toEqual(done({ docno: 1001, notes: ['a', null] }));
    pass(3600);
    expect(await send(key, work)).toEqual(done({ docno: 1001, notes: ['a', null] }));
    expect(work).toHaveBeenCalledExactlyOnceWith({ isRetry: false });
  });

  test('of another body, or of another call, is refused', async () => {
    const key = newKey();
    await send(key, async () => done(1));
    const reused = { code: 'key_reused', status: 422 };
    await expect(send(key, async () => done(2), { fils: 6 })).rejects.toMatchObject(reused);
    await expect(send(key, async () => done(2), { fils: 5 }, 'cancel')).rejects.toMatchObject(reused);
  });

  test('of another shopper is another key', async () => {
    const key = newKey();
    await send(key, async () => done(1));
    expect(await send(key, async () => done(2), { fils: 5 }, 'pay', 2)).toEqual(done(2));
  });

  test('may be left out: then the work is done each time', async () => {
    const work = vi.fn(async () => done(1));
    await send(null, work);
    await send(null, work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test.each(['', 'short-7', 'x'.repeat(81), 'with a blank', 'with/slash', 'مفتاح-الدفع', 'two-keys, two-keys'])(
    '"%s" has not its form',
    async (key) => {
      await expect(send(key, async () => done(1))).rejects.toMatchObject({ code: 'invalid', status: 400 });
    },
  );

  test('is refused while its work goes on, with the seconds until it may be sent again', async () => {
    const key = newKey();
    const { work, end } = slowWork();
    const first = send(key, work);
    await vi.waitFor(() => expect(work).toHaveBeenCalled());
    await expect(send(key, work)).rejects.toMatchObject({ code: 'at_work', status: 409, retryAfter: 60 });
    pass(41.5);
    await expect(send(key, work)).rejects.toMatchObject({ code: 'at_work', retryAfter: 19 });
    // Another body is told so at once.
    await expect(send(key, work, {})).rejects.toMatchObject({ code: 'key_reused' });
    end(done(1));
    expect(await first).toEqual(done(1));
    expect(await send(key, work)).toEqual(done(1));
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('work that never said how it ended', () => {
  test('is taken over after a minute, as a retry', async () => {
    const key = newKey();
    await expect(send(key, () => Promise.reject(new Error('the provider is silent')))).rejects.toThrow('silent');
    await expect(send(key, async () => done(1))).rejects.toMatchObject({ code: 'at_work' });
    pass(60);
    const work = vi.fn(async () => done(2));
    expect(await send(key, work)).toEqual(done(2));
    expect(work).toHaveBeenCalledExactlyOnceWith({ isRetry: true });
  });

  test('and then fails again is taken over once more', async () => {
    const key = newKey();
    for (const isRetry of [false, true, true]) {
      const work = vi.fn(() => Promise.reject(new Error('no')));
      await expect(send(key, work)).rejects.toThrow('no');
      expect(work).toHaveBeenCalledExactlyOnceWith({ isRetry });
      pass(60);
    }
  });

  test('and ends after it was taken over leaves the row to the one that took it', async () => {
    const key = newKey();
    const [slow, retry] = [slowWork(), slowWork()];
    const first = send(key, slow.work);
    await vi.waitFor(() => expect(slow.work).toHaveBeenCalled());
    pass(61);
    const second = send(key, retry.work);
    await vi.waitFor(() => expect(retry.work).toHaveBeenCalled());
    slow.fail(new Refusal('busy', 'Not now', 409));
    await expect(first).rejects.toMatchObject({ code: 'busy' });
    await expect(send(key, slow.work)).rejects.toMatchObject({ code: 'at_work' });
    retry.end(done(2));
    expect(await second).toEqual(done(2));
    expect(await send(key, slow.work)).toEqual(done(2));
  });
});

describe('a refusal', () => {
  test.each([400, 402, 403, 404, 410, 422])('of %i is the answer, also the next time', async (status) => {
    const key = newKey();
    const work = vi.fn(() => Promise.reject(new Refusal('declined', 'Payment Failed !', status, 'cardToken')));
    for (let time = 0; time < 2; time += 1) {
      const refused = { code: 'declined', message: 'Payment Failed !', status, field: 'cardToken' };
      const thrown = await send(key, work).catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(Refusal);
      expect(thrown).toMatchObject(refused);
    }
    expect(work).toHaveBeenCalledTimes(1);
  });

  test.each([409, 429, 503])('of %i frees the key', async (status) => {
    const key = newKey();
    await expect(send(key, () => Promise.reject(new Refusal('later', 'Later', status)))).rejects.toThrow('Later');
    const work = vi.fn(async () => done(1));
    expect(await send(key, work)).toEqual(done(1));
    expect(work).toHaveBeenCalledExactlyOnceWith({ isRetry: false });
  });
});

test('an answer for one request alone is not repeated, and not stored', async () => {
  const key = newKey();
  const challenge = { status: 200, body: { acs: 'https://bank.example/secret' }, isKept: false };
  expect(await send(key, async () => challenge)).toEqual(challenge);
  await expect(send(key, async () => challenge)).rejects.toMatchObject({ code: 'ask_status', status: 409 });
  const { rows } = await deps.db.pool.query('select answer::text from idempotent_request where key = $1', [key]);
  expect(JSON.stringify(rows)).not.toContain('bank.example');
});

test('where the answer cannot be written down, the request is answered, and a retry finds it at work', async () => {
  const key = newKey();
  const orm: Database['orm'] = Object.assign(Object.create(deps.db.orm), {
    update: () => {
      throw new Error('the database is away');
    },
  });
  const away = { ...deps, db: { ...deps.db, orm } };
  expect(await once(away, { userId: 1, key, call: 'pay', body: 1 }, async () => done(1))).toEqual(done(1));
  await expect(send(key, async () => done(2), 1)).rejects.toMatchObject({ code: 'at_work' });
});

test(
  '50 requests of one key at once: one is at work, and after a minute one takes it over',
  { timeout: 60_000 },
  async () => {
    await onManyConnections(deps.db, 50, async (db) => {
      for (let round = 0; round < 10; round += 1) {
        const key = newKey();
        const work = vi.fn(() => Promise.reject(new Error('ended in the middle')));
        const race = () =>
          Promise.allSettled(
            Array.from({ length: 50 }, () => once({ ...deps, db }, { userId: 1, key, call: 'pay', body: 1 }, work)),
          );
        for (const [index, isRetry] of [false, true].entries()) {
          const reasons = (await race()).map((one) => (one.status === 'rejected' ? one.reason : null));
          expect(reasons.filter((one) => one instanceof Refusal && one.code === 'at_work')).toHaveLength(49);
          expect(work).toHaveBeenCalledTimes(index + 1);
          expect(work).toHaveBeenLastCalledWith({ isRetry });
          pass(60);
        }
      }
    });
  },
);

test('keys are forgotten after 24 hours', async () => {
  const key = newKey();
  const work = vi.fn(async () => done(1));
  await send(key, work);
  pass(24 * 3600);
  await runJobs(deps, ['idempotency.sweep']);
  await send(key, work);
  expect(work).toHaveBeenCalledTimes(1);
  pass(1);
  await runJobs(deps, ['idempotency.sweep']);
  await send(key, work);
  expect(work).toHaveBeenCalledTimes(2);
});
