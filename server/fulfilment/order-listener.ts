/** What orders do when the provider has answered for their money (payments/settler.ts). */
import type { Transaction } from '#server/kit/database.ts';
import { addJob } from '#server/kit/task.ts';
import { CANCELLED, type PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { lockFamily } from '#server/orders/lock-family.ts';
import { refusedCaptureJob } from '#server/orders/order-jobs.ts';
import { lockOrder } from '#server/orders/order-store.ts';
import type { OperationListener } from '#server/payments/settler.ts';
import { refundDone, refundToWallet } from '#server/refunds/refund-ends.ts';
import type { Refund } from '#server/refunds/refund-store.ts';

import { askCancelledMail, askRefundedMail } from './ask-mails.ts';
import { cancelOrders, type Cancelling, type ReturnPromises } from './cancel-orders.ts';
import { cancelledCaptureRefused, cancelledWasCaptured } from './cancelled-capture.ts';
import { orderCaptured } from './take-order.ts';

/** `refundDays`: after so many the wallet has what a card does not take back. */
export function orderListener(returnPromises: ReturnPromises, refundDays: number): OperationListener {
  return {
    refundDays,
    done: async (tx, operation, now) => {
      const order = await lockOrder(tx, operation.docno, now);
      if (!order) return;
      if (operation.kind === 'refund') await tell(tx, await refundDone(tx, { operation, now }));
      if (operation.kind !== 'capture' || order.taken !== null) return;
      await (order.state === CANCELLED ? cancelledWasCaptured : orderCaptured)(tx, order, { operation, now });
    },
    refused: async (tx, operation, now) => {
      const order = await lockOrder(tx, operation.docno, now);
      if (!order) return;
      if (operation.kind === 'refund' && order.userId !== null) {
        await tell(tx, await refundToWallet(tx, { operation, userId: order.userId, now }));
      }
      if (operation.kind !== 'capture' || order.taken !== null) return;
      if (order.state === CANCELLED) await cancelledCaptureRefused(tx, order, now);
      else await cancelUnpaid(tx, order, { refundTo: 'card', now, returnPromises });
    },
  };
}

async function tell(tx: Transaction, refund: Refund | null): Promise<void> {
  if (refund) await askRefundedMail(tx, refund.id);
}

/** An order whose money cannot be had is not sent: it is cancelled with what was added to it, gives everything back, and its shopper hears of it. */
async function cancelUnpaid(tx: Transaction, order: PlacedOrder, how: Cancelling): Promise<void> {
  const family = await lockFamily(tx, order.id, how.now);
  const added = family?.head.id === order.id ? family.living.filter(({ id }) => id !== order.id) : [];
  await cancelOrders(tx, [order, ...added], how);
  await addJob(tx, refusedCaptureJob, { orderId: order.id }, { key: `${refusedCaptureJob.name}:${order.id}` });
  if (added.length > 0) await askCancelledMail(tx, added);
}
