import { DatabaseError } from 'pg';

import { Refusal } from './refusal.ts';

export function signedOut(): Refusal {
  return new Refusal('signed_out', 'Please log in to continue.', 401);
}

/** PostgreSQL refuses a row that names an account which is no longer there. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * The account was deleted after the session of the call was read: nothing of the call is kept, and its sender is signed out.
 *
 * @throws Refusal 401 `signed_out` then; else `error` itself
 */
export function refuseIfAccountGone(error: unknown): never {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const isGone =
    cause instanceof DatabaseError &&
    cause.code === FOREIGN_KEY_VIOLATION &&
    cause.constraint?.endsWith('_user_id_user_account_id_fk') === true;
  throw isGone ? signedOut() : error;
}
