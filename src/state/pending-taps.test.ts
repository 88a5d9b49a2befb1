import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { stubBrowser } from '#tests/support/stub-browser.ts';

import { takeTaps } from './pending-taps.ts';
import { requestSignIn, signInHappened } from './sign-in-request.ts';

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

test('what waits for a sign-in is there for a page that comes back from a provider, once (W14)', () => {
  void requestSignIn('cart', null, { kind: 'cart', stockCode: '106001', quantity: 2 });
  void requestSignIn('cart', null, { kind: 'page', next: '/cart' });
  expect(takeTaps()).toEqual([
    { kind: 'cart', stockCode: '106001', quantity: 2 },
    { kind: 'page', next: '/cart' },
  ]);
  expect(takeTaps()).toEqual([]);
});

test('nothing of it is left when the sign-in happened on the page', () => {
  void requestSignIn('favourites', null, { kind: 'favourite', stockCode: '106001', quantity: 0 });
  signInHappened(7, null);
  expect(takeTaps()).toEqual([]);
});

test.each([
  '{',
  '7',
  '[null]',
  '[{"kind":"page","next":"//elsewhere.example"}]',
  '[{"kind":"page"}]',
  '[{"kind":"cart","stockCode":5,"quantity":1}]',
  '[{"kind":"cart","stockCode":"1","quantity":"x"}]',
  '[{"kind":"pay","stockCode":"1","quantity":1}]',
])('what is stored is untrusted: %s', (stored) => {
  sessionStorage.setItem('zad-pending-taps', stored);
  expect(takeTaps()).toEqual([]);
});
