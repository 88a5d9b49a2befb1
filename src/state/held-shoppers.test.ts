import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { stubBrowser } from '#tests/support/stub-browser.ts';

import { holdShopper, isHeld, letShopperGo } from './held-shoppers.ts';

const DAY = 24 * 3600 * 1000;

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

test('held for 30 days from the first time on', () => {
  holdShopper(7, 0);
  holdShopper(7, 20 * DAY);
  holdShopper(8, 20 * DAY);
  expect([isHeld(7, 29 * DAY), isHeld(7, 30 * DAY), isHeld(8, 30 * DAY)]).toEqual([true, false, true]);
});

test('let go when they are back, and with the last one nothing is remembered', () => {
  holdShopper(7);
  holdShopper(8);
  letShopperGo(7);
  expect([isHeld(7), isHeld(8)]).toEqual([false, true]);
  letShopperGo(8);
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each(['null', '[]', '{"7":"soon"}', '{', '7'])('what is stored is untrusted: %s', (stored) => {
  localStorage.setItem('zad.held', stored);
  expect(isHeld(7)).toBe(false);
});
