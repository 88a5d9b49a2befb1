import type { QueryClient } from '@tanstack/react-query';

import { logOut } from '#contract/session.ts';
import { forgetPrivate } from '#src/net/private-query.ts';
import { sendCall } from '#src/net/read-query.ts';
import { eraseDevice } from '#src/offline/erase-device.ts';
import { eraseSeen } from '#src/offline/erase-seen.ts';
import { eraseKept } from '#src/state/erase-kept.ts';
import { forgetUser, owesSignOut, serverHeardOfSignOut } from '#src/state/session.ts';

/**
 * Erases what the device holds of the shopper, at once and without signal too, then tells the server; where it cannot be reached,
 * `settleSignOut` tells it later (security.md rows 4 to 6).
 */
export async function signOut(client: QueryClient, { everywhere = false } = {}): Promise<void> {
  forgetUser(true);
  await eraseShopper(client);
  await settleSignOut(client, everywhere);
}

/** What is the shopper's in memory and on the device; the sign-out in another tab comes down to this too. */
export async function eraseShopper(client: QueryClient): Promise<void> {
  forgetPrivate(client);
  // What is on no screen any more: searches, products.
  client.removeQueries({ type: 'inactive' });
  eraseKept();
  await Promise.all([eraseDevice(), eraseSeen()]);
}

/** Tells the server of a sign-out that it has not heard of. Until then nobody counts as signed in here. */
export async function settleSignOut(client: QueryClient, everywhere = false): Promise<void> {
  if (!owesSignOut()) return;
  const answer = await sendCall(client, logOut, { everywhere });
  if (answer.ok) serverHeardOfSignOut();
}
