/** The chat of a Firebase project, against a stand-in for Google's token endpoint and the database's REST API. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fastify from 'fastify';
import { exportPKCS8, generateKeyPair, jwtVerify, type CryptoKey } from 'jose';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { openChatGateway } from '#server/gateways/chat/open-chat-gateway.ts';
import { systemClock } from '#server/kit/clock.ts';
import { readSettings } from '#server/kit/settings.ts';
import { afterFile } from '#tests/support/after-file.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const EMAIL = 'chat@zad-shop.iam.gserviceaccount.com';
const PROJECT = {
  FIREBASE_PROJECT_ID: 'zad-shop',
  FIREBASE_API_KEY: 'AIzaSyA-example-0',
  FIREBASE_AUTH_DOMAIN: 'zad-shop.firebaseapp.com',
};

let publicKey: CryptoKey;
let env: Record<string, string>;
let origin: string;
let folder: string;
const asked: string[] = [];
let status = 200;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  ({ publicKey } = pair);
  const google = fastify();
  google.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)));
  });
  google.post<{ Body: { grant_type: string; assertion: string } }>('/token', async ({ body }) => {
    const { payload } = await jwtVerify(body.assertion, publicKey, { audience: `${origin}/token`, issuer: EMAIL });
    asked.push(`token ${body.grant_type} ${String(payload['scope'])}`);
    return { access_token: 'access', expires_in: 3600, token_type: 'Bearer' };
  });
  google.all('/LiveChat/*', (request, reply) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    return reply.code(status).send(JSON.stringify({ name: 'Sara' }));
  });
  origin = await google.listen({ port: 0, host: '127.0.0.1' });
  afterFile(() => google.close());
  folder = mkdtempSync(join(tmpdir(), 'zad-firebase-'));
  afterFile(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'account.json');
  const account = {
    client_email: EMAIL,
    private_key: await exportPKCS8(pair.privateKey),
    token_uri: `${origin}/token`,
  };
  writeFileSync(file, JSON.stringify(account));
  env = { ...PROJECT, FIREBASE_DATABASE_URL: origin, FIREBASE_SERVICE_ACCOUNT: file };
});

beforeEach(() => {
  asked.length = 0;
  status = 200;
});

const open = async (more: Record<string, string> = env) =>
  openChatGateway({ db: await createTestDatabase(), clock: systemClock, settings: readSettings(more) });

test('its door has a custom token as firebase-admin signs it, for the shopper’s own chat', async () => {
  const { mode, project, token, path } = await (await open()).door(100_001, 'session');
  expect({ mode, project, path }).toEqual({
    mode: 'firebase',
    project: {
      projectId: 'zad-shop',
      apiKey: 'AIzaSyA-example-0',
      authDomain: 'zad-shop.firebaseapp.com',
      databaseUrl: origin,
      namespace: '127',
    },
    path: 'LiveChat/100001',
  });
  const { payload, protectedHeader } = await jwtVerify(token, publicKey);
  expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' });
  expect(payload).toEqual({
    iss: EMAIL,
    sub: EMAIL,
    aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
    uid: '100001',
    iat: payload.iat,
    exp: Number(payload.iat) + 3600,
  });
});

test('customer care’s token says that it is customer care’s', async () => {
  const { token, path } = await (await open()).careDoor();
  expect(path).toBe('LiveChat');
  expect((await jwtVerify(token, publicKey)).payload).toMatchObject({ uid: 'care', claims: { agent: true } });
});

test('it is read and erased by the REST API, with one access token for both', async () => {
  const gateway = await open();
  expect(await gateway.read(100_001)).toEqual({ name: 'Sara' });
  await gateway.erase(100_001);
  expect(asked).toEqual([
    'token urn:ietf:params:oauth:grant-type:jwt-bearer https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/firebase.database',
    'GET /LiveChat/100001.json Bearer access',
    'DELETE /LiveChat/100001.json Bearer access',
  ]);
  status = 503;
  await expect(gateway.erase(100_001)).rejects.toThrow('503');
});

test('a Firebase identity without a database has no chat', async () => {
  const gateway = await open(PROJECT);
  expect(await gateway.door(100_001, 'session')).toMatchObject({ mode: 'none', project: null, token: '' });
});

test.each([
  [{ FIREBASE_DATABASE_URL: 'https://zad-shop.firebaseio.com' }, /come together/],
  [{ FIREBASE_DATABASE_URL: 'https://evil.example', FIREBASE_SERVICE_ACCOUNT: 'x' }, /must look like/],
  [{ FIREBASE_DATABASE_URL: 'https://a.firebaseio.com', FIREBASE_SERVICE_ACCOUNT: '/nowhere' }, /cannot be read/],
  [
    { FIREBASE_DATABASE_URL: 'https://a.firebaseio.com', FIREBASE_SERVICE_ACCOUNT: 'LICENSES' },
    /cannot be read|no JSON/,
  ],
  [
    { FIREBASE_DATABASE_URL: 'https://a.firebaseio.com', FIREBASE_SERVICE_ACCOUNT: 'package.json' },
    /key of a service account/,
  ],
])('%j is refused in a sentence', (more, sentence) => {
  expect(() => readSettings({ ...PROJECT, ...more })).toThrow(sentence);
});

test('beside the embedded identity a database of Firebase is refused: nobody could sign in to it', () => {
  expect(() => readSettings({ FIREBASE_DATABASE_URL: origin, FIREBASE_SERVICE_ACCOUNT: 'x' })).toThrow(/come together/);
});
