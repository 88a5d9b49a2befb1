import type { QueryClient } from '@tanstack/react-query';

import type { Call } from '#contract/call.ts';
import type { SessionUser } from '#contract/session-user.ts';
import { logIn, logInSocially } from '#contract/session.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { sendCall } from '#src/net/read-query.ts';
import { letGoOfDevice } from '#src/offline/erase-device.ts';
import { holdUnsent } from '#src/offline/hold-unsent.ts';
import { letShopperGo } from '#src/state/held-shoppers.ts';
import { deviceUser, forgetUser, rememberUser } from '#src/state/session.ts';
import { signInHappened } from '#src/state/sign-in-request.ts';

import { eraseShopper, settleSignOut } from './sign-out.ts';

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
  await settleSignOut(client);
  const answer = await sendCall(client, call, input);
  if (!answer.ok) return answer;
  const { user } = answer.value.value;
  const before = deviceUser()?.id ?? null;
  // From here on the cookie is theirs: the other one is off this screen and out of the other tabs first, whatever the erasing takes.
  if (before !== null && before !== user.id) {
    forgetUser(null);
    letGoOfDevice();
    await holdUnsent(before);
    await eraseShopper(client);
  }
  letShopperGo(user.id);
  rememberUser(user);
  signInHappened(user.id, before);
  return { ok: true, value: user };
}
