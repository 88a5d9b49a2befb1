/** The header Idempotency-Key through the server: what a handler answers comes back as it was for a repeated request. */
import { beforeAll, expect, test, vi } from 'vitest';

import { defineCall, IDEMPOTENCY_HEADER } from '#contract/call.ts';
import { fils, text } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestUser } from '#tests/support/test-user.ts';

import { answerOnce, ForOneAlone } from './answer-once.ts';
import { Refusal } from './refusal.ts';
import { CLIENT_HEADER } from './same-site.ts';
import { serveUser } from './serve.ts';
import { Told } from './told.ts';

const tip = defineCall({
  name: 'test.tip',
  method: 'POST',
  path: '/tip',
  auth: 'user',
  offline: 'online',
  summary: '',
  input: record({ amount: ['amt', fils], how: ['how', text()] }),
  answer: record({ paid: ['paidAmount', fils] }),
});

let api: TestApp;
let cookie: string;
const work = vi.fn();
beforeAll(async () => {
  const db = await createTestDatabase();
  cookie = await (await createTestUser(db, { email: 'tips@example.ae', passwordHash: null })).signIn();
  api = await createTestApp(db, {
    nouns: [
      (deps) =>
        Promise.resolve([
          serveUser(tip, (input, caller) =>
            answerOnce(deps, { call: tip, input, caller }, async ({ isRetry }) => {
              work(isRetry);
              if (input.how === 'refused') throw new Refusal('declined', 'Payment Failed !', 402, 'amt');
              const answer = { paid: input.amount };
              if (input.how === 'told') return new Told(answer, 'Thank you!');
              return input.how === 'challenge' ? new ForOneAlone(answer) : answer;
            }),
          ),
        ]),
    ],
  });
});

async function pay(how: string, key?: string, amount = 5) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/ecomapi/tip',
    payload: { amt: amount, how },
    headers: { cookie, [CLIENT_HEADER]: 'test', ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }) },
  });
  return { status: response.statusCode, body: response.json() };
}

test.each([
  ['plain', 200, { status: 1, message: 'Success', data: { paidAmount: 5 } }],
  ['told', 200, { status: 1, message: 'Thank you!', data: { paidAmount: 5 } }],
  ['refused', 402, { status: 0, message: 'Payment Failed !', code: 'declined', field: 'amt' }],
])('%s: a repeated request reads what the first one did, and nothing is done again', async (how, status, body) => {
  work.mockClear();
  for (let time = 0; time < 3; time += 1) expect(await pay(how, `key-of-${how}`)).toEqual({ status, body });
  expect(work).toHaveBeenCalledExactlyOnceWith(false);
});

test('a challenge is shown once', async () => {
  expect((await pay('challenge', 'key-of-challenge')).body.data).toEqual({ paidAmount: 5 });
  const again = await pay('challenge', 'key-of-challenge');
  expect([again.status, again.body.code, again.body.data]).toEqual([409, 'ask_status', undefined]);
});

test('another body is refused, and so is a key that is none', async () => {
  await pay('plain', 'key-of-bodies');
  expect(await pay('plain', 'key-of-bodies', 6)).toMatchObject({ status: 422, body: { code: 'key_reused' } });
  expect(await pay('plain', 'no key')).toMatchObject({
    status: 400,
    body: { code: 'invalid', field: 'idempotency-key' },
  });
});

test('without the header every request is worked on', async () => {
  work.mockClear();
  await pay('plain');
  await pay('plain');
  expect(work).toHaveBeenCalledTimes(2);
});
