import type { QueryClient } from '@tanstack/react-query';

import type { OrderPlace } from '#contract/order-urls.ts';
import type { PastOrder } from '#contract/orders.ts';
import { cardByCode } from '#src/domain/catalogue/cards-by-code.ts';

import { myBoughtCodes, orderDetail, orderTracking } from './queries.ts';

/** Of so many deliveries that come next the device keeps all there is to know (issue "Orders", "Without signal"). */
const KEPT_MAX = 10;
/** Asked again no sooner. */
const GOOD_FOR_MS = 60_000;

/** Reads, one after the other, what a delivery's pages show, so that they open without signal. What fails is left for another time. */
export async function keepOrders(client: QueryClient, places: readonly OrderPlace[]): Promise<void> {
  for (const place of places) {
    await client.prefetchQuery({ ...orderDetail(place), staleTime: GOOD_FOR_MS });
    const tracking = orderTracking(place);
    await client.prefetchQuery({ ...tracking, staleTime: GOOD_FOR_MS });
    const items = client.getQueryData(tracking.queryKey)?.value.items ?? [];
    await Promise.all(items.map(({ stockCode }) => client.prefetchQuery(cardByCode(stockCode))));
  }
}

/** After placing: the orders, and that their products were bought. */
export async function keepPlaced(client: QueryClient, orders: readonly { readonly docno: number }[]): Promise<void> {
  await client.invalidateQueries({ queryKey: myBoughtCodes().queryKey });
  await keepOrders(
    client,
    orders.slice(0, KEPT_MAX).map(({ docno }) => ({ doctype: 'RSO', docno })),
  );
}

/** The deliveries that come next, the earliest first. */
export function nextToCome(orders: readonly PastOrder[]): OrderPlace[] {
  return orders
    .filter(({ state }) => state > 0 && state < 6)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    .slice(0, KEPT_MAX)
    .map(({ docno }) => ({ doctype: 'RSO', docno }));
}
