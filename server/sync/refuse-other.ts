import { Refusal } from '#server/kit/refusal.ts';

/**
 * A request names the shopper whose rows it is about. Between another shopper's sign-in and the erasing of the first one's database, a tab or
 * the service worker could otherwise send one shopper's edits in the other's session.
 * @throws Refusal 401 `other_user` where the session is another shopper's
 */
export function refuseOther(userId: number, sessionUserId: number): void {
  if (userId !== sessionUserId) throw new Refusal('other_user', 'Please log in to continue.', 401, 'userDocNo');
}
