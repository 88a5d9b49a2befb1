import { asc, eq } from 'drizzle-orm';

import type { Exporter } from '#server/kit/exporter.ts';

import { orderRating, tip } from './table.ts';

/** What a shopper said of deliveries, and tips, in the file of their own data. Amounts in fils. */
export const ratingExporter: Exporter = {
  name: 'ratings',
  read: async (db, userId) => {
    const ratings = await db
      .select()
      .from(orderRating)
      .where(eq(orderRating.userId, userId))
      .orderBy(asc(orderRating.orderId));
    const tips = await db.select().from(tip).where(eq(tip.userId, userId)).orderBy(asc(tip.id));
    return {
      ratings: ratings.map(({ orderId, delivery, product, comment, at }) => ({
        order: `RSO-${orderId}`,
        delivery,
        product,
        comment,
        at: at.toISOString(),
      })),
      tips: tips.map(({ orderId, driverFils, pickerFils, state, madeAt }) => ({
        order: `RSO-${orderId}`,
        driverFils,
        pickerFils,
        state,
        madeAt: madeAt.toISOString(),
      })),
    };
  },
};
