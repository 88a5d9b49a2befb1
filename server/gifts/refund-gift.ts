/** An e-gift that was not sent yet is cancelled by the operator, and its money goes back to the card, or where that fails to the buyer's wallet (issue "Wallet and gifts"). */
import { and, eq } from 'drizzle-orm';

import type { Bill } from '#server/bills/bill-store.ts';
import type { Transaction } from '#server/kit/database.ts';
import type { AccountName } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { askOperation } from '#server/payments/operations.ts';
import { paymentAttempt } from '#server/payments/table.ts';
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
  const gift = seen && (await lockGift(tx, id));
  if (!gift) throw new CannotCancelGift('no_such_gift');
  if (gift.state === 'sent' || gift.state === 'redeemed') throw new CannotCancelGift('sent');
  if (gift.state === 'cancelled' || gift.state === 'given_up') throw new CannotCancelGift('over');
  const { fils, billId } = gift;
  const attemptId = gift.state === 'paid' && billId !== null ? await paidBy(tx, billId) : null;
  if (attemptId === null || billId === null) throw new CannotCancelGift('not_paid');
  await changeGift(tx, id, { state: 'cancelled', cancelledAt: now });
  await post(tx, {
    key: `cancel EGF-${id}`,
    kind: 'egift_cancelled',
    at: now,
    document: { doctype: 'PBO', docno: billId },
    postings: [
      [accountOfGift(id), -fils],
      [{ kind: 'refunds_due' }, fils],
    ],
  });
  await askOperation(tx, {
    attemptId,
    kind: 'refund',
    fils,
    doctype: 'PBO',
    docno: billId,
    key: `refund EGF-${id}`,
    now,
  });
}

/** The provider gave it back, or does not: the shopper is locked, and has it in the wallet then. */
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

async function paidBy(tx: Transaction, billId: number): Promise<number | null> {
  const { doctype, docno, state } = paymentAttempt;
  const [found] = await tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(and(eq(doctype, 'PBO'), eq(docno, billId), eq(state, 'authorised')));
  return found?.id ?? null;
}
