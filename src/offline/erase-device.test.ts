/** What a sign-out leaves of a shopper on the device: nothing, but for what somebody else's sign-in must not lose. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { holdShopper, letShopperGo } from '#src/state/held-shoppers.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { beforeErasing, eraseDevice, eraseLeftovers } from './erase-device.ts';

const HERS = ['zad-user-7', 'zad-user-7-shop', 'zad-user-7-values'];
const HIS = ['zad-user-8', 'zad-user-8-shop'];

const names = async (): Promise<string[]> => (await indexedDB.databases()).map(({ name = '' }) => name).toSorted();

function open(name: string): Promise<IDBDatabase> {
  return new Promise((opened) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('success', () => opened(request.result));
  });
}

beforeEach(async () => {
  stubBrowser();
  for (const name of [...HERS, ...HIS, 'workbox-expiration']) (await open(name)).close();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  letShopperGo(7);
  await eraseDevice();
  vi.unstubAllGlobals();
});

test('a sign-out erases every shopper’s databases and what was typed in this tab, not what is everyone’s', async () => {
  sessionStorage.setItem('typed', 'a message to Mama');
  await eraseDevice();
  expect(await names()).toEqual(['workbox-expiration']);
  expect(sessionStorage.getItem('typed')).toBeNull();
});

test('rows of a shopper who is to come back stay, and only those', async () => {
  holdShopper(7);
  await eraseDevice();
  expect(await names()).toEqual(['workbox-expiration', 'zad-user-7-shop']);
});

test('a start erases what is not of the shopper who is here', async () => {
  await eraseLeftovers((userId) => userId === 8);
  expect(await names()).toEqual(['workbox-expiration', ...HIS]);
});

test('whoever holds a database open lets go of it first', async () => {
  const held = await open('zad-user-7');
  const said: string[] = [];
  beforeErasing(() => {
    said.push('let go');
    held.close();
  });
  await eraseDevice();
  expect(said).toEqual(['let go']);
  expect(await names()).not.toContain('zad-user-7');
});

test('a tab that is frozen with the database open is waited for three seconds, no longer', async () => {
  const frozen = await open('zad-user-7');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let isOver = false;
  const erasing = eraseDevice().then(() => (isOver = true));
  while ((await names()).includes('zad-user-8')) await new Promise((soon) => setImmediate(soon));
  await vi.advanceTimersByTimeAsync(2_900);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await erasing;
  frozen.close();
});

test('what could not be erased is said, for a sign-out is not done then', async () => {
  const refusing = Object.assign(new EventTarget(), { error: new DOMException('torn', 'UnknownError') });
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementationOnce(() => {
    setTimeout(() => refusing.dispatchEvent(new Event('error')));
    return refusing as never;
  });
  await expect(eraseDevice()).rejects.toThrow('torn');
});
