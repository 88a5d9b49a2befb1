/** Whether items can still be added to an order (contract/order-acts.ts). */
import { readAdding } from '#contract/order-acts.ts';
import { notFound } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { findOrder } from '#server/orders/order-store.ts';
import { sayDay, sayTime } from '#server/slots/say-slot.ts';

import type { CheckoutDesk } from './checkout-desk.ts';
import { canBeAddedTo } from './parent-order.ts';

export function addingServed({ db, now }: CheckoutDesk): Served[] {
  return [
    serveUser(readAdding, async ({ docno }, { userId }) => {
      const order = await findOrder(db.orm, userId, docno);
      if (!order) throw notFound();
      return {
        docno: order.id,
        doctype: 'RSO',
        canAdd: canBeAddedTo(order, now()),
        state: order.state,
        dayLabel: sayDay(order.day),
        time: sayTime({ startsAt: order.slotStartsAt, endsAt: order.slotEndsAt }),
      };
    }),
  ];
}
