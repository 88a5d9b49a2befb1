import { beforeEach, expect, test } from 'vitest';

import { stubBrowser } from '#tests/support/stub-browser.ts';

import { forgetActKey, keyOfAct } from './act-keys.ts';
import { eraseKept } from './erase-kept.ts';
import { rememberUser } from './session.ts';

const user = (id: number) => ({ id, firstName: 'Mariam', lastName: '', email: 'm@zad.example', customerCode: '' });
const CARD = { docno: 1001, refundTo: 'CARD' };
const WALLET = { docno: 1001, refundTo: 'WALLET' };

beforeEach(() => {
  stubBrowser();
  rememberUser(user(7));
});

test('the same question, asked again before its answer came, has the same key; another question has its own', () => {
  const key = keyOfAct('cancel.1001', CARD);
  expect(key).toMatch(/^[\w-]{8,80}$/);
  expect(keyOfAct('cancel.1001', CARD)).toBe(key);
  expect(keyOfAct('cancel.1002', CARD)).not.toBe(key);
  const other = keyOfAct('cancel.1001', WALLET);
  expect(other).not.toBe(key);
  forgetActKey('cancel.1001');
  expect(keyOfAct('cancel.1001', WALLET)).not.toBe(other);
});

test('it is kept before it is sent, by shopper, and signing out erases it', () => {
  const key = keyOfAct('cancel.1001', CARD);
  expect(localStorage.getItem('zad.act.7.cancel.1001')).toContain(key);
  rememberUser(user(8));
  expect(keyOfAct('cancel.1001', CARD)).not.toBe(key);
  eraseKept();
  expect(Object.keys(localStorage).filter((name) => name.startsWith('zad.act.'))).toEqual([]);
});
