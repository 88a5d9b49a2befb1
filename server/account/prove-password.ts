import { accountMessages } from '#contract/messages/account.ts';
import type { Refusal } from '#server/kit/refusal.ts';
import type { Desk } from '#server/session/desk.ts';
import { hold, passwordProofs } from '#server/session/limits.ts';
import { isPasswordOf } from '#server/session/password.ts';
import type { User } from '#server/session/user-store.ts';

/** The step-up before what cannot be undone (security.md row 3): refuses with `otherwise` unless the password is theirs. */
export async function provePassword(
  { throttle }: Pick<Desk, 'throttle'>,
  mine: User,
  password: string,
  otherwise: Refusal,
): Promise<void> {
  const limit = passwordProofs(mine.id);
  await hold(throttle, [limit], accountMessages.tooManyTries[0]);
  if (!(await isPasswordOf(mine.passwordHash, password))) throw otherwise;
  await throttle.forget(limit);
}
