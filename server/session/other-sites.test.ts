/** Row 10, L1, A13: no other site makes a shopper's browser write here, and a bearer does not open the cookie's session. */
import { beforeEach, describe, expect, test } from 'vitest';

import { openAccounts, type Accounts } from '#tests/support/accounts.ts';

let shop: Accounts;
beforeEach(async () => {
  shop = await openAccounts();
});

describe('another site', () => {
  test.each([
    [{ 'x-zad-client': '' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'content-type': 'text/plain' }, 415],
  ])('cannot write: %j', async (headers, status) => {
    const answer = await shop.post('accountinfo/logout', {}, { headers });
    expect(answer.statusCode).toBe(status);
  });

  test.each([
    ['no token at all', 'Bearer x', 403],
    ['in small letters', 'bearer x', 403],
    ['of nobody', `Bearer ${'x'.repeat(43)}`, 200],
  ])(
    'gets nothing by a bearer %s: the cookie beside it is not read (L1, A13)',
    async (_name, authorization, status) => {
      const sara = await shop.register();
      const cookie = await shop.signIn(sara);
      const headers = { authorization, 'x-zad-client': '' };
      expect((await shop.post('accountinfo/logout', { everywhere: true }, { cookie, headers })).statusCode).toBe(
        status,
      );
      expect(await shop.who(cookie)).toBe(sara.email);
      const read = { cookie, authorization: 'Bearer x' };
      expect((await shop.app.inject({ url: '/ecomapi/accountinfo/getmyprofile', headers: read })).statusCode).toBe(401);
    },
  );

  test('does not reach through a neighbour’s name or port (A13)', async () => {
    const { app } = shop;
    for (const origin of ['http://127.0.0.1:4173.evil', 'http://127.0.0.1:4174', 'https://127.0.0.1:4173/']) {
      const headers = { host: '127.0.0.1:4173', origin, 'x-zad-client': 'x', 'content-type': 'application/json' };
      const answer = await app.inject({ method: 'POST', url: '/ecomapi/accountinfo/logout', headers, payload: '{}' });
      expect([origin, answer.statusCode]).toEqual([origin, origin.startsWith('https') ? 200 : 403]);
    }
  });

  test('cannot write by GET', async () => {
    expect((await shop.app.inject({ url: '/ecomapi/accountinfo/logout' })).statusCode).toBe(405);
  });
});
