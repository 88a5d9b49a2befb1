import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { stubBrowser, type StubbedBrowser } from '#tests/support/stub-browser.ts';

import { forgetUser, rememberUser, sessionUser, watchOtherTabs } from './session.ts';

const AISHA = { id: 7, email: 'aisha@example.ae', firstName: 'Aisha', lastName: '', customerCode: 'C7' } as never;

let browser: StubbedBrowser;
beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => {
  forgetUser(false);
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
