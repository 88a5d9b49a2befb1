/** M1, A8, row 40: whatever fails in the database, the log holds nothing that a shopper sent. */
import { beforeAll, describe, expect, test } from 'vitest';

import { calls } from '#contract/calls.ts';
import { openAccounts, type Accounts } from '#tests/support/accounts.ts';
import { sampleOf } from '#tests/support/sample-input.ts';
import { createTestUser, send } from '#tests/support/test-user.ts';

const CANARY = 'kAnArY';
/** Forms that reach further than a bare word does. */
const CANARIES = [`${CANARY}@canary.ae`, '+971501234567', `${CANARY} and a camel`];
const MARKS = /kAnArY|canary|501234567|argon2id/i;

/** Tables that stay whole, so that a call gets as far as the next one. */
const WHOLE: readonly (readonly string[])[] = [
  ['user_session'],
  ['user_session', 'throttle_count', 'user_account'],
  ['user_session', 'throttle_count', 'one_time_code'],
];

describe.each(WHOLE.map((whole) => [whole]))('with nothing but %j in the database', (whole) => {
  let shop: Accounts;
  let cookie: string;
  beforeAll(async () => {
    shop = await openAccounts();
    cookie = await (await createTestUser(shop.db, { email: 'sara@example.ae' })).signIn();
    const { rows } = await shop.db.pool.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    for (const { name } of rows) {
      if (!whole.includes(name)) await shop.db.pool.query(`ALTER TABLE "${name}" RENAME TO "away_${name}"`);
    }
  });

  test('no call writes what it was sent', async () => {
    let failed = 0;
    for (const call of calls) {
      for (const text of CANARIES) {
        const input = sampleOf(call.input.schema, text) as Record<string, unknown>;
        const answer = await send(shop.app, call, input, cookie);
        if (answer.statusCode >= 500) failed += 1;
        expect(answer.statusCode < 500 ? '' : answer.body).not.toMatch(MARKS);
      }
    }
    // What is sent after the answer fails after it, too.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(failed).toBeGreaterThan(0);
    expect(shop.lines.filter((line) => line.includes('"level":50')).length).toBeGreaterThanOrEqual(failed);
    expect(shop.lines.filter((line) => MARKS.test(line))).toEqual([]);
  });
});

test('a sign-up whose row cannot be written leaves neither the number nor the password’s hash in the log', async () => {
  const shop = await openAccounts();
  const payload = { ...(await shop.registration()), firstname: CANARY, email: `${CANARY}@canary.ae` };
  await shop.db.pool.query('ALTER TABLE user_account ADD CHECK (points > 0)');
  const answer = await shop.post('accountinfo/signup', payload);
  expect(answer.statusCode).toBe(500);
  const line = shop.lines.find((one) => one.includes('user_account_points_check'));
  expect(line).toContain('insert into');
  expect(shop.lines.filter((one) => MARKS.test(one) || one.includes(payload.cellphone))).toEqual([]);
});
