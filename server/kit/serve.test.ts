import { brotliDecompressSync } from 'node:zlib';

import { beforeAll, describe, expect, test } from 'vitest';

import { defineCall } from '#contract/call.ts';
import { integer, text, withDefault } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

import { notFound, Refusal } from './refusal.ts';
import { serve, serveUser } from './serve.ts';
import { Told } from './told.ts';

const shared = { offline: 'online', summary: '' } as const;
const answer = record({ said: ['wireSaid', text()] });
const greet = defineCall({
  ...shared,
  name: 'test.greet',
  method: 'GET',
  path: '/MyCart/Greet',
  auth: 'guest',
  input: record({ name: ['nm', text(10)], times: ['tms', withDefault(integer({ min: 1 }), 1)] }),
  answer,
});
const change = defineCall({
  ...shared,
  name: 'test.change',
  method: 'POST',
  path: '/change',
  auth: 'guest',
  input: record({ name: ['nm', text(10)] }),
  answer,
});
const secret = defineCall({ ...greet, name: 'test.secret', path: '/secret', auth: 'user' });

let api: TestApp;
beforeAll(async () => {
  const db = await createTestDatabase();
  api = await createTestApp(db, {
    nouns: [
      () =>
        Promise.resolve([
          serve(greet, ({ name, times }) => {
            if (name === 'nobody') throw notFound('We do not know you');
            if (name === 'full') throw new Refusal('full', 'There is no room', 409, 'nm');
            if (name === 'told') return new Told({ said: name }, 'You have been greeted.');
            if (name === 'long') return { said: 'z'.repeat(5_000) };
            if (name === 'broken') throw new Error('the secret inside');
            return { said: `${name} x${times}` };
          }),
          serve(change, ({ name }) => ({ said: name })),
          serveUser(secret, () => ({ said: 'never' })),
        ]),
    ],
  });
});

const get = (url: string) => api.app.inject({ url });
const post = (payload: string, type = 'application/json') =>
  api.app.inject({
    method: 'POST',
    url: '/ecomapi/change',
    payload,
    headers: { 'content-type': type, 'x-zad-client': 'test' },
  });

test('a large answer is packed as its caller takes it, a small one goes as it is; both are kept by nobody', async () => {
  const ask = (name: string, coding: string) =>
    api.app.inject({ url: `/ecomapi/MyCart/Greet?nm=${name}`, headers: { 'accept-encoding': coding } });
  const packed = await ask('long', 'gzip, br');
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
  });
  expect(packed.rawPayload.length).toBeLessThan(300);
  const plain = await ask('long', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload);
  expect((await ask('Sara', 'gzip, br')).headers['content-encoding']).toBeUndefined();
});

describe('answers', () => {
  test('travel in the envelope, under their wire names, and are kept by nobody', async () => {
    const response = await get('/ecomapi/mycart/greet?nm=Ali&tms=2');
    expect(response.json()).toEqual({ status: 1, message: 'Success', data: { wireSaid: 'Ali x2' } });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-request-id']).toMatch(/^[\w-]+$/);
  });

  test('say the handler’s sentence where it has one (C1)', async () => {
    const response = await get('/ecomapi/mycart/greet?nm=told');
    expect(response.json()).toEqual({ status: 1, message: 'You have been greeted.', data: { wireSaid: 'told' } });
  });

  test('come whatever the case of the path', async () => {
    for (const path of ['/ECOMAPI/MYCART/GREET', '/EcomApi/mycart/Greet/', '/ecomapi/MyCart/greet']) {
      expect((await get(`${path}?nm=Ali`)).statusCode).toBe(200);
    }
  });

  test('to a HEAD have no body', async () => {
    const response = await api.app.inject({ method: 'HEAD', url: '/ecomapi/mycart/greet?nm=Ali' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });
});

describe('refusals', () => {
  test.each([
    ['/ecomapi/mycart/greet', 400, { code: 'invalid', field: 'nm' }],
    ['/ecomapi/mycart/greet?nm=Ali&tms=many', 400, { code: 'invalid', field: 'tms' }],
    ['/ecomapi/mycart/greet?nm=Ali&price=1', 400, { code: 'invalid', field: 'price' }],
    ['/ecomapi/mycart/greet?nm=Ali&nm=Omar', 400, { code: 'invalid', field: 'nm' }],
    ['/ecomapi/mycart/greet?nm=nobody', 404, { code: 'not_found', message: 'We do not know you' }],
    ['/ecomapi/mycart/greet?nm=full', 409, { code: 'full', message: 'There is no room', field: 'nm' }],
    ['/ecomapi/nothing', 404, { code: 'not_found' }],
    ['/ECOMAPI', 404, { code: 'not_found' }],
    ['/ecomapi/secret?nm=Ali', 401, { code: 'signed_out' }],
    ['/elsewhere', 404, { code: 'not_found' }],
  ])('%s is %i', async (url, status, body) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ status: 0, message: expect.any(String), ...body });
    expect(response.headers['content-type']).toMatch(/^application\/json/);
  });

  test('of a method name those that the path takes', async () => {
    const deleted = await api.app.inject({ method: 'DELETE', url: '/ecomapi/MYCART/greet' });
    expect([deleted.statusCode, deleted.headers.allow, deleted.json().code]).toEqual([405, 'GET, HEAD', 'method']);
    expect((await get('/ecomapi/change')).headers.allow).toBe('POST');
  });

  test('of our own faults say nothing but the request id, which the log has with the error', async () => {
    const response = await get('/ecomapi/mycart/greet?nm=broken');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/secret inside|\bat \b|\.ts/);
    expect(response.json().requestId).toBe(response.headers['x-request-id']);
    const line = api.lines.find((one) => one.includes('the secret inside'));
    expect(line).toContain(response.json().requestId);
  });
});

describe('bodies', () => {
  test('are JSON and nothing else', async () => {
    expect((await post('{"nm":"Ali"}')).json().data).toEqual({ wireSaid: 'Ali' });
    expect((await post('nm=Ali', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await post('{"nm":"Ali"}', 'text/plain')).statusCode).toBe(415);
    expect((await post('{"nm":')).statusCode).toBe(400);
    expect((await post('')).json()).toMatchObject({ code: 'invalid', field: 'nm' });
    expect((await post('[1]')).statusCode).toBe(400);
    expect((await post('{"nm":"Ali","__proto__":{"price":1}}')).json()).toMatchObject({ field: '__proto__' });
  });

  test('over 256 kB are refused', async () => {
    const response = await post(`{"nm":"${'a'.repeat(300_000)}"}`);
    expect([response.statusCode, response.json().code]).toEqual([413, 'too_large']);
  });

  test('nested without end are refused before they are parsed', async () => {
    const response = await post(`{"nm":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
    expect(response.json()).toMatchObject({ code: 'invalid', message: 'The request is nested too deeply' });
    expect((await post('{"nm":"[[[[[[[[[[\\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}')).json()).toMatchObject({ field: 'nm' });
  });
});

test('the log has the path and never the query', async () => {
  await get('/ecomapi/mycart/greet?nm=kAnArY&token=kAnArY');
  await get('/ecomapi/none?otp=kAnArY');
  expect(api.lines.some((line) => line.includes('"path":"/ecomapi/mycart/greet"'))).toBe(true);
  expect(api.lines.join('\n')).not.toContain('kAnArY');
});
