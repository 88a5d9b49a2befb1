import type { Queryable } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findUserById, type User } from '#server/session/user-store.ts';

/** The signed-in shopper's row; gone where the account was deleted on another device in this very moment. */
export async function me(db: Queryable, userId: number): Promise<User> {
  const found = await findUserById(db, userId);
  if (!found) throw new Refusal('signed_out', 'Please log in to continue.', 401);
  return found;
}
