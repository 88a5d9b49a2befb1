/** What orders do when the provider has answered for their money (payments/settler.ts). */
import type { OperationListener } from '#server/payments/settler.ts';

import { cancelUntaken, type ReturnPromises } from './cancel-order.ts';
import { lockOrder } from './order-store.ts';
import { orderCaptured } from './take-order.ts';

export function orderListener(returnPromises: ReturnPromises): OperationListener {
  return {
    done: orderCaptured,
    /** An order whose money cannot be had is not sent: it is cancelled, and gives everything back. */
    refused: async (tx, operation, now) => {
      if (operation.kind !== 'capture') return;
      const order = await lockOrder(tx, operation.docno, now);
      if (order) await cancelUntaken(tx, order, { now, returnPromises });
    },
  };
}
