/** How a refund to a card ends: the provider gave it back, or refuses it, and then the wallet has it (decisions.md 32). */
import type { Transaction } from '#server/kit/database.ts';
import type { AccountName } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import type { Operation } from '#server/payments/settler.ts';

import { endRefund, refundOperationKey, type Refund } from './refund-store.ts';

interface Ending {
  readonly operation: Operation;
  readonly now: Date;
}

/** Null where the operation is no refund of an order's, or its end was written down before. */
export async function refundDone(tx: Transaction, { operation, now }: Ending): Promise<Refund | null> {
  const ended = await endRefund(tx, keyOf(operation), { way: 'card', doneAt: now });
  if (ended) await postEnd(tx, ended, { kind: 'provider_clearing' }, now);
  return ended;
}

/** The shopper is locked. */
export async function refundToWallet(
  tx: Transaction,
  { operation, userId, now }: Ending & { readonly userId: number },
): Promise<Refund | null> {
  const ended = await endRefund(tx, keyOf(operation), { way: 'wallet', doneAt: now });
  if (ended) await postEnd(tx, ended, { kind: 'wallet', userId }, now);
  return ended;
}

function keyOf({ key }: Operation): string {
  return key.slice(refundOperationKey('').length);
}

async function postEnd(tx: Transaction, { key, orderId, fils }: Refund, to: AccountName, at: Date): Promise<void> {
  await post(tx, {
    key: `refunded ${key}`,
    kind: 'refund_ended',
    at,
    document: { doctype: 'RSO', docno: orderId },
    postings: [
      [{ kind: 'refunds_due' }, -fils],
      [to, fils],
    ],
  });
}
