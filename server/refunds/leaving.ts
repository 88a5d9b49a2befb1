/** Deleting an account is refused while money of an order is on its way back (money.md section 2). */
import { and, eq, isNull } from 'drizzle-orm';

import { accountMessages } from '#contract/messages/account.ts';
import type { Leaving } from '#server/kit/leaving.ts';
import { placedOrder } from '#server/orders/table.ts';

import { orderRefund } from './table.ts';

export const refundLeaving: Leaving = {
  hindrance: async (db, userId) => {
    const [found] = await db
      .select({ id: orderRefund.id })
      .from(orderRefund)
      .innerJoin(placedOrder, eq(placedOrder.id, orderRefund.orderId))
      .where(and(eq(placedOrder.userId, userId), isNull(orderRefund.doneAt)))
      .limit(1);
    return found ? accountMessages.paymentOpen[0] : null;
  },
};
