import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { succeed } from '#contract/call.ts';
import { logIn } from '#contract/session.ts';
import { createApi } from '#src/net/api.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { eraseDevice, eraseLeftovers } from '#src/offline/erase-device.ts';
import { holdShopper, isHeld } from '#src/state/held-shoppers.ts';
import { forgetUser, lockUser, rememberUser, sessionUser } from '#src/state/session.ts';
import { requestSignIn } from '#src/state/sign-in-request.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { signIn } from './sign-in.ts';

const AISHA = { id: 7, email: 'aisha@example.ae', firstName: 'Aisha', lastName: '', customerCode: 'C7' } as never;
const OMAR = { id: 8, email: 'omar@example.ae', firstName: 'Omar', lastName: '', customerCode: 'C8' } as never;

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  forgetUser(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function clientFor(user: never) {
  return createQueryClient(createApi(() => Promise.resolve(Response.json(succeed(logIn, { user })))));
}

const open = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1);
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error(name)));
  });
const names = async (): Promise<(string | undefined)[]> => (await indexedDB.databases()).map(({ name }) => name);
const CREDENTIALS = { email: 'x@example.ae', password: 'camel at dusk' };

test('the first shopper is off the device before the second one is on it, and a tab that hears nothing delays it 3 s at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  rememberUser(AISHA);
  // A frozen tab: it does not close when it is asked to.
  const frozen = await open('zad-user-7');
  const signingIn = signIn(clientFor(OMAR), CREDENTIALS);
  await vi.waitFor(() => expect(sessionUser()).toBeNull());
  expect(localStorage.getItem('zad.user')).toBeNull();
  // The wait for the frozen tab.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(3_100);
  expect(await signingIn).toMatchObject({ ok: true });
  expect(sessionUser()?.id).toBe(8);
  frozen.close();
});

test('what waited for the first shopper to sign in again is not done for the second one; a guest’s tap is', async () => {
  rememberUser(AISHA);
  const hers = requestSignIn('expired', 7);
  const anyones = requestSignIn('cart');
  await signIn(clientFor(OMAR), CREDENTIALS);
  expect(await Promise.all([hers, anyones])).toEqual([false, true]);
});

test('it is done for the first shopper, whose data stays', async () => {
  rememberUser(AISHA);
  (await open('zad-user-7')).close();
  const hers = requestSignIn('expired', 7);
  await signIn(clientFor(AISHA), CREDENTIALS);
  expect(await hers).toBe(true);
  expect(await names()).toContain('zad-user-7');
});

test('the first shopper’s unsent changes stay for them, unseen, and the rest of theirs goes (M3)', async () => {
  rememberUser(AISHA);
  await fillShop('zad-user-7-shop', 1);
  (await open('zad-user-7')).close();
  lockUser(7, 1);
  await signIn(clientFor(OMAR), CREDENTIALS);
  expect([await names(), sessionUser()?.id]).toEqual([['zad-user-7-shop'], 8]);
  expect(await countOf('zad-user-7-shop', 'outbox')).toBe(1);
  // No page of hers is drawn for anybody, and Omar's sign-out leaves them too.
  expect(await countOf('zad-user-7-shop', 'drawn')).toBe(0);
  await eraseDevice();
  expect(await names()).toEqual(['zad-user-7-shop']);
  await signIn(clientFor(AISHA), CREDENTIALS);
  expect(isHeld(7)).toBe(false);
  expect(await countOf('zad-user-7-shop', 'outbox')).toBe(1);
});

test('where nothing waits, nothing of the first shopper stays', async () => {
  rememberUser(AISHA);
  await fillShop('zad-user-7-shop', 0);
  await signIn(clientFor(OMAR), CREDENTIALS);
  expect(await names()).toEqual([]);
});

test('after 30 days they are erased at the next start', async () => {
  holdShopper(7, Date.now() - 31 * 24 * 3600 * 1000);
  holdShopper(9);
  await fillShop('zad-user-7-shop', 1);
  await fillShop('zad-user-9-shop', 1);
  await eraseLeftovers(() => false);
  expect(await names()).toEqual(['zad-user-9-shop']);
});

async function fillShop(name: string, waiting: number): Promise<void> {
  const asked = indexedDB.open(name, 20);
  asked.addEventListener('upgradeneeded', () => {
    for (const store of ['outbox', 'issues', 'drawn']) asked.result.createObjectStore(store, { autoIncrement: true });
  });
  const database = await new Promise<IDBDatabase>((resolve) =>
    asked.addEventListener('success', () => resolve(asked.result)),
  );
  const transaction = database.transaction(['outbox', 'drawn'], 'readwrite');
  for (let at = 0; at < waiting; at += 1) transaction.objectStore('outbox').add({ name: 'favourite.set' });
  transaction.objectStore('drawn').add({ path: '/en/cart' });
  await new Promise((done) => transaction.addEventListener('complete', done));
  database.close();
}

async function countOf(name: string, store: string): Promise<number> {
  const asked = indexedDB.open(name);
  const database = await new Promise<IDBDatabase>((resolve) =>
    asked.addEventListener('success', () => resolve(asked.result)),
  );
  const counted = database.transaction(store).objectStore(store).count();
  await new Promise((done) => counted.addEventListener('success', done));
  database.close();
  return counted.result;
}
