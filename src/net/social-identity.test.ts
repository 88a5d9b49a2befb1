import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { IdentityConfig } from '#contract/identity.ts';

import { completeRedirect, prepareSocialSignIn, signInWithProvider } from './social-identity.ts';
import { isBackFromProvider } from './social-redirect.ts';

/** The verbs over the SDK are played; what the errors mean is the real thing. */
const sdk = vi.hoisted(() => ({ openAuth: vi.fn(), popup: vi.fn(), redirect: vi.fn(), redirected: vi.fn() }));
vi.mock(import('./identity-sdk.ts'), async (original) => ({ ...(await original()), ...sdk }));

const config: IdentityConfig = { projectId: 'p', apiKey: 'k', authDomain: 'd', isEmbedded: true };
const fails = (code: string) => Promise.reject(Object.assign(new Error('of the SDK'), { code }));
const nobody = { ok: true, value: { kind: 'cancelled' } };
const somebody = { ok: true, value: { kind: 'signed-in', idToken: 'token' } };

let kept: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  vi.resetAllMocks();
  kept = new Map();
  page = new EventTarget();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

/** As the SDK does it: the promise never ends, the page does. */
function leaves(): Promise<never> {
  setTimeout(() => page.dispatchEvent(new Event('pagehide')));
  return new Promise(() => undefined);
}

describe('by popup', () => {
  test('somebody signs in, and the tab keeps nothing', async () => {
    sdk.popup.mockResolvedValue('token');
    expect(await signInWithProvider('apple', config)).toEqual(somebody);
    expect(sdk.popup).toHaveBeenCalledWith('apple', config);
    expect(sdk.redirect).not.toHaveBeenCalled();
    expect(kept.size).toBe(0);
  });

  test.each(['auth/popup-closed-by-user', 'auth/user-cancelled', 'auth/cancelled-popup-request'])(
    '%s is quiet',
    async (code) => {
      sdk.popup.mockImplementation(() => fails(code));
      expect(await signInWithProvider('google', config)).toEqual(nobody);
    },
  );

  test.each([
    ['auth/network-request-failed', { kind: 'offline' }],
    ['auth/timeout', { kind: 'timeout' }],
    ['auth/account-exists-with-different-credential', { kind: 'refused', code: 'social_other_provider' }],
    ['auth/operation-not-allowed', { kind: 'refused', code: 'social_failed' }],
    ['', { kind: 'refused', code: 'social_failed', message: 'An error occurred during login. Please try again.' }],
  ])('%s is an error of ours', async (code, error) => {
    sdk.popup.mockImplementation(() => fails(code));
    expect(await signInWithProvider('google', config)).toMatchObject({ ok: false, error });
  });
});

describe('by redirect', () => {
  test('where the browser opens no popup', async () => {
    sdk.popup.mockResolvedValue(null);
    sdk.redirect.mockImplementation(leaves);
    expect(await signInWithProvider('google', config)).toEqual(nobody);
    expect(sdk.redirect).toHaveBeenCalledWith('google', config);
    expect(isBackFromProvider()).toBe(true);
  });

  test('at once on an iPhone’s home screen, whose popups do not come back', async () => {
    vi.stubGlobal('navigator', { standalone: true });
    sdk.redirect.mockImplementation(leaves);
    await signInWithProvider('google', config);
    expect(sdk.popup).not.toHaveBeenCalled();
    expect(sdk.redirect).toHaveBeenCalledOnce();
  });

  test('that cannot start leaves no mark', async () => {
    vi.stubGlobal('navigator', { standalone: true });
    sdk.redirect.mockImplementation(() => fails('auth/network-request-failed'));
    expect(await signInWithProvider('google', config)).toEqual({ ok: false, error: { kind: 'offline' } });
    expect(isBackFromProvider()).toBe(false);
  });

  test.each([
    ['somebody', 'token', somebody],
    ['nobody, by the Back button', null, nobody],
  ])('brings %s, once', async (_who, token, outcome) => {
    kept.set('zad-social-redirect', 'google');
    sdk.redirected.mockResolvedValue(token);
    expect(await completeRedirect(config)).toEqual(outcome);
    expect(isBackFromProvider()).toBe(false);
  });
});

test('an ordinary boot is not back from anywhere, also where the browser forbids storage', () => {
  expect(isBackFromProvider()).toBe(false);
  vi.stubGlobal('sessionStorage', undefined);
  expect(isBackFromProvider()).toBe(false);
});

test('getting ready never fails aloud', async () => {
  sdk.openAuth.mockImplementation(() => fails('auth/network-request-failed'));
  await expect(prepareSocialSignIn(config)).resolves.toBeUndefined();
  expect(sdk.openAuth).toHaveBeenCalledWith(config);
});
