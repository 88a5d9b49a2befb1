import type { QueryClient } from '@tanstack/react-query';

import { changePassword, deleteAccount } from '#contract/account.ts';
import { signOut } from '#src/domain/session/sign-out.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { sendCall } from '#src/net/read-query.ts';

/** The server ends every session of the account with it; this device forgets the shopper too (account.md section 4). */
export async function setPassword(
  client: QueryClient,
  input: { oldPassword: string; newPassword: string },
): Promise<Result<null, AppError>> {
  const changed = await sendCall(client, changePassword, input);
  if (!changed.ok) return changed;
  await signOut(client);
  return { ok: true, value: null };
}

/** Erases the account on the server, then everything of it on this device. `password` is the mailed code where there is none. */
export async function eraseAccount(
  client: QueryClient,
  input: { email: string; password: string },
): Promise<Result<null, AppError>> {
  const erased = await sendCall(client, deleteAccount, input);
  if (!erased.ok) return erased;
  await signOut(client);
  return { ok: true, value: null };
}
