import type { QueryClient } from '@tanstack/react-query';

import type { SessionUser } from '#contract/session-user.ts';
import { readSession } from '#contract/session.ts';
import { sendCall } from '#src/net/read-query.ts';
import { letShopperGo } from '#src/state/held-shoppers.ts';
import { owedSignOut, rememberUser, sessionUser, unsentChanges } from '#src/state/session.ts';

/** The signed-in shopper: as the device remembers, else as the server says; null for a guest and where nobody can tell. */
export async function whoIsHere(client: QueryClient): Promise<SessionUser | null> {
  const known = sessionUser();
  if (known || owedSignOut() !== null || unsentChanges() !== null) return known;
  const answer = await sendCall(client, readSession, {});
  const user = answer.ok ? answer.value.value.user : null;
  if (user) {
    letShopperGo(user.id);
    rememberUser(user);
  }
  return user;
}
