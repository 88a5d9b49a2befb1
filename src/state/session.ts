/**
 * Who is signed in on this device, remembered so that the app knows it without signal. The session itself is a cookie that no
 * script can read (security.md row 1); this says only whose it is, and is erased at sign-out.
 */
import { useSyncExternalStore } from 'react';

import { attempt } from '#contract/call.ts';
import { sessionUserShape as sessionUserCodec, type SessionUser } from '#contract/session-user.ts';
import { LENIENT } from '#contract/wire.ts';

import { createChangeSignal } from './change-signal.ts';

const WHO = 'zad.user';
/** Set while the server has not heard of a sign-out yet. */
const OWES_SIGN_OUT = 'zad.signed-out';

/** Set while the session of the shopper who is remembered has ended: how many of their changes wait. */
const LOCKED = 'zad.locked';

/** The truth is in localStorage: another tab may write it. */
const { tell, listen } = createChangeSignal();
let current: SessionUser | null | undefined;

/** The signed-in shopper, or null for a guest and while the device is locked; a guest to the server's renderer. */
export function useSessionUser(): SessionUser | null {
  return useSyncExternalStore(listen, sessionUser, () => null);
}

export function sessionUser(): SessionUser | null {
  return unsentChanges() === null ? deviceUser() : null;
}

/** The shopper whose data the device keeps: signed in, or locked out. */
export function useDeviceUser(): SessionUser | null {
  return useSyncExternalStore(listen, deviceUser, () => null);
}

export function deviceUser(): SessionUser | null {
  if (typeof localStorage === 'undefined') return null;
  current ??= read();
  return current;
}

/**
 * How many changes wait unseen while the device is locked; null where it is not. Locked: the server said that the session of the
 * shopper whose data is here has ended. Their data is kept and nothing of it is shown or sent until they have signed in again.
 */
export function useUnsentChanges(): number | null {
  return useSyncExternalStore(listen, unsentChanges, () => null);
}

export function unsentChanges(): number | null {
  if (typeof localStorage === 'undefined') return null;
  const stored = localStorage.getItem(LOCKED);
  return stored === null ? null : Number(stored) || 0;
}

/** `unsent`: how many changes wait on this device. Nothing happens where the device is not theirs any more. */
export function lockUser(userId: number, unsent: number): void {
  if (rereadUser()?.id !== userId || unsentChanges() !== null) return;
  localStorage.setItem(LOCKED, String(unsent));
  tell();
}

export function rememberUser(user: SessionUser): void {
  current = user;
  localStorage.setItem(WHO, JSON.stringify(sessionUserCodec.encode(user)));
  localStorage.removeItem(OWES_SIGN_OUT);
  localStorage.removeItem(LOCKED);
  tell();
}

/** How much a sign-out ends: this session, or every one of the shopper's. */
export type SignOutReach = 'here' | 'everywhere';

/** `owed`: the server is still to be told of a sign-out, and of which; null where it knows, or nobody signed out. */
export function forgetUser(owed: SignOutReach | null): void {
  current = null;
  localStorage.removeItem(WHO);
  localStorage.removeItem(LOCKED);
  if (owed) localStorage.setItem(OWES_SIGN_OUT, owed);
  else localStorage.removeItem(OWES_SIGN_OUT);
  tell();
}

export function owedSignOut(): SignOutReach | null {
  const owed = localStorage.getItem(OWES_SIGN_OUT);
  return owed === null ? null : owed === 'everywhere' ? 'everywhere' : 'here';
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
    else if (key === LOCKED) tell();
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
