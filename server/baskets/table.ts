/** Past baskets, and what was made of them. Orders will feed the first two; the third is made anew from them (associate.ts). */
import { index, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core';

import { user } from '#server/session/table.ts';

export const basket = pgTable(
  'basket',
  {
    /** The order's number, or the number in the file that was loaded. */
    id: text('id').primaryKey(),
    /** Null: the shop's own past, nobody's here. */
    userId: integer('user_id').references(() => user.id, { onDelete: 'cascade' }),
    boughtAt: timestamp('bought_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('basket_user').on(table.userId)],
);

export const basketLine = pgTable(
  'basket_line',
  {
    basketId: text('basket_id')
      .notNull()
      .references(() => basket.id, { onDelete: 'cascade' }),
    stockCode: text('stock_code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.basketId, table.stockCode] })],
);

/** In how many baskets a product was; what the shop's popular products are. */
export const basketProduct = pgTable(
  'basket_product',
  { stockCode: text('stock_code').primaryKey(), baskets: integer('baskets').notNull() },
  (table) => [index('basket_product_baskets').on(table.baskets)],
);

/** Who has the first in a basket tends to have the other too. */
export const basketPair = pgTable(
  'basket_pair',
  {
    stockCode: text('stock_code').notNull(),
    otherCode: text('other_code').notNull(),
    together: integer('together').notNull(),
    /** How much more often together than by chance; above 1. */
    lift: real('lift').notNull(),
    /** What the other's offers are sorted by. */
    strength: real('strength').notNull(),
  },
  (table) => [primaryKey({ columns: [table.stockCode, table.otherCode] })],
);
