import { expect, test } from 'vitest';

import { pageHeaders } from './security-headers.ts';

const policyOf = (headers: readonly string[]) => headers[headers.indexOf('content-security-policy') + 1];

const EMBEDDED = {
  identity: { kind: 'embedded' },
  chat: { kind: 'embedded' },
  publicOrigin: 'https://shop.example',
} as const;
const FIREBASE = {
  identity: {
    kind: 'firebase',
    projectId: 'zad-shop',
    apiKey: 'AIzaSyA-example-0',
    authDomain: 'zad-shop.firebaseapp.com',
  },
  mapTileUrl: null,
  publicOrigin: 'https://shop.example',
} as const;

test('with the embedded identity provider a page reaches nobody but the shop', () => {
  expect(policyOf(pageHeaders({ ...EMBEDDED, mapTileUrl: null }))).not.toMatch(/https?:|\*|gapi/);
});

test('with a Firebase project a page reaches what its SDK needs, and no more', () => {
  expect(policyOf(pageHeaders({ ...FIREBASE, chat: { kind: 'none' } }))).toMatchInlineSnapshot(
    `"default-src 'self'; script-src 'self' https://apis.google.com/js/ https://apis.google.com/_/scs/; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com; frame-src 'self' https://zad-shop.firebaseapp.com; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types zad zad-identity gapi#gapi goog#html"`,
  );
});

test('street map tiles come from the one origin that is set', () => {
  const headers = pageHeaders({
    ...EMBEDDED,
    mapTileUrl: 'https://tiles.example:8443/a/{z}/{x}/{y}.png',
  });
  expect(policyOf(headers)?.match(/https?:[^ ;]*/g)).toEqual(['https://tiles.example:8443']);
  expect(policyOf(headers)).toContain("img-src 'self' data: https://tiles.example:8443;");
});

test('live chat opens sockets to the shop alone, or to the database of the Firebase project', () => {
  const connects = (headers: readonly string[]) => /connect-src ([^;]*)/.exec(policyOf(headers) ?? '')?.[1];
  expect(connects(pageHeaders({ ...EMBEDDED, mapTileUrl: null }))).toBe("'self' wss://shop.example");
  const account = { email: '', privateKey: '', tokenUrl: '' };
  const chat = {
    kind: 'firebase',
    databaseUrl: 'https://zad-shop.europe-west1.firebasedatabase.app',
    account,
  } as const;
  expect(
    connects(pageHeaders({ ...FIREBASE, chat }))
      ?.split(' ')
      .slice(3),
  ).toEqual([
    'https://zad-shop.europe-west1.firebasedatabase.app',
    'wss://zad-shop.europe-west1.firebasedatabase.app',
    'wss://*.europe-west1.firebasedatabase.app',
  ]);
});
