import type { QueryClient } from '@tanstack/react-query';

import type { Call } from '#contract/call.ts';
import type { SessionUser } from '#contract/session-user.ts';
import { logIn, logInSocially } from '#contract/session.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { forgetPrivate } from '#src/net/private-query.ts';
import { sendCall } from '#src/net/read-query.ts';
import { eraseDevice } from '#src/offline/erase-device.ts';
import { rememberUser, sessionUser } from '#src/state/session.ts';
import { signInHappened } from '#src/state/sign-in-request.ts';

type SignedIn = Promise<Result<SessionUser, AppError>>;

/** With e-mail and password. Whoever waited for a signed-in shopper goes on. */
export function signIn(client: QueryClient, input: { email: string; password: string }): SignedIn {
  return signInBy(client, logIn, input);
}

/** With the ID token of Google, Facebook or Apple. */
export function signInSocially(client: QueryClient, idToken: string): SignedIn {
  return signInBy(client, logInSocially, { idToken });
}

async function signInBy<Input>(client: QueryClient, call: Call<Input, { user: SessionUser }>, input: Input): SignedIn {
  const answer = await sendCall(client, call, input);
  if (!answer.ok) return answer;
  const { user } = answer.value.value;
  const before = sessionUser();
  // After an expired session somebody else may sign in: nothing of the first is theirs.
  if (before && before.id !== user.id) {
    forgetPrivate(client);
    await eraseDevice();
  }
  rememberUser(user);
  signInHappened();
  return { ok: true, value: user };
}
