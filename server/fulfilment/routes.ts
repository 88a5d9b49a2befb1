/** The calls that change an order after it was placed. */
import { orderMessages } from '#contract/messages/orders.ts';
import { cancelOrder, repeatOrder } from '#contract/order-acts.ts';
import { openCatalogue } from '#server/catalogue/catalogue.ts';
import { answerOnce } from '#server/kit/answer-once.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { Told } from '#server/kit/told.ts';

import { cancelForShopper } from './cancel-for-shopper.ts';
import type { ReturnPromises } from './cancel-orders.ts';
import { repeatPlaced } from './repeat-order.ts';

/** Checkout, which stands above this room, knows the promises: server/selling.ts hands them over. */
export function fulfilmentRoutes(returnPromises: ReturnPromises) {
  return async (deps: Deps): Promise<Served[]> => {
    const catalogue = await openCatalogue(deps);
    const desk = { db: deps.db, now: () => deps.clock.now(), returnPromises, catalogue };
    return [
      serveUser(cancelOrder, (input, caller) =>
        answerOnce(deps, { call: cancelOrder, input, caller }, async ({ isRetry }) => {
          const { userId } = caller;
          const refundTo = input.refundTo === 'CARD' ? 'card' : 'wallet';
          await cancelForShopper(desk, { userId, orderId: input.docno, refundTo, isRetry });
          return new Told({}, orderMessages.cancelled[0]);
        }),
      ),
      serveUser(repeatOrder, (input, caller) =>
        answerOnce(deps, { call: repeatOrder, input, caller }, () =>
          repeatPlaced(desk, { userId: caller.userId, orderId: input.docno }),
        ),
      ),
    ];
  };
}
