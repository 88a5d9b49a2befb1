import { accountMessages } from '#contract/messages/account.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { SignedInCaller } from '#server/kit/serve.ts';
import type { Desk } from '#server/session/desk.ts';
import type { User } from '#server/session/user-store.ts';

import { provePassword } from './prove-password.ts';
import { signedInAt } from './store.ts';

/** For an account without a password: how fresh the sign-in must be. */
const FRESH_MS = 10 * 60 * 1000;

/** Before an account gets a new way in: the password, or where it has none a fresh sign-in (security.md row 3). */
export async function stepUp(desk: Desk, mine: User, caller: SignedInCaller, password: string): Promise<void> {
  if (mine.passwordHash === null) return proveFresh(desk, caller, accountMessages.signInAgainToChange[0]);
  const wrong = new Refusal('password_wrong', accountMessages.passwordNotRight[0], 422, 'Password');
  return provePassword(desk, mine, password, wrong);
}

/** @throws Refusal `sign_in_again` */
export async function proveFresh(desk: Desk, { tokenHash }: SignedInCaller, sentence: string): Promise<void> {
  const at = await signedInAt(desk.db.orm, tokenHash);
  if (at && desk.now().getTime() - at.getTime() <= FRESH_MS) return;
  throw new Refusal('sign_in_again', sentence, 422);
}
