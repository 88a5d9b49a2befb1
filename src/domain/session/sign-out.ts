import type { QueryClient } from '@tanstack/react-query';

import { logOut } from '#contract/session.ts';
import { forgetPrivate } from '#src/net/private-query.ts';
import { sendCall } from '#src/net/read-query.ts';
import { eraseDevice } from '#src/offline/erase-device.ts';
import { eraseSeen } from '#src/offline/erase-seen.ts';
import { eraseKept } from '#src/state/erase-kept.ts';
import { forgetUser, owedSignOut, serverHeardOfSignOut, type SignOutReach } from '#src/state/session.ts';

/**
 * Erases what the device holds of the shopper, at once and without signal too, and tells the server meanwhile; where it cannot be
 * reached, `settleSignOut` tells it later (security.md rows 4 to 6).
 */
export async function signOut(client: QueryClient, reach: SignOutReach = 'here'): Promise<void> {
  forgetUser(reach);
  await Promise.all([eraseShopper(client), settleSignOut(client)]);
}

/** What is the shopper's in memory and on the device. */
export async function eraseShopper(client: QueryClient): Promise<void> {
  forgetPrivate(client);
  // What is on no screen any more: searches, products.
  client.removeQueries({ type: 'inactive' });
  eraseKept();
  await Promise.all([eraseDevice(), eraseSeen()]);
}

let settling: Promise<void> | null = null;

/**
 * Tells the server of a sign-out that it has not heard of. Until then nobody counts as signed in here. A sign-in waits for it: the
 * answer takes the cookie away, and would take that of the next session.
 */
export function settleSignOut(client: QueryClient): Promise<void> {
  settling ??= tellServer(client).finally(() => {
    settling = null;
  });
  return settling;
}

async function tellServer(client: QueryClient): Promise<void> {
  const owed = owedSignOut();
  if (!owed) return;
  const answer = await sendCall(client, logOut, { everywhere: owed === 'everywhere' });
  if (answer.ok && owedSignOut() === owed) serverHeardOfSignOut();
}
