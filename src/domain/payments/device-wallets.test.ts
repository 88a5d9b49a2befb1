import { expect, test } from 'vitest';

import { walletOf, walletsHere } from './device-wallets.ts';

test('the one that only some browsers know is shown where the browser can pay, and first', () => {
  expect(walletsHere(['samsung', 'apple'], { PaymentRequest: null })).toEqual(['apple', 'samsung']);
  expect(walletsHere(['samsung', 'apple'], { ApplePaySession: null })).toEqual(['apple', 'samsung']);
  expect(walletsHere(['samsung', 'apple'], {})).toEqual(['samsung']);
  expect(walletsHere([], { PaymentRequest: null })).toEqual([]);
});

test('a wallet’s sheet is told from a bank’s challenge', () => {
  const encInfo = { mod: '00', exp: '010001', keyId: 'k' };
  const urls = {
    href: 'https://pay.example/w',
    callbackUrl: 'https://shop.example/a',
    cancelUrl: 'https://shop.example/b',
  };
  expect(walletOf({ wallet: 'samsung', order: { id: 'o', serviceId: 's', encInfo, ...urls } })).toBe('samsung');
  expect(walletOf({ state: 'AWAIT_3DS', url: 'https://bank.example' })).toBeNull();
  expect(walletOf({ wallet: 'samsung' })).toBeNull();
});
