import { asc, desc, eq, inArray } from 'drizzle-orm';

import type { Exporter } from '#server/kit/exporter.ts';

import { orderEvent, orderLine, placedOrder } from './table.ts';

/** Orders with their lines and their way, in the file of the shopper's own data. Amounts in fils. */
export const orderExporter: Exporter = {
  name: 'orders',
  read: async (db, userId) => {
    const isTheirs = eq(placedOrder.userId, userId);
    const theirs = db.select({ id: placedOrder.id }).from(placedOrder).where(isTheirs);
    const orders = await db.select().from(placedOrder).where(isTheirs).orderBy(desc(placedOrder.id));
    const lines = byOrder(
      await db.select().from(orderLine).where(inArray(orderLine.orderId, theirs)).orderBy(asc(orderLine.srno)),
    );
    const events = byOrder(
      await db.select().from(orderEvent).where(inArray(orderEvent.orderId, theirs)).orderBy(asc(orderEvent.id)),
    );
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
        .of(id)
        .map(({ name, quantity, picked, price, message }) => ({ name, quantity, picked, price, message })),
      events: events.of(id).map((event) => ({ state: event.state, at: event.at.toISOString() })),
    }));
  },
};

/** A shopper may have very many: each list is walked through once. */
function byOrder<Row extends { readonly orderId: number }>(rows: readonly Row[]): { of: (id: number) => Row[] } {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const own = found.get(row.orderId);
    if (own) own.push(row);
    else found.set(row.orderId, [row]);
  }
  return { of: (id) => found.get(id) ?? [] };
}
