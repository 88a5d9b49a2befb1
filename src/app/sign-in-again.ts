import { shopView } from '#src/offline/shop/shop-door.ts';
import { lockUser, rereadUser } from '#src/state/session.ts';

/**
 * A private call found no session of its shopper: the device is locked, and they are asked to sign in. False where they did not, or
 * somebody else did.
 */
export async function signInAgain(asker: number | null): Promise<boolean> {
  if (asker !== null) {
    // Another tab may have signed somebody else in a moment ago.
    if (rereadUser()?.id !== asker) return false;
    const { waiting, issues } = shopView();
    lockUser(asker, waiting.length + issues.length);
  }
  const { requestSignIn } = await import('#src/state/sign-in-request.ts');
  return requestSignIn('expired', asker);
}
