/** What orders do when the provider has answered for their money (payments/settler.ts). */
import { addJob } from '#server/kit/task.ts';
import { refusedCaptureJob } from '#server/orders/order-jobs.ts';
import { lockOrder } from '#server/orders/order-store.ts';
import type { OperationListener } from '#server/payments/settler.ts';

import { cancelUntaken, type ReturnPromises } from './cancel-order.ts';
import { orderCaptured } from './take-order.ts';

export function orderListener(returnPromises: ReturnPromises): OperationListener {
  return {
    done: orderCaptured,
    /** An order whose money cannot be had is not sent: it is cancelled, gives everything back, and its shopper hears of it. */
    refused: async (tx, operation, now) => {
      if (operation.kind !== 'capture') return;
      const order = await lockOrder(tx, operation.docno, now);
      if (!order || !(await cancelUntaken(tx, order, { now, returnPromises }))) return;
      await addJob(tx, refusedCaptureJob, { orderId: order.id }, { key: `${refusedCaptureJob.name}:${order.id}` });
    },
  };
}
