/** The calls that change an order after it was placed. */
import { orderMessages } from '#contract/messages/orders.ts';
import { cancelOrder } from '#contract/order-acts.ts';
import { answerOnce } from '#server/kit/answer-once.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { Told } from '#server/kit/told.ts';

import { cancelForShopper } from './cancel-for-shopper.ts';
import type { ReturnPromises } from './cancel-orders.ts';

/** Checkout, which stands above this room, knows the promises: server/selling.ts hands them over. */
export function fulfilmentRoutes(returnPromises: ReturnPromises) {
  return (deps: Deps): Served[] => {
    const desk = { db: deps.db, now: () => deps.clock.now(), returnPromises };
    return [
      serveUser(cancelOrder, (input, caller) =>
        answerOnce(deps, { call: cancelOrder, input, caller }, async ({ isRetry }) => {
          const { userId } = caller;
          const refundTo = input.refundTo === 'CARD' ? 'card' : 'wallet';
          await cancelForShopper(desk, { userId, orderId: input.docno, refundTo, isRetry });
          return new Told({}, orderMessages.cancelled[0]);
        }),
      ),
    ];
  };
}
