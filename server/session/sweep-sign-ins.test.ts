import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestUser } from '#tests/support/test-user.ts';

import { makeCode, tryCode } from './codes.ts';
import { endSessionsOf, findSession, openSession } from './session-store.ts';
import { sweepSignIns } from './sweep-sign-ins.ts';
import { hashToken } from './token.ts';

const NOON = new Date('2026-11-23T12:00:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const after = (ms: number): Date => new Date(NOON.getTime() + ms);

let db: Database;
let userId: number;
beforeAll(async () => {
  db = await createTestDatabase();
  ({
    user: { id: userId },
  } = await createTestUser(db, { email: 'sara@example.ae', passwordHash: null }));
});
beforeEach(() => endSessionsOf(db.orm, userId));

const seenAt = async (token: string): Promise<Date> =>
  (
    await db.pool.query<{ last: Date }>('SELECT last_seen_at AS last FROM user_session WHERE token_hash = $1', [
      hashToken(token),
    ])
  ).rows[0]?.last ?? new Date(0);
const sweep = (now: Date) =>
  sweepSignIns.run({}, { db, clock: { now: () => now }, log: createLog('silent'), settings: readSettings({}) });

describe('a session', () => {
  test('is noted as used once an hour, not at each read', async () => {
    const token = await openSession(db.orm, userId, NOON);
    await findSession(db.orm, token, after(HOUR));
    expect(await seenAt(token)).toEqual(NOON);
    await findSession(db.orm, token, after(HOUR + 1));
    expect(await seenAt(token)).toEqual(after(HOUR + 1));
  });

  test('of a changed password is kept, the shopper’s others end', async () => {
    const [kept, other] = [await openSession(db.orm, userId, NOON), await openSession(db.orm, userId, NOON)];
    await endSessionsOf(db.orm, userId, hashToken(kept));
    expect([await findSession(db.orm, kept, NOON), await findSession(db.orm, other, NOON)]).toMatchObject([
      { userId },
      null,
    ]);
  });

  test('that nobody can use any more is swept: 30 days away, or 90 in all', async () => {
    const away = await openSession(db.orm, userId, NOON);
    const used = await openSession(db.orm, userId, NOON);
    await findSession(db.orm, used, after(29 * DAY));
    const left = async () => (await db.pool.query('SELECT 1 FROM user_session')).rowCount;
    await sweep(after(30 * DAY));
    expect(await left()).toBe(2);
    await sweep(after(30 * DAY + 1));
    expect([await left(), (await seenAt(away)).getTime()]).toEqual([1, 0]);
    await db.pool.query('UPDATE user_session SET last_seen_at = $1', [after(90 * DAY)]);
    await sweep(after(90 * DAY));
    expect(await left()).toBe(1);
    await sweep(after(90 * DAY + 1));
    expect(await left()).toBe(0);
  });
});

test('a code that is too old is still told from one that never was for a day, then swept', async () => {
  const asked = { purpose: 'register', target: '+971500000001' } as const;
  const code = await makeCode(db.orm, asked, NOON);
  expect(await tryCode(db.orm, asked, code, after(HOUR))).toEqual({ outcome: 'dead' });
  const left = async () => (await db.pool.query('SELECT 1 FROM one_time_code')).rowCount;
  const over = 10 * 60_000 + DAY;
  await sweep(after(over));
  expect(await left()).toBe(1);
  await sweep(after(over + 1));
  expect(await left()).toBe(0);
});
