/** A18, A19: what holds for every address and every call, whatever is sent. */
import { beforeAll, describe, expect, test } from 'vitest';

import { API_BASE } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { dataHeaders } from '#server/kit/security-headers.ts';
import { openAccounts, type Accounts } from '#tests/support/accounts.ts';
import { sampleOf } from '#tests/support/sample-input.ts';
import { createTestUser } from '#tests/support/test-user.ts';

let shop: Accounts;
let cookie: string;
beforeAll(async () => {
  shop = await openAccounts();
  cookie = await (await createTestUser(shop.db, { email: 'sara@example.ae' })).signIn();
});

/** On every answer, pages and pictures included; the policy itself differs between them. */
const SHARED = dataHeaders.filter((_, index) => index % 2 === 0);

const ADDRESSES = [
  '/healthz',
  '/readyz',
  '/_outbox',
  '/_outbox.js',
  '/emulator/auth/handler',
  '/emulator/auth/iframe',
  '/images/none.webp',
  `${API_BASE}/openapi.json`,
  `${API_BASE}/none`,
  API_BASE,
  '/none',
  ...calls.map(({ path }) => `${API_BASE}${path}`),
];
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const;

describe('every address by every method, with and without a session (A18)', () => {
  test.each(ADDRESSES)('%s', async (url) => {
    for (const method of METHODS) {
      for (const own of [{}, { cookie }]) {
        const sent = { ...own, origin: 'https://evil.example', 'access-control-request-method': 'POST' };
        const { headers, statusCode } = await shop.app.inject({ method, url, headers: sent });
        const what = `${method} ${url} ${statusCode}`;
        expect([what, SHARED.filter((name) => headers[name] === undefined)]).toEqual([what, []]);
        expect([what, Object.keys(headers).filter((name) => name.startsWith('access-control-'))]).toEqual([what, []]);
      }
    }
  });

  test.each(calls.filter(({ auth }) => auth === 'user').map((call) => [call.path, call] as const))(
    '%s is kept by nobody',
    async (path, call) => {
      for (const own of [{}, { cookie }]) {
        const { headers } = await shop.app.inject({ method: call.method, url: `${API_BASE}${path}`, headers: own });
        expect(headers['cache-control']).toBe('no-store');
      }
    },
  );
});

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
/** JSON.stringify can write neither 1e309 nor a second `__proto__`: the texts are put in by hand. */
const VALUES = ['-1', '1e309', '9007199254740992', '""', 'null', '[]', '{}', '{"__proto__":{"isAdmin":true}}'];
const TEXTS = ['\ud800', '\u202e', '\ufdfa'.repeat(254), '\0', '%', "'; drop table user_account; --", 'a@b.ae'];

describe('no call answers 5xx, whatever it is sent (A19)', () => {
  test.each(calls.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    const whole = sampleOf(call.input.schema, 'camel') as Record<string, unknown>;
    const names = Object.keys(whole);
    const bodies = [
      ...names.flatMap((name) => VALUES.map((value) => written(whole, name, value))),
      ...TEXTS.map((text) => JSON.stringify(sampleOf(call.input.schema, text))),
      JSON.stringify({ ...whole, userId: 1 }),
      written(whole, '__proto__', '{"isAdmin":true}'),
      JSON.stringify({ ...whole, deep: nested(33) }),
      JSON.stringify({ ...whole, long: 'x'.repeat(500_000) }),
      'null',
      '[]',
      '"text"',
    ];
    for (const body of bodies) {
      const answer = await ask(call.method, `${API_BASE}${call.path}`, body);
      expect([body.slice(0, 200), answer.statusCode < 500]).toEqual([body.slice(0, 200), true]);
    }
    expect(shop.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

function written(whole: Record<string, unknown>, name: string, value: string): string {
  const others = Object.entries(whole).filter(([other]) => other !== name);
  const fields = others.map(([other, own]) => `${JSON.stringify(other)}:${JSON.stringify(own)}`);
  return `{${[...fields, `${JSON.stringify(name)}:${value}`].join(',')}}`;
}

function ask(method: 'GET' | 'POST', url: string, body: string) {
  const headers = { cookie, 'x-zad-client': 'test', 'content-type': 'application/json' };
  if (method === 'POST') return shop.app.inject({ method, url, headers, payload: body });
  const fields = JSON.parse(body.replaceAll('1e309', '"1e309"')) as Record<string, unknown> | null;
  const query = Object.entries(fields ?? {}).map(([name, value]) => [
    name.toWellFormed(),
    (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 4_000).toWellFormed(),
  ]);
  return shop.app.inject({ method, url: `${url}?${new URLSearchParams(query)}`, headers });
}
