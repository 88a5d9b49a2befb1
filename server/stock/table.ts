import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What the shelves hold, in units (money.md section 5). A product without a row is unlimited. `onHand` is what can still be sold: a
 * placed order has taken its units off, and what is not picked or is cancelled comes back or is written off.
 */
export const stock = pgTable(
  'stock',
  {
    stockCode: text('stock_code').primaryKey(),
    onHand: integer('on_hand').notNull(),
    /** The sum of the holds below. */
    held: integer('held').notNull().default(0),
    writtenOff: integer('written_off').notNull().default(0),
  },
  (row) => [check('stock_held', sql`${row.held} >= 0 and ${row.held} <= ${row.onHand} and ${row.writtenOff} >= 0`)],
);

/** What a prepared order keeps for itself until it is placed, or its time is over. */
export const stockHold = pgTable(
  'stock_hold',
  {
    /** Of the prepared order (PRO). */
    proId: integer('pro_id').notNull(),
    stockCode: text('stock_code')
      .notNull()
      .references(() => stock.stockCode),
    units: integer('units').notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.proId, row.stockCode] }),
    index('stock_hold_until').on(row.stockCode, row.until),
    check('stock_hold_units', sql`${row.units} > 0`),
  ],
);
