/** Writes placed orders with their lines, first events, donations and baskets: two statements, however many orders and lines. */
import type { Transaction } from '#server/kit/database.ts';
import { insertInto, inOneStatement } from '#server/kit/insert-rows.ts';

import { placedOrder, type orderLine } from './table.ts';

export type PlacedOrder = typeof placedOrder.$inferSelect;
export type OrderLine = typeof orderLine.$inferSelect;

/** "Placed and still editable" (account.md section 4, Order states). */
export const PLACED = 1;
export const CANCELLED = -1;

export interface NewOrder {
  readonly order: Omit<
    PlacedOrder,
    | 'id'
    | 'userId'
    | 'state'
    | 'stateAt'
    | 'taken'
    | 'takenAt'
    | 'cancelledAt'
    | 'deliveredAt'
    | 'pickedSums'
    | 'pickerId'
    | 'driverId'
    | 'restockedAt'
  >;
  /** At least one. */
  readonly lines: readonly Omit<OrderLine, 'orderId' | 'picked' | 'substituteFor'>[];
  readonly donations: readonly { readonly partner: number; readonly fils: number }[];
}

/** In the order in which they are given: at least one. */
export async function addPlacedOrders(
  tx: Transaction,
  userId: number,
  given: readonly NewOrder[],
): Promise<PlacedOrder[]> {
  const values = given.map(({ order }) => ({ ...order, userId, state: PLACED, stateAt: order.placedAt }));
  const placed = await tx.insert(placedOrder).values(values).returning();
  const orders = given.map(({ order, ...parts }) => {
    const made = placed.find(({ groupNo }) => groupNo === order.groupNo);
    if (!made) throw new Error('an order was not placed');
    return { made, ...parts };
  });
  const lines = orders.flatMap((one) => one.lines.map((line) => ({ ...line, orderId: one.made.id })));
  const donations = orders.flatMap((one) => one.donations.map((gift) => ({ ...gift, orderId: one.made.id })));
  const baskets = orders.flatMap((one) =>
    [...new Set(one.lines.map(({ stockCode }) => stockCode))].map((stockCode) => ({
      id: basketOf(one.made.id),
      stockCode,
    })),
  );
  await tx.execute(
    inOneStatement([
      insertInto('order_line', [
        { name: 'order_id', type: 'integer', values: lines.map(({ orderId }) => orderId) },
        { name: 'srno', type: 'integer', values: lines.map(({ srno }) => srno) },
        { name: 'cart_type', type: 'text', values: lines.map(({ cartType }) => cartType) },
        { name: 'stock_code', type: 'text', values: lines.map(({ stockCode }) => stockCode) },
        { name: 'name', type: 'jsonb', values: lines.map(({ name }) => JSON.stringify(name)) },
        { name: 'units', type: 'jsonb', values: lines.map(({ units }) => JSON.stringify(units)) },
        { name: 'image', type: 'text', values: lines.map(({ image }) => image) },
        { name: 'quantity', type: 'integer', values: lines.map(({ quantity }) => quantity) },
        { name: 'price', type: 'integer', values: lines.map(({ price }) => price) },
        { name: 'deposit', type: 'integer', values: lines.map(({ deposit }) => deposit) },
        { name: 'lowered', type: 'integer', values: lines.map(({ lowered }) => lowered) },
        { name: 'is_fresh', type: 'boolean', values: lines.map(({ isFresh }) => isFresh) },
        { name: 'message', type: 'text', values: lines.map(({ message }) => message) },
        { name: 'is_gift_wrapped', type: 'boolean', values: lines.map(({ isGiftWrapped }) => isGiftWrapped) },
        { name: 'is_box', type: 'boolean', values: lines.map(({ isBox }) => isBox) },
        { name: 'old_price', type: 'integer', values: lines.map(({ oldPrice }) => oldPrice) },
      ]),
      ...(donations.length === 0
        ? []
        : [
            insertInto('order_donation', [
              { name: 'order_id', type: 'integer', values: donations.map(({ orderId }) => orderId) },
              { name: 'partner', type: 'integer', values: donations.map(({ partner }) => partner) },
              { name: 'fils', type: 'integer', values: donations.map(({ fils }) => fils) },
            ]),
          ]),
      insertInto('order_event', [
        { name: 'order_id', type: 'integer', values: orders.map(({ made }) => made.id) },
        { name: 'state', type: 'integer', values: orders.map(() => PLACED) },
        { name: 'at', type: 'timestamptz', values: orders.map(({ made }) => made.placedAt.toISOString()) },
      ]),
      insertInto('basket', [
        { name: 'id', type: 'text', values: orders.map(({ made }) => basketOf(made.id)) },
        { name: 'user_id', type: 'integer', values: orders.map(() => userId) },
        { name: 'bought_at', type: 'timestamptz', values: orders.map(({ made }) => made.placedAt.toISOString()) },
      ]),
      insertInto('basket_line', [
        { name: 'basket_id', type: 'text', values: baskets.map(({ id }) => id) },
        { name: 'stock_code', type: 'text', values: baskets.map(({ stockCode }) => stockCode) },
      ]),
    ]),
  );
  return orders.map(({ made }) => made);
}

/** The basket of an order by its number. */
export function basketOf(orderId: number): string {
  return `RSO-${orderId}`;
}
