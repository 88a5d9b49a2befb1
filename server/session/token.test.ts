import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import {
  ABSOLUTE_SECONDS,
  cookieGone,
  cookieName,
  cookieWith,
  hashToken,
  IDLE_SECONDS,
  newToken,
  tokenOf,
} from './token.ts';

const TOKEN = 'a-_Z0'.repeat(9).slice(0, 43);

test('a token is 256 random bits, as 43 characters that a cookie takes', () => {
  expect(newToken()).toMatch(/^[\w-]{43}$/);
  expect(newToken()).not.toBe(newToken());
  expect(hashToken(TOKEN)).toEqual(createHash('sha256').update(TOKEN).digest());
});

test('a device is signed out after 30 days away, and every one after 90', () => {
  expect([IDLE_SECONDS, ABSOLUTE_SECONDS]).toEqual([2_592_000, 7_776_000]);
});

test('the cookie is for this host, for no script, and over https where there is https', () => {
  expect(cookieWith(TOKEN, true)).toBe(`__Host-zad=${TOKEN}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure`);
  expect(cookieWith(TOKEN, false)).toBe(`zad=${TOKEN}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax`);
  expect(cookieGone(true)).toBe('__Host-zad=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
  expect([cookieName(true), cookieName(false)]).toEqual(['__Host-zad', 'zad']);
});

describe('the token of a request', () => {
  test.each([
    ['in the cookie', { cookie: `zad=${TOKEN}` }],
    ['in one of several cookies', { cookie: `a=b;zad=${TOKEN} ; zadx=1` }],
    ['as a bearer', { authorization: `Bearer ${TOKEN}` }],
    ['as a bearer, whatever the cookie', { authorization: `Bearer ${TOKEN}`, cookie: 'zad=x' }],
  ])('%s', (_, headers) => {
    expect(tokenOf({ headers }, false)).toBe(TOKEN);
  });

  test.each([
    ['no header', {}],
    ['an empty cookie', { cookie: 'zad=' }],
    ['another cookie', { cookie: `zadx=${TOKEN}` }],
    ['the cookie of https', { cookie: `__Host-zad=${TOKEN}` }],
    ['a token that is too long', { cookie: `zad=${TOKEN}x` }],
    ['a token that is too short', { cookie: `zad=${TOKEN.slice(1)}` }],
    ['a token of other characters', { cookie: `zad=${TOKEN.slice(1)}!` }],
    ['a bearer that is too long', { authorization: `Bearer ${TOKEN}x` }],
    ['a bearer after something else', { authorization: `Basic Bearer ${TOKEN}` }],
    ['a bearer without a token, which hides the cookie', { authorization: 'Bearer', cookie: `zad=${TOKEN}` }],
    ['a bearer in small letters, which hides the cookie', { authorization: `bearer ${TOKEN}`, cookie: `zad=${TOKEN}` }],
    ['a bearer with two spaces', { authorization: `Bearer  ${TOKEN}`, cookie: `zad=${TOKEN}` }],
  ])('none: %s', (_, headers) => {
    expect(tokenOf({ headers }, false)).toBeNull();
  });

  test('another way of proving oneself leaves the cookie its word', () => {
    const headers = { authorization: 'Bearers', cookie: `zad=${TOKEN}` };
    expect(tokenOf({ headers }, false)).toBe(TOKEN);
    expect(tokenOf({ headers: { authorization: `x Bearer ${TOKEN}`, cookie: `zad=${TOKEN}` } }, false)).toBe(TOKEN);
  });

  test('over https only the cookie of https counts', () => {
    expect(tokenOf({ headers: { cookie: `__Host-zad=${TOKEN}` } }, true)).toBe(TOKEN);
    expect(tokenOf({ headers: { cookie: `zad=${TOKEN}` } }, true)).toBeNull();
  });
});
