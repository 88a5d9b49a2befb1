/** The shopper's orders by tab, as far as they were seen: one answer a tab, which grows by twenty (account.md section 9). */
import type { QueryClient } from '@tanstack/react-query';

import { readHistory, type PastOrder } from '#contract/orders.ts';
import type { Decoded } from '#contract/wire.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { privateQuery } from '#src/net/private-query.ts';
import type { Answered } from '#src/net/read-envelope.ts';
import { readAnswer, sendCall } from '#src/net/read-query.ts';

export const ORDERS_PAGE = 20;

export type OrderHistory = Decoded<(typeof readHistory)['answer']>;

/** How many lines an order has. An answer that was kept from before does not say; its pictures are of the first ones then. */
export const lineCountOf = ({ lineCount, images }: Pick<PastOrder, 'lineCount' | 'images'>): number =>
  lineCount ?? images.length;

/** Asked again for as many as were seen: an order that is new at the top takes none of them away. */
export function orderHistory(isPast: boolean) {
  const queryKey = keyOf(isPast);
  return {
    ...privateQuery(readHistory, { isPast, size: ORDERS_PAGE }),
    // An order may have moved on a moment ago: what is kept is shown, and asked for again.
    staleTime: 0,
    queryKey,
    queryFn: ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
      const seen = client.getQueryData<Answered<OrderHistory>>(queryKey)?.value.size ?? 0;
      return readAnswer(client, readHistory, { isPast, size: Math.max(ORDERS_PAGE, seen) }, signal);
    },
  };
}

/** 'Load More 20 Orders'. */
export async function loadMoreOrders(client: QueryClient, isPast: boolean): Promise<Result<unknown, AppError>> {
  const queryKey = keyOf(isPast);
  const seen = client.getQueryData<Answered<OrderHistory>>(queryKey)?.value.size ?? 0;
  const more = await sendCall(client, readHistory, { isPast, size: seen + ORDERS_PAGE });
  if (more.ok) client.setQueryData(queryKey, more.value);
  return more;
}

/**
 * "The button shows when there are more than 20 upcoming or at least 20 past orders" (account.md section 9), for as long as there are
 * some that are not shown; of exactly 20 past ones once, as it says.
 */
export function offersMore(isPast: boolean, { orders, count, size }: OrderHistory): boolean {
  const isAll = orders.length >= count;
  return isPast ? count >= ORDERS_PAGE && (!isAll || size <= ORDERS_PAGE) : count > ORDERS_PAGE && !isAll;
}

const keyOf = (isPast: boolean): [string, unknown] => [readHistory.name, { isPast }];
