/** The calls of orders. */
import { readOrder, readTracking } from '#contract/order-detail.ts';
import { readBoughtCodes, readHistory, readThanks } from '#contract/orders.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import { boughtCodes } from '#server/baskets/bought-codes.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';

import { basketOf } from './add-placed-orders.ts';
import type { BesideOrders } from './beside-orders.ts';
import { namedOrder, namedOrders } from './named-order.ts';
import type { OrderReader } from './order-reader.ts';
import { openOrders } from './order-store.ts';
import { readDetail } from './read-detail.ts';
import { readHistoryPage } from './read-history.ts';
import { thanksOf } from './read-thanks.ts';
import { readTrackingOf } from './read-tracking.ts';

/** As many as a device lays over its cards. */
const MOST_CODES = 2000;

export function orderRoutes(beside: BesideOrders) {
  return ({ db, clock, settings }: Deps): Served[] => {
    const { shop, fulfilmentSpeed: speed } = settings;
    const reader: OrderReader = { db, beside, shop, speed, now: () => clock.now() };
    return [
      serveUser(readThanks, async (named, { userId }) => thanksOf(db.orm, await namedOrders(db.orm, userId, named))),
      serveUser(readHistory, ({ isPast, size }, { userId }) =>
        readHistoryPage(reader, { userId, isPast, size, today: dubaiDay(clock.now()) }),
      ),
      serveUser(readBoughtCodes, async (_input, { userId }) => ({
        codes: await boughtCodes(db.orm, userId, MOST_CODES, (await openOrders(db.orm, userId)).map(basketOf)),
      })),
      serveUser(readOrder, async (named, { userId }) => readDetail(reader, await namedOrder(db.orm, userId, named))),
      serveUser(readTracking, async (named, { userId }) =>
        readTrackingOf(reader, await namedOrder(db.orm, userId, named)),
      ),
    ];
  };
}
