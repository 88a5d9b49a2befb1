/** The embedded provider against the official SDK in Node: no page, but every endpoint. */
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithCredential,
  signInWithCustomToken,
  type Auth,
} from 'firebase/auth';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';

import { openIdentity } from '#server/gateways/identity/open-identity.ts';
import { systemClock } from '#server/kit/clock.ts';
import { openDatabase, type Database } from '#server/kit/database.ts';
import type { Deps } from '#server/kit/deps.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { createTestDatabaseUrl } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

import { embeddedConfig } from './embedded-config.ts';
import { EmbeddedTokens } from './embedded-tokens.ts';
import { embeddedKey } from './signing-key.ts';

let db: Database;
let url: string;
let api: TestApp;
let origin: string;

const depsOf = (database: Database): Deps => ({
  db: database,
  clock: systemClock,
  log: createLog('silent'),
  settings: readSettings({}),
});

beforeAll(async () => {
  ({ db, url } = await createTestDatabaseUrl());
  api = await createTestApp(db, { nouns: [] });
  origin = await api.address();
});

let apps = 0;

function sdk(): Auth {
  const app = initializeApp(embeddedConfig, `test-${(apps += 1)}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  return auth;
}

const call = async (path: string, body: object) => {
  const response = await api.app.inject({ method: 'POST', url: `${path}?key=x`, payload: body });
  return {
    status: response.statusCode,
    body: response.json() as Record<string, string> & { error?: { message: string } },
  };
};

const handler = (person: Record<string, string>) =>
  `${origin}/emulator/auth/handler?${new URLSearchParams(person).toString()}`;
const signInWithIdp = (person: Record<string, string>) =>
  call('/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp', { requestUri: handler(person) });

const AISHA = { email: 'Aisha@example.com', name: 'Aisha' };

describe('a person', () => {
  test.each([
    ['google.com', true],
    ['facebook.com', false],
    ['apple.com', true],
  ])(
    'of %s is signed in, and our verifier takes the token (e-mail verified: %s)',
    async (provider, isEmailVerified) => {
      const { status, body } = await signInWithIdp({ providerId: provider, ...AISHA });
      expect(status).toBe(200);
      const identity = await openIdentity(depsOf(db)).verify(body.idToken as string);
      expect(identity).toMatchObject({ provider, email: AISHA.email, isEmailVerified, name: AISHA.name });
      expect(identity.subject).not.toBe(decodeJwt(body.idToken as string).sub);
    },
  );

  test('keeps the subject, whatever case the e-mail is written in; another provider or e-mail has another', async () => {
    const gateway = openIdentity(depsOf(db));
    const subjectOf = async (person: Record<string, string>) => {
      const { body } = await signInWithIdp({ name: 'Some Name', ...person });
      return (await gateway.verify(body.idToken as string)).subject;
    };
    const first = await subjectOf({ providerId: 'google.com', email: 'omar@example.com' });
    expect(await subjectOf({ providerId: 'google.com', email: 'OMAR@example.com' })).toBe(first);
    expect(await subjectOf({ providerId: 'apple.com', email: 'omar@example.com' })).not.toBe(first);
    expect(await subjectOf({ providerId: 'google.com', email: 'omar@example.org' })).not.toBe(first);
  });

  test('may hide the e-mail', async () => {
    const { body } = await signInWithIdp({ providerId: 'facebook.com', ...AISHA, hidesEmail: 'on' });
    expect(body.idToken).toBeDefined();
    expect(Buffer.from((body.idToken as string).split('.')[1] ?? '', 'base64url').toString()).not.toContain(
      'example.com',
    );
    expect(await openIdentity(depsOf(db)).verify(body.idToken as string)).toMatchObject({
      email: null,
      isEmailVerified: false,
    });
  });

  test.each([
    [{ providerId: 'github.com', ...AISHA }],
    [{ providerId: 'google.com', ...AISHA, email: 'aisha' }],
    [{ providerId: 'google.com', ...AISHA, name: ' ' }],
    [{ providerId: 'google.com', ...AISHA, name: 'x'.repeat(101) }],
  ])('%j is refused in the words of the SDK', async (person) => {
    const { status, body } = await signInWithIdp(person);
    expect([status, body.error?.message.split(' : ')[0]]).toEqual([400, 'INVALID_IDP_RESPONSE']);
  });
});

describe('the official SDK', () => {
  test('reads the account, and refreshes the token with the time of the sign-in kept', async () => {
    const auth = sdk();
    const tokens = new EmbeddedTokens(() => embeddedKey(db), systemClock);
    const { user } = await signInWithCustomToken(auth, await tokens.custom('user-42', { agent: true }));
    expect(user.uid).toBe('user-42');
    const before = await user.getIdTokenResult();
    expect(before.claims).toMatchObject({ agent: true, firebase: { sign_in_provider: 'custom' } });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const after = await user.getIdTokenResult(true);
    expect(after.token).not.toBe(before.token);
    expect(after.authTime).toBe(before.authTime);
    expect(Date.parse(after.issuedAtTime)).toBeGreaterThan(Date.parse(before.issuedAtTime));
  });

  test('cannot open a session with a custom token: our verifier wants one of the three', async () => {
    const tokens = new EmbeddedTokens(() => embeddedKey(db), systemClock);
    const { user } = await signInWithCustomToken(sdk(), await tokens.custom('user-42'));
    const idToken = await user.getIdToken();
    await expect(openIdentity(depsOf(db)).verify(idToken)).rejects.toMatchObject({ code: 'social_token' });
  });

  test('hears its own codes for a forged custom token and a made-up credential', async () => {
    const other = await createTestDatabaseUrl();
    const forged = await new EmbeddedTokens(() => embeddedKey(other.db), systemClock).custom('user-42');
    await expect(signInWithCustomToken(sdk(), forged)).rejects.toMatchObject({ code: 'auth/invalid-custom-token' });
    await expect(signInWithCredential(sdk(), GoogleAuthProvider.credential('made-up'))).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });
});

describe('one kind of token is not taken for another', () => {
  const LOOKUP = '/identitytoolkit.googleapis.com/v1/accounts:lookup';
  const CUSTOM = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken';
  const REFRESH = '/securetoken.googleapis.com/v1/token';

  test('by any of the endpoints', async () => {
    const { body } = await signInWithIdp({ providerId: 'google.com', ...AISHA });
    const { idToken, refreshToken } = body;
    expect((await call(LOOKUP, { idToken })).status).toBe(200);
    expect((await call(LOOKUP, { idToken: refreshToken })).body.error?.message).toBe('INVALID_ID_TOKEN');
    expect((await call(LOOKUP, {})).body.error?.message).toBe('INVALID_ID_TOKEN');
    expect((await call(CUSTOM, { token: idToken })).body.error?.message).toBe('INVALID_CUSTOM_TOKEN');
    expect((await call(REFRESH, { refresh_token: idToken })).body.error?.message).toBe('INVALID_REFRESH_TOKEN');
    await expect(openIdentity(depsOf(db)).verify(refreshToken as string)).rejects.toMatchObject({
      code: 'social_token',
    });
  });
});

describe('the key', () => {
  test('is the same for a second server and after a restart, also where two make it at once', async () => {
    const fresh = await createTestDatabaseUrl();
    const replicas = Array.from({ length: 4 }, () => openDatabase(fresh.url));
    const tokens = replicas.map((one) => new EmbeddedTokens(() => embeddedKey(one), systemClock));
    const made = await Promise.all(tokens.map((one) => one.signIn({ sub: 'a' })));
    for (const reader of tokens) for (const { idToken } of made) expect((await reader.readId(idToken)).sub).toBe('a');
    await Promise.all(replicas.map((one) => one.close()));
    const restarted = openDatabase(url);
    const { body } = await signInWithIdp({ providerId: 'google.com', ...AISHA });
    expect((await openIdentity(depsOf(restarted)).verify(body.idToken as string)).email).toBe(AISHA.email);
    await restarted.close();
  });
});

describe('the pages', () => {
  const get = (path: string) => api.app.inject({ url: path });

  test.each([
    ['{"hl":"ar"}', '<html lang="ar" dir="rtl">', 'تسجيل الدخول عبر جوجل'],
    ['{"locale":"ar_AR"}', '<html lang="ar" dir="rtl">', 'تسجيل الدخول عبر جوجل'],
    ['{"hl":"en"}', '<html lang="en" dir="ltr">', 'Sign in with Google'],
    ['', '<html lang="en" dir="ltr">', 'Sign in with Google'],
  ])('of consent speak the language of %s', async (parameters, root, title) => {
    const query = new URLSearchParams({ providerId: 'google.com', customParameters: parameters }).toString();
    const { body } = await get(`/emulator/auth/handler?${query}`);
    expect(body).toContain(root);
    expect(body).toContain(`<h1>${title}</h1>`);
  });

  test('write nothing of the address into themselves, and none is made for a provider that is not', async () => {
    const query = new URLSearchParams({
      providerId: 'google.com',
      apiKey: '"><b>',
      redirectUrl: 'javascript:x',
    }).toString();
    expect((await get(`/emulator/auth/handler?${query}`)).body).not.toMatch(/<b>|javascript:/);
    expect((await get('/emulator/auth/handler?providerId=<b>')).statusCode).toBe(404);
  });

  test('run files of ours alone; only the hidden one may be framed, and only by the shop', async () => {
    const policyOf = async (path: string) => String((await get(path)).headers['content-security-policy']);
    const consent = await policyOf('/emulator/auth/handler?providerId=google.com');
    const hidden = await policyOf('/emulator/auth/iframe');
    expect(consent).toContain("frame-ancestors 'none'");
    expect(hidden).toContain("frame-ancestors 'self'");
    for (const policy of [consent, hidden]) {
      expect(policy).toContain("default-src 'none'; script-src 'self'; base-uri 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    }
    for (const path of ['/emulator/auth/handler?providerId=apple.com', '/emulator/auth/iframe']) {
      const { body, headers } = await get(path);
      expect(body).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    }
  });

  test.each(['handler.js', 'iframe.js', 'consent.css'])('have their %s', async (file) => {
    const { statusCode, headers } = await get(`/emulator/auth/${file}`);
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      `text/${file.endsWith('css') ? 'css' : 'javascript'}; charset=utf-8`,
    ]);
  });
});

test('beside a Firebase project there is none of it', async () => {
  const env = {
    FIREBASE_PROJECT_ID: 'zad-shop',
    FIREBASE_API_KEY: 'AIzaSyA-example-0',
    FIREBASE_AUTH_DOMAIN: 'zad-shop.firebaseapp.com',
  };
  const real = await createTestApp(db, { nouns: [], env });
  for (const path of ['/emulator/auth/iframe', '/emulator/auth/handler?providerId=google.com']) {
    expect((await real.app.inject({ url: path })).statusCode).toBe(404);
  }
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp';
  expect((await real.app.inject({ method: 'POST', url: path, payload: {} })).statusCode).toBe(404);
});
