import { request as httpRequest } from 'node:http';

import { beforeAll, describe, expect, test } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

import { openDatabase } from './kit/database.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp(await createTestDatabase(), { nouns: [] });
});

/** With the address as written: fetch would tidy it up. */
async function raw(base: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(base);
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    const request = httpRequest({ hostname, port, path, headers, method, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    request.on('error', reject).end();
  });
}

describe('every kind of answer carries the security headers', () => {
  test.each([
    ['/healthz', 200],
    ['/readyz', 200],
    ['/ecomapi/openapi.json', 200],
    ['/ecomapi/none', 404],
    ['/none', 404],
    ['/%zz', 400],
    [`/ecomapi/${'a'.repeat(17_000)}`, 414],
  ])('%.40s', async (path, status) => {
    const response = await raw(await api.address(), path);
    expect(response.status).toBe(status);
    const { headers } = response;
    expect({
      'content-security-policy': headers['content-security-policy'],
      'strict-transport-security': headers['strict-transport-security'],
      'x-content-type-options': headers['x-content-type-options'],
      'referrer-policy': headers['referrer-policy'],
      'cross-origin-opener-policy': headers['cross-origin-opener-policy'],
    }).toEqual({
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['permissions-policy']).toMatch(
      /^geolocation=\(self\), payment=\(self\), screen-wake-lock=\(self\), .*camera=\(\)/,
    );
    expect(headers['x-request-id']).toBeTruthy();
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
    if (status >= 400) expect(JSON.parse(response.body)).toMatchObject({ status: 0, code: expect.any(String) });
  });
});

describe('limits', () => {
  test('an address over 16 kB is 414, one below is looked up', async () => {
    const base = await api.address();
    expect((await raw(base, `/ecomapi/x?q=${'a'.repeat(17_000)}`)).status).toBe(414);
    expect((await raw(base, `/ecomapi/x?q=${'a'.repeat(15_000)}`)).status).toBe(404);
  });

  test('a request has 30 s to arrive, its head 20 s', () => {
    expect(api.app.server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 20_000 });
  });

  test('too many requests from one address are 429, whoever they say they come from', async () => {
    const { address } = await createTestApp(await createTestDatabase(), { nouns: [], env: { RATE_LIMIT: '5' } });
    const base = await address();
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const response = await raw(base, '/ecomapi/none', { 'x-forwarded-for': `10.0.0.${index}` });
      statuses.push(response.status);
      if (response.status === 429) {
        expect(JSON.parse(response.body)).toMatchObject({ status: 0, code: 'too_many' });
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429, 429]);
  });

  test('a proxy that is trusted speaks for its clients', async () => {
    const env = { RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' };
    const { address } = await createTestApp(await createTestDatabase(), { nouns: [], env });
    const base = await address();
    const from = (client: string) => raw(base, '/ecomapi/none', { 'x-forwarded-for': client });
    expect((await from('10.0.0.1')).status).toBe(404);
    expect((await from('10.0.0.2')).status).toBe(404);
    // The proxy writes the last one; what the client wrote before it counts for nothing.
    expect((await from('9.9.9.9, 10.0.0.1')).status).toBe(429);
  });
});

describe('readiness', () => {
  test('needs a database that answers; being alive does not', async () => {
    const db = openDatabase('postgres://nobody:x@127.0.0.1:1/none');
    const { app } = await createTestApp(db, { nouns: [] });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await db.close();
  });
});
