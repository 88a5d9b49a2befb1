/**
 * How a capture ends whose order was cancelled: it was asked for so that the wallet can be credited, or it was under way when the shopper
 * cancelled (decisions.md 32). Nothing was sold: no invoice, and no part of it is earned.
 */
import { and, eq } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';
import { addJob } from '#server/kit/task.ts';
import type { AccountName } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { creditRefusedJob } from '#server/orders/order-jobs.ts';
import { askOperation } from '#server/payments/operations.ts';
import type { Operation } from '#server/payments/settler.ts';
import { cancelKey, endRefund, refundOperationKey } from '#server/refunds/refund-store.ts';
import { orderRefund } from '#server/refunds/table.ts';

import { askRefundedMail } from './ask-mails.ts';
import { letGoOfCard } from './untaken-card.ts';

interface Ended {
  readonly operation: Operation;
  readonly now: Date;
}

/** The wallet is credited where the shopper chose it; else the card gets it back. */
export async function cancelledWasCaptured(
  tx: Transaction,
  order: PlacedOrder,
  { operation, now }: Ended,
): Promise<void> {
  const { id: orderId, userId } = order;
  if (userId === null) throw new Error(`RSO-${orderId} was captured of nobody`);
  const { fils, attemptId } = operation;
  const key = cancelKey(orderId);
  const credited = await endRefund(tx, key, { way: 'wallet', fils, doneAt: now });
  const to: AccountName = credited ? { kind: 'wallet', userId } : { kind: 'refunds_due' };
  await post(tx, {
    key,
    kind: 'cancelled_captured',
    at: now,
    document: { doctype: 'RSO', docno: orderId },
    postings: [
      [{ kind: 'provider_clearing' }, -fils],
      [to, fils],
    ],
  });
  if (credited) {
    await askRefundedMail(tx, credited.id);
    return;
  }
  await tx.insert(orderRefund).values({ orderId, way: 'card', fils, reason: 'cancelled', key, askedAt: now });
  const asked = { attemptId, kind: 'refund', fils, doctype: 'RSO', docno: orderId, now } as const;
  await askOperation(tx, { ...asked, key: refundOperationKey(key) });
}

/** Nothing is credited, and its shopper hears of it; what the bank holds is let go. */
export async function cancelledCaptureRefused(tx: Transaction, order: PlacedOrder, now: Date): Promise<void> {
  const isItsCredit = and(eq(orderRefund.key, cancelKey(order.id)), eq(orderRefund.way, 'wallet'));
  const [promised] = await tx.delete(orderRefund).where(isItsCredit).returning({ id: orderRefund.id });
  if (promised) {
    await addJob(tx, creditRefusedJob, { orderId: order.id }, { key: `${creditRefusedJob.name}:${order.id}` });
  }
  await letGoOfCard(tx, order, now);
}
