import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { beforeAll, expect, test } from 'vitest';

import { defineCall } from '#contract/call.ts';
import { list, text } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

import { AnswerCache } from './answer-cache.ts';
import { chooseEncoding } from './encoding.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { notFound } from './refusal.ts';
import { serveCached } from './serve.ts';

const read = defineCall({
  name: 'test.read',
  method: 'GET',
  path: '/Read',
  auth: 'guest',
  offline: 'cache',
  summary: '',
  input: record({ word: ['w', text(100)] }),
  answer: record({ words: ['words', list(text())] }),
});

let api: TestApp;
let version = 'v1';
let count = 0;

beforeAll(async () => {
  const db = await createTestDatabase();
  const served = serveCached(
    read,
    async ({ word }) => {
      if (word === 'none') throw notFound();
      count += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { words: Array.from({ length: 200 }, (_, index) => `${word} ${version} ${index}`) };
    },
    () => version,
  );
  api = await createTestApp(db, { nouns: [() => Promise.resolve([served])] });
});

async function get(word: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${await api.address()}/EComApi/read?w=${word}`, { headers, method });
  return response;
}
/** fetch unpacks by itself: the bytes as sent come by inject. */
const packed = (word: string, encoding: string) =>
  api.app.inject({ url: `/ecomapi/read?w=${word}`, headers: { 'accept-encoding': encoding } });

test('are made once for everyone who asks at the same time and after', async () => {
  count = 0;
  const all = await Promise.all(Array.from({ length: 8 }, () => get('milk')));
  all.push(await get('milk'));
  const bodies = new Set(await Promise.all(all.map((one) => one.text())));
  expect([bodies.size, count]).toEqual([1, 1]);
  const headers = all.at(-1)?.headers;
  expect(headers?.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(headers?.get('etag')).toMatch(/^"[\w-]+"$/);
  expect(Date.parse(headers?.get('date') ?? '')).toBeGreaterThan(Date.now() - 5000);
  expect(headers?.get('x-content-type-options')).toBe('nosniff');
  expect(headers?.get('x-request-id')).not.toBe(all[0]?.headers.get('x-request-id'));
});

test('are 304 to who holds them, in any coding, weak or one of many', async () => {
  const etag = (await get('milk')).headers.get('etag') ?? '';
  const inBrotli = (await packed('milk', 'br')).headers.etag as string;
  expect(inBrotli).not.toBe(etag);
  for (const held of [etag, `W/${etag}`, `"x", ${etag}`, inBrotli, '*']) {
    const response = await get('milk', { 'if-none-match': held });
    expect([held, response.status, await response.text()]).toEqual([held, 304, '']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('content-security-policy')).toBeTruthy();
  }
  expect((await get('milk', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('come packed as the request takes them', async () => {
  const plain = (await packed('milk', 'identity')).body;
  const [br, gzip] = [await packed('milk', 'gzip, deflate, br'), await packed('milk', 'gzip')];
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect([br.headers.vary, br.headers['content-length']]).toEqual(['Accept-Encoding', String(br.rawPayload.length)]);
  expect(chooseEncoding('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(chooseEncoding('*')).toBe('br');
  expect(chooseEncoding('deflate, gzip;q=0')).toBe('identity');
});

test('to a HEAD have the headers alone', async () => {
  const response = await get('milk', {}, 'HEAD');
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
});

test('follow the version at once', async () => {
  const before = await get('rice');
  version = 'v2';
  const after = await get('rice');
  expect(await after.text()).toContain('rice v2');
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
});

test('hold no refusals, and refuse as every call does', async () => {
  expect((await get('none')).status).toBe(404);
  expect((await get('none')).status).toBe(404);
  const unknown = await fetch(`${await api.address()}/ecomapi/read?w=a&utm=1`);
  expect([unknown.status, await unknown.json()]).toMatchObject([400, { field: 'utm' }]);
});

test('are logged when made, and not when given again', async () => {
  const logged = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return api.lines.length;
  };
  const before = await logged();
  await (await get('dates')).text();
  const once = await logged();
  await (await get('dates')).text();
  expect([once - before, (await logged()) - once]).toEqual([1, 0]);
});

test('a cache holds no more than it may, and drops what was asked for longest ago', () => {
  const answer = () => new PreparedAnswer(Buffer.alloc(1000), { contentType: 'text/plain', headers: [] });
  const cache = new AnswerCache(8000);
  for (const key of ['a', 'b', 'c', 'd', 'e']) cache.set(key, '1', answer());
  cache.get('a', '1');
  cache.set('f', '1', answer());
  expect(cache.bytes).toBeLessThanOrEqual(8000);
  expect([cache.get('a', '1') !== undefined, cache.get('b', '1')]).toEqual([true, undefined]);
  expect(cache.get('a', '2')).toBeUndefined();
  cache.set('big', '1', new PreparedAnswer(Buffer.alloc(5000), { contentType: 'text/plain', headers: [] }));
  expect(cache.get('big', '1')).toBeUndefined();
});
