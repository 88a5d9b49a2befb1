import { asc, desc, eq, inArray } from 'drizzle-orm';

import type { Exporter } from '#server/kit/exporter.ts';

import { orderLine, placedOrder } from './table.ts';

/** Orders with their lines, in the file of the shopper's own data. Amounts in fils. */
export const orderExporter: Exporter = {
  name: 'orders',
  read: async (db, userId) => {
    const orders = await db
      .select()
      .from(placedOrder)
      .where(eq(placedOrder.userId, userId))
      .orderBy(desc(placedOrder.id));
    const ids = orders.map(({ id }) => id);
    const lines =
      ids.length === 0
        ? []
        : await db.select().from(orderLine).where(inArray(orderLine.orderId, ids)).orderBy(asc(orderLine.srno));
    return orders.map(({ id, placedAt, day, deliverTo, contact, instructions, net, taken, paidBy, state }) => ({
      order: `RSO-${id}`,
      placedAt: placedAt.toISOString(),
      deliveryDay: day,
      address: deliverTo.full,
      contact,
      instructions,
      net,
      taken,
      paidBy,
      state,
      lines: lines
        .filter(({ orderId }) => orderId === id)
        .map(({ name, quantity, picked, price, message }) => ({ name, quantity, picked, price, message })),
    }));
  },
};
