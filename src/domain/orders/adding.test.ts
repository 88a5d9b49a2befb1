import { beforeEach, expect, test } from 'vitest';

import { eraseKept } from '#src/state/erase-kept.ts';
import { addingSkipped } from '#src/state/order-marks.ts';
import { rememberUser } from '#src/state/session.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { keepAdding, keptAdding, skipAdding, stopAdding } from './adding.ts';

const user = (id: number) => ({ id, firstName: 'Mariam', lastName: '', email: 'm@zad.example', customerCode: '' });
const ORDER = {
  docno: 1001,
  doctype: 'RSO',
  canAdd: true,
  state: 1,
  dayLabel: { en: 'Monday', ar: 'الاثنين' },
  time: '10:00 - 12:00',
};

beforeEach(() => {
  stubBrowser();
  rememberUser(user(7));
});

test('the order is kept as the shop says it, until it is stopped; another shopper adds to none', () => {
  keepAdding(ORDER);
  expect(JSON.parse(localStorage.getItem('zad.adding.7') ?? '')).toMatchObject({ salDoctype: 'RSO', salDocno: 1001 });
  expect(keptAdding()).toEqual(ORDER);
  rememberUser(user(8));
  expect(keptAdding()).toBeNull();
  rememberUser(user(7));
  stopAdding();
  expect(keptAdding()).toBeNull();
});

test('Skip is remembered of the one order, lets it go, and is over once it is added to after all', () => {
  keepAdding(ORDER);
  skipAdding(1002);
  expect([keptAdding()?.docno, addingSkipped.isSet(1001), addingSkipped.isSet(1002)]).toEqual([1001, false, true]);
  skipAdding(1001);
  expect([keptAdding(), addingSkipped.isSet(1001)]).toEqual([null, true]);
  keepAdding(ORDER);
  expect(addingSkipped.isSet(1001)).toBe(false);
});

test('what somebody else wrote there is passed over, and signing out erases all of it', () => {
  localStorage.setItem('zad.adding.7', '{"salDocno":"1 or 1"}');
  expect(keptAdding()).toBeNull();
  localStorage.setItem('zad.adding.7', 'no');
  expect(keptAdding()).toBeNull();
  keepAdding(ORDER);
  skipAdding(1002);
  eraseKept();
  expect(Object.keys(localStorage).filter((name) => name.startsWith('zad.adding'))).toEqual([]);
});
