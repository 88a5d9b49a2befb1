import type { IdentityConfig, SocialProvider } from '#contract/identity.ts';
import { failed, succeeded, type Result } from '#src/lib/result.ts';

import type { AppError } from './app-error.ts';
import { forgetLeaving, leaveForProvider } from './social-redirect.ts';

/** How a social sign-in ended. Changing one's mind is no error: nothing is said of it. */
export type SocialSignIn =
  /** A fresh token for `accountinfo/sociallogin`, good for ten minutes there. The SDK has forgotten it already. */
  { readonly kind: 'signed-in'; readonly idToken: string } | { readonly kind: 'cancelled' };

type Outcome = Result<SocialSignIn, AppError>;

/**
 * Fetches the SDK (firebase/auth, a chunk of its own) and makes it ready, so that the tap itself opens the popup at once:
 * browsers block a popup that comes long after its tap. For hover, focus and pointerdown of a social button.
 */
export async function prepareSocialSignIn(config: IdentityConfig): Promise<void> {
  // What fails here fails again at the tap, where it is said.
  await sdk()
    .then(({ openAuth }) => openAuth(config))
    .catch(() => undefined);
}

/**
 * Signs in at the provider: by popup, else by redirect where popups are blocked or do not come back (an app installed on an
 * iPhone). By redirect the page is left, and `completeRedirect` has the outcome at the next boot.
 * Refusals: `social_other_provider` where the e-mail belongs to another provider's account, else `social_failed`.
 */
export async function signInWithProvider(provider: SocialProvider, config: IdentityConfig): Promise<Outcome> {
  return attempt(async ({ popup, redirect }) => {
    if (!isIosApp()) {
      const idToken = await popup(provider, config);
      if (idToken !== null) return signedIn(idToken);
    }
    leaveForProvider(provider);
    return (await leaving(redirect(provider, config))) ?? { kind: 'cancelled' };
  });
}

/** What the redirect brought; call it at boot where `isBackFromProvider`, once. */
export async function completeRedirect(config: IdentityConfig): Promise<Outcome> {
  forgetLeaving();
  return attempt(async ({ redirected }) => signedIn(await redirected(config)));
}

function signedIn(idToken: string | null): SocialSignIn {
  return idToken === null ? { kind: 'cancelled' } : { kind: 'signed-in', idToken };
}

function sdk() {
  return import('./identity-sdk.ts');
}

type Sdk = Awaited<ReturnType<typeof sdk>>;

async function attempt(work: (loaded: Sdk) => Promise<SocialSignIn>): Promise<Outcome> {
  let loaded: Sdk;
  try {
    loaded = await sdk();
  } catch {
    // A chunk that cannot be had: no signal, or a new version of the app.
    return failed({ kind: 'offline' });
  }
  try {
    return succeeded(await work(loaded));
  } catch (error) {
    forgetLeaving();
    return loaded.isCancelled(error) ? succeeded({ kind: 'cancelled' }) : failed(loaded.appErrorOf(error));
  }
}

/** The SDK's promise never ends while the page is left; one that is shown again by Back is free for another try. */
function leaving(going: Promise<never>): Promise<null> {
  const gone = new Promise<null>((resolve) => addEventListener('pagehide', () => resolve(null), { once: true }));
  return Promise.race([going, gone]);
}

/** Opened from an iPhone's home screen: only there the browser has this word. */
function isIosApp(): boolean {
  return (navigator as { standalone?: boolean }).standalone === true;
}
