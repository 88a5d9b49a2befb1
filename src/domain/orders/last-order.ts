/** What was ordered last, to make something of it again. */
import type { QueryClient } from '@tanstack/react-query';

import type { DetailLine } from '#contract/order-detail.ts';
import type { PastOrder } from '#contract/orders.ts';
import { QUANTITY_MAX } from '#contract/rows/items.ts';

import { orderDetail } from './queries.ts';

const CANCELLED = -1;

/** The one placed last that was not cancelled. */
export function lastOrderOf(orders: readonly PastOrder[]): PastOrder | undefined {
  return orders
    .filter(({ state, images }) => state !== CANCELLED && images.length > 0)
    .toSorted((a, b) => b.placedAt.localeCompare(a.placedAt))[0];
}

/** Its products, each once; null where neither the shop nor this device can say. */
export async function itemsOfOrder(
  client: QueryClient,
  { docno }: PastOrder,
): Promise<readonly { readonly stockCode: string; readonly quantity: number }[] | null> {
  const order = await client.ensureQueryData(orderDetail({ doctype: 'RSO', docno })).catch(() => null);
  return order && orderedItems(order.value.lines);
}

/** What was asked for: not what came in its place, no gift box, and what stands in two lines once. */
export function orderedItems(lines: readonly DetailLine[]): readonly { stockCode: string; quantity: number }[] {
  const counts = new Map<string, number>();
  for (const { stockCode, quantity, substituteFor, isBox } of lines) {
    if (substituteFor !== null || isBox || quantity === 0) continue;
    counts.set(stockCode, Math.min(QUANTITY_MAX, (counts.get(stockCode) ?? 0) + quantity));
  }
  return [...counts].map(([stockCode, quantity]) => ({ stockCode, quantity }));
}
