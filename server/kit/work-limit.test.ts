/** Endpoints that cost: limits that count, bounded memory, answers that are flat (security-findings M2, attacks A9 to A11). */
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { defineCall } from '#contract/call.ts';
import { text } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';
import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp } from '#tests/support/test-app.ts';

import { serveCached } from './serve.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});

const readWord = defineCall({
  name: 'test.word',
  method: 'GET',
  path: '/Word',
  auth: 'guest',
  offline: 'cache',
  summary: '',
  input: record({ word: ['w', text(100)] }),
  answer: record({ word: ['word', text(2_000_000)] }),
});
const served = (cost: number) =>
  serveCached(
    readWord,
    ({ word }) => ({ word }),
    () => 'v1',
    cost,
  );

/** The statuses of as many answers, over a real socket: what is asked in process is not counted. */
async function statuses(address: string, paths: readonly string[]): Promise<Record<number, number>> {
  const counted: Record<number, number> = {};
  for (const path of paths) {
    const response = await fetch(`${address}${path}`);
    await response.arrayBuffer();
    counted[response.status] = (counted[response.status] ?? 0) + 1;
  }
  return counted;
}

const many = (count: number, path: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => path(index));

describe('with a limit of 60 a minute', () => {
  const open = async (cost = 0) =>
    (await createTestApp(db, { env: { RATE_LIMIT: '60' }, nouns: [() => [served(cost)]] })).address();

  test('/readyz counts, and asks the database once a second', async () => {
    const { address } = await createTestApp(db, { env: { RATE_LIMIT: '60' }, nouns: [] });
    const asked = vi.spyOn(db.pool, 'query');
    expect(
      await statuses(
        await address(),
        many(80, () => '/readyz'),
      ),
    ).toEqual({ 200: 60, 429: 20 });
    expect(asked.mock.calls.length).toBeLessThan(10);
    asked.mockRestore();
  });

  test('/images counts, and a name that no picture has is asked for once', async () => {
    const address = await open();
    const found = vi.spyOn(db.orm, 'select');
    expect(
      await statuses(
        address,
        many(80, () => '/images/nothing.webp'),
      ),
    ).toEqual({ 404: 60, 429: 20 });
    expect(found.mock.calls.length).toBeLessThanOrEqual(2);
    found.mockRestore();
  });

  test('an answer that has to be made weighs what it costs; out of memory it weighs nothing', async () => {
    const address = await open(5);
    expect(
      await statuses(
        address,
        many(20, (index) => `/ecomapi/word?w=${index}`),
      ),
    ).toEqual({ 200: 12, 429: 8 });
    expect(
      await statuses(
        address,
        many(100, () => '/ecomapi/word?w=1'),
      ),
    ).toEqual({ 200: 100 });
  });
});

test('answers of calls and pictures share one budget', async () => {
  const { app, address } = await createTestApp(db, { nouns: [() => [served(0)]] });
  await db.pool.query("insert into catalogue_image (name, type, body) values ('a.svg', 'image/svg+xml', '<svg/>')");
  await statuses(await address(), ['/ecomapi/word?w=a']);
  const { bytes } = app.answers;
  expect(bytes).toBeGreaterThan(0);
  await statuses(await address(), ['/images/a.svg']);
  expect(app.answers.bytes).toBeGreaterThan(bytes);
});
