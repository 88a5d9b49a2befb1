import { rereadUser, sessionUser } from '#src/state/session.ts';

/** A private call found no session of its shopper. Asks them to sign in; false where they did not, or somebody else did. */
export async function signInAgain(asker: number | null): Promise<boolean> {
  // Another tab may have signed somebody else in a moment ago.
  if (asker !== null && sessionUser()?.id === asker && rereadUser()?.id !== asker) return false;
  const { requestSignIn } = await import('#src/state/sign-in-request.ts');
  return requestSignIn('expired', asker);
}
