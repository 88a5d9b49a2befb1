import { beforeEach, expect, test } from 'vitest';

import { stubBrowser } from '#tests/support/stub-browser.ts';

import { eraseKept } from './erase-kept.ts';
import { begunPayments, forgetPaymentKey, newPaymentKey } from './payment-keys.ts';
import { rememberUser } from './session.ts';

const PRO = { doctype: 'PRO', docno: 41 } as const;
const user = (id: number) => ({ id, firstName: 'Mariam', lastName: '', email: 'm@zad.example', customerCode: '' });

beforeEach(() => {
  stubBrowser();
  rememberUser(user(7));
});

test('a key is kept until the end of the payment is known; each attempt has its own', () => {
  const first = newPaymentKey(PRO);
  expect(first).toMatch(/^[\w-]{8,80}$/);
  expect(newPaymentKey(PRO)).not.toBe(first);
  expect(begunPayments()).toEqual([PRO]);
  forgetPaymentKey(PRO);
  expect(begunPayments()).toEqual([]);
});

test('another shopper does not see it, and signing out erases it', () => {
  newPaymentKey(PRO);
  rememberUser(user(8));
  expect(begunPayments()).toEqual([]);
  eraseKept();
  expect(Object.keys(localStorage).filter((name) => name.startsWith('zad.payment.'))).toEqual([]);
});

test('what somebody else wrote there is passed over', () => {
  localStorage.setItem('zad.payment.7.PRO.x', 'k');
  localStorage.setItem('zad.payment.7.RSO.4', 'k');
  expect(begunPayments()).toEqual([]);
});
