/**
 * Who is signed in on this device, remembered so that the app knows it without signal. The session itself is a cookie that no
 * script can read (security.md row 1); this says only whose it is, and is erased at sign-out.
 */
import { useSyncExternalStore } from 'react';

import { attempt } from '#contract/call.ts';
import { sessionUser as sessionUserCodec, type SessionUser } from '#contract/session-user.ts';
import { LENIENT } from '#contract/wire.ts';

const WHO = 'zad.user';
/** Set while the server has not heard of a sign-out yet. */
const OWES_SIGN_OUT = 'zad.signed-out';

const listeners = new Set<() => void>();
let current: SessionUser | null | undefined;

/** The signed-in shopper, or null for a guest; a guest to the server's renderer. */
export function useSessionUser(): SessionUser | null {
  return useSyncExternalStore(listen, sessionUser, () => null);
}

export function sessionUser(): SessionUser | null {
  if (typeof localStorage === 'undefined') return null;
  current ??= read();
  return current;
}

export function rememberUser(user: SessionUser): void {
  current = user;
  localStorage.setItem(WHO, JSON.stringify(sessionUserCodec.encode(user)));
  localStorage.removeItem(OWES_SIGN_OUT);
  tell();
}

/** `owesServer`: the server is still to be told. */
export function forgetUser(owesServer: boolean): void {
  current = null;
  localStorage.removeItem(WHO);
  if (owesServer) localStorage.setItem(OWES_SIGN_OUT, '1');
  else localStorage.removeItem(OWES_SIGN_OUT);
  tell();
}

export function owesSignOut(): boolean {
  return localStorage.getItem(OWES_SIGN_OUT) !== null;
}

export function serverHeardOfSignOut(): void {
  localStorage.removeItem(OWES_SIGN_OUT);
}

/**
 * Calls back when another tab signed in or out; call once at boot. A page out of the browser's back-forward cache heard of nothing
 * while it lay there, and reads anew too.
 */
export function watchOtherTabs(onChange: (user: SessionUser | null) => void): void {
  const follow = (): void => {
    const before = current?.id;
    rereadUser();
    if (current?.id !== before) onChange(current ?? null);
  };
  addEventListener('storage', ({ key }) => {
    if (key === WHO || key === null) follow();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}

/** Who the device says is signed in now, whatever this page has heard. */
export function rereadUser(): SessionUser | null {
  current = read();
  tell();
  return current;
}

/** Calls back whenever somebody signs in or out in this tab; `onAgain` when the same shopper signs in anew. */
export function watchUser(onChange: (user: SessionUser | null) => void, onAgain?: () => void): void {
  let before = sessionUser()?.id;
  listen(() => {
    const user = sessionUser();
    if (user?.id === before) return onAgain?.();
    before = user?.id;
    onChange(user);
  });
}

/** What is stored is untrusted (security.md row 7): read as an answer would be. */
function read(): SessionUser | null {
  const stored = localStorage.getItem(WHO);
  if (stored === null) return null;
  try {
    const who = attempt(() => sessionUserCodec.decode(JSON.parse(stored), '', LENIENT));
    return who.ok ? who.value : null;
  } catch {
    return null;
  }
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function tell(): void {
  for (const listener of listeners) listener();
}
