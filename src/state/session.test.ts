import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { stubBrowser, type StubbedBrowser } from '#tests/support/stub-browser.ts';

import {
  deviceUser,
  forgetUser,
  lockUser,
  rememberUser,
  rereadUser,
  sessionUser,
  unsentChanges,
  watchOtherTabs,
  watchUser,
} from './session.ts';

const AISHA = { id: 7, email: 'aisha@example.ae', firstName: 'Aisha', lastName: '', customerCode: 'C7' } as never;

let browser: StubbedBrowser;
beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => {
  forgetUser(null);
  vi.unstubAllGlobals();
});

test('a page out of the back-forward cache reads anew who is signed in (H6)', () => {
  rememberUser(AISHA);
  const heard: unknown[] = [];
  watchOtherTabs((user) => heard.push(user));
  localStorage.removeItem('zad.user');
  expect(sessionUser()?.id).toBe(7);
  browser.pageShownAgain();
  expect(sessionUser()).toBeNull();
  expect(heard).toEqual([null]);
});

test('so does one that hears of another tab', () => {
  rememberUser(AISHA);
  const heard: unknown[] = [];
  watchOtherTabs((user) => heard.push(user));
  localStorage.removeItem('zad.user');
  browser.storageEvent('zad.other');
  expect(heard).toEqual([]);
  browser.storageEvent('zad.user');
  expect(heard).toEqual([null]);
});

test('a locked device shows nobody, keeps whose it is, and stays so after a reload (M7)', () => {
  rememberUser(AISHA);
  lockUser(7, 2);
  expect([sessionUser(), deviceUser()?.id, unsentChanges()]).toEqual([null, 7, 2]);
  rereadUser();
  expect([sessionUser(), deviceUser()?.id, unsentChanges()]).toEqual([null, 7, 2]);
});

test('the lock goes with the same shopper’s sign-in, and with a sign-out', () => {
  rememberUser(AISHA);
  lockUser(7, 0);
  rememberUser(AISHA);
  expect([sessionUser()?.id, unsentChanges()]).toEqual([7, null]);
  lockUser(7, 0);
  forgetUser(null);
  expect([deviceUser(), unsentChanges()]).toEqual([null, null]);
});

test('a late answer to the first shopper locks nobody else out', () => {
  rememberUser({ ...(AISHA as object), id: 8 } as never);
  lockUser(7, 3);
  expect([sessionUser()?.id, unsentChanges()]).toEqual([8, null]);
});

test('another tab hears of the lock', () => {
  rememberUser(AISHA);
  const seen: (number | undefined)[] = [];
  watchUser((user) => seen.push(user?.id));
  watchOtherTabs(() => undefined);
  localStorage.setItem('zad.locked', '0');
  browser.storageEvent('zad.locked');
  expect(seen).toEqual([undefined]);
});
