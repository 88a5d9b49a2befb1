/** A shopper cancels an order, and what was added to it (account.md section 4, Cancellation). */
import { orderMessages } from '#contract/messages/orders.ts';
import { mayDo } from '#contract/rules/order-actions.ts';
import type { Database } from '#server/kit/database.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { lockFamily } from '#server/orders/lock-family.ts';
import { findOrder } from '#server/orders/order-store.ts';

import { askCancelledMail } from './ask-mails.ts';
import { cancelOrders, type ReturnPromises } from './cancel-orders.ts';

export interface CancelDesk {
  readonly db: Database;
  readonly now: () => Date;
  readonly returnPromises: ReturnPromises;
}

export interface WantedCancel {
  readonly userId: number;
  readonly orderId: number;
  readonly refundTo: 'card' | 'wallet';
  /** An earlier request with the same key never said how it ended: an order that is cancelled is then answered as done. */
  readonly isRetry: boolean;
}

/** @throws Refusal 404 for another shopper's; 409 `too_late` where its state forbids it; 422 `not_by_card` where no card paid it */
export async function cancelForShopper({ db, now, returnPromises }: CancelDesk, wanted: WantedCancel): Promise<void> {
  const { userId, orderId, refundTo, isRetry } = wanted;
  await db.transaction(async (tx) => {
    if (!(await findOrder(tx, userId, orderId))) throw notFound();
    const at = now();
    const family = await lockFamily(tx, orderId, at);
    const order = family?.living.find(({ id }) => id === orderId);
    if (!order && isRetry) return;
    if (!family || !order || !canCancel(order, at)) {
      throw new Refusal('too_late', orderMessages.tooLateToCancel[0], 409);
    }
    if (refundTo === 'card' && order.paidBy !== 'card') {
      throw new Refusal('not_by_card', orderMessages.notPaidByCard[0], 422, 'RefundMethod');
    }
    const added = family.head.id === orderId ? family.living.filter(({ id }) => id !== orderId) : [];
    const cancelled = await cancelOrders(tx, [order, ...added], { refundTo, now: at, returnPromises });
    await askCancelledMail(tx, cancelled);
  });
}

function canCancel({ state, parentId, deliveredAt }: PlacedOrder, now: Date): boolean {
  return mayDo('cancel', { state, isChild: parentId !== null, deliveredAt, isRated: false }, now);
}
