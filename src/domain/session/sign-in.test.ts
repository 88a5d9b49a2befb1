import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { succeed } from '#contract/call.ts';
import { logIn } from '#contract/session.ts';
import { createApi } from '#src/net/api.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { forgetUser, rememberUser, sessionUser } from '#src/state/session.ts';
import { requestSignIn } from '#src/state/sign-in-request.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { signIn } from './sign-in.ts';

const AISHA = { id: 7, email: 'aisha@example.ae', firstName: 'Aisha', lastName: '', customerCode: 'C7' } as never;
const OMAR = { id: 8, email: 'omar@example.ae', firstName: 'Omar', lastName: '', customerCode: 'C8' } as never;

beforeEach(() => {
  stubBrowser();
});

afterEach(() => {
  forgetUser(false);
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
