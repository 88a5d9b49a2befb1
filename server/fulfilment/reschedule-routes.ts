/** The call that gives an order another time. */
import { orderMessages } from '#contract/messages/orders.ts';
import { rescheduleOrder } from '#contract/order-acts.ts';
import { answerOnce } from '#server/kit/answer-once.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { Told } from '#server/kit/told.ts';

import type { PointsForDelivery } from './express-becomes-ordinary.ts';
import { rescheduleForShopper } from './reschedule-order.ts';

/** Checkout, which stands above this room, knows the points: server/selling.ts hands them over. */
export function rescheduleRoutes(pointsForDelivery: PointsForDelivery) {
  return (deps: Deps): Served[] => {
    const desk = { db: deps.db, now: () => deps.clock.now(), shop: deps.settings.shop, pointsForDelivery };
    return [
      serveUser(rescheduleOrder, (input, caller) =>
        answerOnce(deps, { call: rescheduleOrder, input, caller }, async () => {
          const { docno: orderId, dayId, slotId } = input;
          const refunded = await rescheduleForShopper(desk, { userId: caller.userId, orderId, dayId, slotId });
          return new Told({ refunded }, orderMessages.rescheduled[0]);
        }),
      ),
    ];
  };
}
