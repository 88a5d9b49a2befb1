import type { Transaction } from '#server/kit/database.ts';
import { findUserById } from '#server/session/user-store.ts';

/** As an invoice says it; '' of a shopper who has left. */
export async function shopperName(tx: Transaction, userId: number | null): Promise<string> {
  const shopper = userId === null ? undefined : await findUserById(tx, userId);
  return shopper ? `${shopper.firstName} ${shopper.lastName}`.trim() : '';
}
