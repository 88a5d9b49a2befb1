import { desc, eq, sql } from 'drizzle-orm';

import type { Exporter } from '#server/kit/exporter.ts';

import { basket, basketLine } from './table.ts';

/** What the shopper bought, in the file of their own data. */
export const basketExporter: Exporter = {
  name: 'baskets',
  read: async (db, userId) => {
    const rows = await db
      .select({
        boughtAt: basket.boughtAt,
        stockCodes: sql<string[]>`array_agg(${basketLine.stockCode} order by ${basketLine.stockCode})`,
      })
      .from(basket)
      .innerJoin(basketLine, eq(basketLine.basketId, basket.id))
      .where(eq(basket.userId, userId))
      .groupBy(basket.id)
      .orderBy(desc(basket.boughtAt));
    return rows.map(({ boughtAt, stockCodes }) => ({ boughtAt: boughtAt.toISOString(), stockCodes }));
  },
};
