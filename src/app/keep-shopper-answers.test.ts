import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { forgetUser, rememberUser } from '#src/state/session.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { keepShopperAnswers } from './keep-shopper-answers.ts';

const AISHA = { id: 7, email: 'aisha@example.ae', firstName: 'Aisha', lastName: '', customerCode: 'C7' } as never;

const keepPrivateAnswers = vi.fn(() => Promise.resolve());
const load = () => Promise.resolve({ keepPrivateAnswers });
const loadWithoutSignal = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const client = { prefetchQuery: vi.fn(() => Promise.resolve()) };

beforeEach(() => {
  stubBrowser();
  rememberUser(AISHA);
  keepPrivateAnswers.mockReset().mockResolvedValue(undefined);
  client.prefetchQuery.mockClear();
});
afterEach(() => {
  forgetUser(null);
  vi.unstubAllGlobals();
});

test('the shopper’s answers are kept, and the address of the header is asked for', async () => {
  expect(await keepShopperAnswers(client as never, 7, load)).toBe(true);
  expect(keepPrivateAnswers).toHaveBeenCalledWith(client, 7);
  expect(client.prefetchQuery).toHaveBeenCalledOnce();
});

test('code that cannot be fetched without signal is no error: the header still asks, and it is tried again', async () => {
  expect(await keepShopperAnswers(client as never, 7, loadWithoutSignal)).toBe(false);
  expect(client.prefetchQuery).toHaveBeenCalledOnce();
  expect(await keepShopperAnswers(client as never, 7, load)).toBe(true);
  expect(keepPrivateAnswers).toHaveBeenCalledOnce();
});

test('a device whose database cannot be opened still shops', async () => {
  keepPrivateAnswers.mockRejectedValue(new Error('no database'));
  expect(await keepShopperAnswers(client as never, 7, load)).toBe(true);
});

test('a shopper who left while the code was fetched has nothing opened for them', async () => {
  const kept = keepShopperAnswers(client as never, 7, load);
  forgetUser(null);
  expect(await kept).toBe(true);
  expect(keepPrivateAnswers).not.toHaveBeenCalled();
  expect(client.prefetchQuery).not.toHaveBeenCalled();
});
