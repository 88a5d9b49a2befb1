import { createLocalJWKSet, errors, exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';

import { Refusal } from '#server/kit/refusal.ts';

import { verifyIdToken, type TokenRules } from './verify-id-token.ts';

const PROJECT = 'zad-shop';
const NOW = 1_795_000_000;

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let google: Pair;
let stranger: Pair;
let rules: TokenRules;

beforeAll(async () => {
  [google, stranger] = await Promise.all(
    [1, 2].map(() => generateKeyPair('RS256', { extractable: true })) as [Promise<Pair>, Promise<Pair>],
  );
  const jwk = { ...(await exportJWK(google.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  rules = {
    projectId: PROJECT,
    keyOf: createLocalJWKSet({ keys: [jwk] }),
    clock: { now: () => new Date(NOW * 1000) },
  };
});

/** As Firebase writes one. */
const GOOD = {
  name: 'Aisha Al Mansoori',
  picture: 'https://lh3.googleusercontent.com/a/x',
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  auth_time: NOW - 5,
  user_id: 'Qk1pFirebaseUid',
  sub: 'Qk1pFirebaseUid',
  iat: NOW - 5,
  exp: NOW + 3595,
  email: 'aisha@example.com',
  email_verified: true,
  firebase: {
    identities: { 'google.com': ['115553331112223334445'], email: ['aisha@example.com'] },
    sign_in_provider: 'google.com',
  },
};

const HEADER = { alg: 'RS256', kid: 'k1', typ: 'JWT' };
const signed = (claims: Record<string, unknown>, pair = google, header = HEADER): Promise<string> =>
  new SignJWT(claims).setProtectedHeader(header).sign(pair.privateKey);

async function codeOf(token: string): Promise<string> {
  return verifyIdToken(token, rules).then(
    () => 'accepted',
    (error: unknown) => (error instanceof Refusal ? `${error.status} ${error.code}` : String(error)),
  );
}

describe('a good token', () => {
  test("says who it is, by the provider's own id and not by Firebase's", async () => {
    expect(await verifyIdToken(await signed(GOOD), rules)).toEqual({
      provider: 'google.com',
      subject: '115553331112223334445',
      email: 'aisha@example.com',
      isEmailVerified: true,
      name: 'Aisha Al Mansoori',
    });
  });

  test.each(['facebook.com', 'apple.com'])('of %s may come without e-mail and name', async (provider) => {
    const { name: _name, email: _email, ...bare } = GOOD;
    const token = await signed({
      ...bare,
      firebase: { identities: { [provider]: ['77'] }, sign_in_provider: provider },
    });
    expect(await verifyIdToken(token, rules)).toEqual({
      provider,
      subject: '77',
      email: null,
      isEmailVerified: false,
      name: null,
    });
  });

  test('is not verified by anything but true', async () => {
    const token = await signed({ ...GOOD, email_verified: 'true' });
    expect((await verifyIdToken(token, rules)).isEmailVerified).toBe(false);
  });

  test('may be of a clock that is some seconds ahead', async () => {
    expect(await codeOf(await signed({ ...GOOD, iat: NOW + 20, auth_time: NOW + 20 }))).toBe('accepted');
  });
});

describe('a token is refused', () => {
  const unset = Object.fromEntries(
    ['exp', 'iat', 'sub', 'auth_time', 'aud', 'iss', 'firebase'].map((name) => [
      `without ${name}`,
      { [name]: undefined },
    ]),
  );
  test.each(
    Object.entries({
      ...unset,
      'that is expired': { exp: NOW - 31 },
      'of another project': { aud: 'other-shop' },
      'for several projects': { aud: [PROJECT, 'other-shop'] },
      'of another issuer': { iss: 'https://securetoken.google.com/other-shop' },
      'of an issuer that only begins alike': { iss: `https://securetoken.google.com/${PROJECT}/x` },
      'of tomorrow': { iat: NOW + 31 },
      'of a sign-in to come': { auth_time: NOW + 31 },
      'of a sign-in of long ago': { auth_time: NOW - 631 },
      'of nobody': { sub: '' },
      'of an endless id': { sub: 'x'.repeat(129) },
      'of a password': { firebase: { identities: { email: ['a@b.c'] }, sign_in_provider: 'password' } },
      'of a provider that is none of the three': {
        firebase: { identities: { 'github.com': ['7'] }, sign_in_provider: 'github.com' },
      },
      'of a custom token': { firebase: { identities: {}, sign_in_provider: 'custom' } },
      'of a provider without its id': { firebase: { identities: {}, sign_in_provider: 'google.com' } },
      'of a provider with an empty id': {
        firebase: { identities: { 'google.com': [''] }, sign_in_provider: 'google.com' },
      },
      "of a provider with another's id": {
        firebase: { identities: { 'facebook.com': ['7'] }, sign_in_provider: 'google.com' },
      },
    }),
  )('%s', async (_what, change) => {
    expect(await codeOf(await signed({ ...GOOD, ...change }))).toBe('400 social_token');
  });

  test('that another key signed', async () => {
    expect(await codeOf(await signed(GOOD, stranger))).toBe('400 social_token');
    expect(await codeOf(await signed(GOOD, stranger, { ...HEADER, kid: 'k2' }))).toBe('400 social_token');
  });

  test('that nobody signed', async () => {
    expect(await codeOf(new UnsecuredJWT(GOOD).encode())).toBe('400 social_token');
    const [, body] = (await signed(GOOD)).split('.');
    const none = Buffer.from('{"alg":"none","kid":"k1"}').toString('base64url');
    expect(await codeOf(`${none}.${body}.`)).toBe('400 social_token');
  });

  test('that is signed with the public key as a shared secret', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(google.publicKey));
    const token = await new SignJWT(GOOD).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret);
    expect(await codeOf(token)).toBe('400 social_token');
    // Not only because the key set knows no such key: the algorithm itself is not taken.
    const careless = verifyIdToken(token, { ...rules, keyOf: () => secret });
    await expect(careless).rejects.toMatchObject({ code: 'social_token' });
  });

  test('whose claims were changed after it was signed', async () => {
    const [head, , signature] = (await signed(GOOD)).split('.');
    const [, other] = (await signed({ ...GOOD, email: 'omar@example.com' })).split('.');
    expect(await codeOf(`${head}.${other}.${signature}`)).toBe('400 social_token');
  });

  test.each(['', 'a.b.c', 'x'.repeat(5000), '..'])('that is none: %.10s', async (text) => {
    expect(await codeOf(text)).toBe('400 social_token');
  });
});

test.each([
  ['time out', new errors.JWKSTimeout()],
  ['answer with an error', new errors.JOSEError('Expected 200 OK from the JSON Web Key Set HTTP response')],
  ['cannot be reached', new TypeError('fetch failed')],
])('keys that %s are our fault, not the token’s', async (_what, failure) => {
  const keyOf = () => Promise.reject(failure);
  await expect(signed(GOOD).then((token) => verifyIdToken(token, { ...rules, keyOf }))).rejects.toBe(failure);
});
