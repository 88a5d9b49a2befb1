/** firebase/auth by its named parts, behind the few verbs that social-identity.ts needs. Imported lazily, by that file alone. */
import { initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  getRedirectResult,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type Auth,
  type UserCredential,
} from 'firebase/auth';

import { SOCIAL_PROVIDERS, type IdentityConfig, type SocialProvider } from '#contract/identity.ts';

import type { AppError } from './app-error.ts';
import { standInForGapi } from './embedded-gapi.ts';
import { loadGapi } from './google-gapi.ts';

let opened: Promise<Auth> | undefined;

/** An app of its own, which keeps nothing. One a page load. */
export function openAuth(config: IdentityConfig): Promise<Auth> {
  opened ??= open(config).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open({ projectId, apiKey, authDomain, isEmbedded }: IdentityConfig): Promise<Auth> {
  // The SDK would fetch gapi by itself, by an address that Trusted Types refuse; where it is there already it does not.
  if (isEmbedded) standInForGapi();
  else await loadGapi();
  const app = initializeApp({ projectId, apiKey, authDomain }, 'identity');
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (isEmbedded) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  auth.languageCode = document.documentElement.lang;
  return auth;
}

/** The ID token; null where the browser opens no popup. */
export async function popup(provider: SocialProvider, config: IdentityConfig): Promise<string | null> {
  const auth = await openAuth(config);
  try {
    return await tokenOf(auth, await signInWithPopup(auth, providerOf(provider)));
  } catch (error) {
    if (REDIRECTED.has(codeOf(error))) return null;
    throw error;
  }
}

/** Leaves the page. */
export async function redirect(provider: SocialProvider, config: IdentityConfig): Promise<never> {
  return signInWithRedirect(await openAuth(config), providerOf(provider));
}

/** The ID token that a redirect brought; null where it brought none. */
export async function redirected(config: IdentityConfig): Promise<string | null> {
  const auth = await openAuth(config);
  const credential = await getRedirectResult(auth);
  return credential && tokenOf(auth, credential);
}

/** Our own session is what stays: the SDK forgets the person as soon as it has said who they are. */
async function tokenOf(auth: Auth, { user }: UserCredential): Promise<string> {
  const idToken = await user.getIdToken();
  await signOut(auth);
  return idToken;
}

/** The consent pages speak the shopper's language, and Google's lets a shared device choose who it is. */
function providerOf(name: SocialProvider): GoogleAuthProvider | FacebookAuthProvider | OAuthProvider {
  const language = document.documentElement.lang;
  switch (name) {
    case 'google': {
      const google = new GoogleAuthProvider();
      google.setCustomParameters({ hl: language, prompt: 'select_account' });
      return google;
    }
    case 'facebook': {
      const facebook = new FacebookAuthProvider();
      facebook.addScope('email');
      facebook.setCustomParameters({ locale: language === 'ar' ? 'ar_AR' : 'en_US' });
      return facebook;
    }
    case 'apple': {
      const apple = new OAuthProvider(SOCIAL_PROVIDERS.apple);
      apple.addScope('email');
      apple.addScope('name');
      apple.setCustomParameters({ locale: language });
      return apple;
    }
  }
}

const REDIRECTED = new Set(['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment']);
const CANCELLED = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
  'auth/redirect-cancelled-by-user',
]);

export function isCancelled(error: unknown): boolean {
  return CANCELLED.has(codeOf(error));
}

/** The sentence is the specification's (account.md 8, Login). */
export function appErrorOf(error: unknown): AppError {
  const code = codeOf(error);
  if (code === 'auth/network-request-failed') return { kind: 'offline' };
  if (code === 'auth/timeout') return { kind: 'timeout' };
  const isOthers = code === 'auth/account-exists-with-different-credential';
  return {
    kind: 'refused',
    code: isOthers ? 'social_other_provider' : 'social_failed',
    message: 'An error occurred during login. Please try again.',
  };
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
