/**
 * An e-gift that was not sent yet is cancelled by the operator, and its money goes back where it came from: to the wallet at once, to the card
 * through the provider, and where that fails to the buyer's wallet (issue "Wallet and gifts").
 */
import { lockBill, type Bill } from '#server/bills/bill-store.ts';
import type { Transaction } from '#server/kit/database.ts';
import type { AccountName } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { openAttempt } from '#server/payments/open-attempt.ts';
import { askOperation } from '#server/payments/operations.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { addGiftJob, giftRefundedJob } from './gift-jobs.ts';
import { accountOfGift, changeGift, giftById, giftOfBill, lockGift } from './gift-store.ts';

export type CancelProblem = 'no_such_gift' | 'not_paid' | 'sent' | 'over';

export class CannotCancelGift extends Error {
  constructor(readonly problem: CancelProblem) {
    super(problem);
  }
}

/** @throws CannotCancelGift */
export async function cancelGift(tx: Transaction, id: number, now: Date): Promise<void> {
  const seen = await giftById(tx, id);
  if (seen?.userId != null) await lockShopper(tx, seen.userId, now);
  const bill = seen?.billId == null ? undefined : await lockBill(tx, seen.billId, now);
  const gift = seen && (await lockGift(tx, id));
  if (!gift) throw new CannotCancelGift('no_such_gift');
  if (gift.state === 'sent' || gift.state === 'redeemed') throw new CannotCancelGift('sent');
  if (gift.state === 'cancelled' || gift.state === 'given_up') throw new CannotCancelGift('over');
  const paid = gift.state === 'paid' && bill ? await openAttempt(tx, { doctype: 'PBO', docno: bill.id }) : undefined;
  if (!bill || paid?.state !== 'authorised') throw new CannotCancelGift('not_paid');
  const { fils } = gift;
  await changeGift(tx, id, { state: 'cancelled', cancelledAt: now });
  const document = { doctype: 'PBO', docno: bill.id };
  await post(tx, {
    key: `cancel EGF-${id}`,
    kind: 'egift_cancelled',
    at: now,
    document,
    postings: [
      [accountOfGift(id), -fils],
      [{ kind: 'refunds_due' }, fils],
    ],
  });
  if (paid.method === 'wallet') return giftRefunded(tx, bill, false, now);
  await askOperation(tx, { attemptId: paid.id, kind: 'refund', fils, ...document, key: `refund EGF-${id}`, now });
}

/** The provider gave it back, or does not, or the wallet had paid it: the shopper is locked, and has it in the wallet then. */
export async function giftRefunded(tx: Transaction, bill: Bill, isOnCard: boolean, at: Date): Promise<void> {
  const gift = await giftOfBill(tx, bill.id);
  if (!gift || gift.refundedAt !== null || bill.userId === null) return;
  const { id, fils } = gift;
  const to: AccountName = isOnCard ? { kind: 'provider_clearing' } : { kind: 'wallet', userId: bill.userId };
  await post(tx, {
    key: `refunded EGF-${id}`,
    kind: 'egift_refunded',
    at,
    document: { doctype: 'PBO', docno: bill.id },
    postings: [
      [{ kind: 'refunds_due' }, -fils],
      [to, fils],
    ],
  });
  await changeGift(tx, id, { refundedAt: at, isRefundedToCard: isOnCard });
  await addGiftJob(tx, giftRefundedJob, id);
}
