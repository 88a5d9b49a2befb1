import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { placedOrder } from '#server/orders/table.ts';

export const REFUND_REASONS = ['cancelled', 'short', 'express'] as const;

/** Money of an order that goes back after it was taken, once by its key, and tried until it is back (decisions.md 32). */
export const orderRefund = pgTable(
  'order_refund',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => placedOrder.id),
    /** Where it goes; a card's that the provider refused for five days becomes the wallet's. */
    way: text('way', { enum: ['card', 'wallet'] }).notNull(),
    fils: integer('fils').notNull(),
    reason: text('reason', { enum: REFUND_REASONS }).notNull(),
    /** What it is for, in full: `cancel RSO-1001`. The operation that the provider is asked for has the same. */
    key: text('key').notNull().unique(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** When the shopper had it; null until then. */
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (row) => [
    index('order_refund_order').on(row.orderId),
    index('order_refund_due')
      .on(row.askedAt)
      .where(sql`${row.doneAt} is null`),
    check('order_refund_fils', sql`${row.fils} > 0`),
  ],
);
