import { basket, basketLine } from '#server/baskets/table.ts';
/** Writes one placed order with its lines, its first event and its basket. */
import type { Transaction } from '#server/kit/database.ts';

import { orderDonation, orderEvent, orderLine, placedOrder } from './table.ts';

export type PlacedOrder = typeof placedOrder.$inferSelect;
export type OrderLine = typeof orderLine.$inferSelect;

/** "Placed and still editable" (account.md section 4, Order states). */
export const PLACED = 1;

export interface NewOrder {
  readonly userId: number;
  readonly order: Omit<
    PlacedOrder,
    'id' | 'userId' | 'state' | 'stateAt' | 'taken' | 'takenAt' | 'cancelledAt' | 'deliveredAt'
  >;
  readonly lines: readonly Omit<OrderLine, 'orderId' | 'picked'>[];
  readonly donations: readonly { readonly partner: number; readonly fils: number }[];
}

export async function addPlacedOrder(
  tx: Transaction,
  { userId, order, lines, donations }: NewOrder,
): Promise<PlacedOrder> {
  const at = order.placedAt;
  const [placed] = await tx
    .insert(placedOrder)
    .values({ ...order, userId, state: PLACED, stateAt: at })
    .returning();
  if (!placed) throw new Error('an order was not placed');
  const orderId = placed.id;
  await tx.insert(orderLine).values(lines.map((line) => ({ ...line, orderId })));
  await tx.insert(orderEvent).values({ orderId, state: PLACED, at });
  if (donations.length > 0) await tx.insert(orderDonation).values(donations.map((one) => ({ ...one, orderId })));
  const basketId = `RSO-${orderId}`;
  await tx.insert(basket).values({ id: basketId, userId, boughtAt: at });
  const codes = [...new Set(lines.map(({ stockCode }) => stockCode))];
  await tx.insert(basketLine).values(codes.map((stockCode) => ({ basketId, stockCode })));
  return placed;
}
