import { asc, eq } from 'drizzle-orm';

import type { Exporter } from '#server/kit/exporter.ts';

import { regular, regularDelivery } from './table.ts';

/** Regular orders with their deliveries, in the file of the shopper's own data. Amounts in fils. */
export const regularExporter: Exporter = {
  name: 'regularOrders',
  read: async (db, userId) => {
    const rows = await db.select().from(regular).where(eq(regular.userId, userId)).orderBy(asc(regular.id));
    const deliveries = await db
      .select({ one: regularDelivery })
      .from(regularDelivery)
      .innerJoin(regular, eq(regular.id, regularDelivery.regularId))
      .where(eq(regular.userId, userId))
      .orderBy(asc(regularDelivery.id));
    return rows.map(
      ({ id, name, quantity, price, deposit, weeks, weekdays, hour, paysNow, state, madeAt, endedAt }) => ({
        number: id,
        name,
        quantity,
        price,
        deposit,
        weeks,
        weekdays,
        hour,
        paysNow,
        state,
        madeAt: madeAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
        deliveries: deliveries
          .filter(({ one }) => one.regularId === id)
          .map(({ one }) => ({ day: one.day, state: one.state, order: one.orderId })),
      }),
    );
  },
};
