import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import { bill } from '#server/bills/table.ts';
import { placedOrder } from '#server/orders/table.ts';
import { user } from '#server/session/table.ts';

/** What a shopper said of a delivery, once; without stars and words it was dismissed, and can still be said. */
export const orderRating = pgTable(
  'order_rating',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => placedOrder.id),
    userId: integer('user_id').references(() => user.id, { onDelete: 'set null' }),
    delivery: integer('delivery'),
    product: integer('product'),
    comment: text('comment').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (row) => [check('order_rating_stars', sql`${row.delivery} between 1 and 5 and ${row.product} between 1 and 5`)],
);

/** A tip for the driver and the picker of an order: one that is open or paid at the most. Amounts in fils. */
export const tip = pgTable(
  'tip',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => placedOrder.id),
    userId: integer('user_id').references(() => user.id, { onDelete: 'set null' }),
    driverId: integer('driver_id').notNull(),
    driverFils: integer('driver_fils').notNull(),
    pickerId: integer('picker_id').notNull(),
    pickerFils: integer('picker_fils').notNull(),
    /** The bill that a card pays; null where the wallet paid it. */
    billId: integer('bill_id').references(() => bill.id),
    state: text('state', { enum: ['open', 'paid', 'ended'] }).notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (row) => [
    uniqueIndex('tip_of_order')
      .on(row.orderId)
      .where(sql`${row.state} <> 'ended'`),
    uniqueIndex('tip_bill').on(row.billId),
    check(
      'tip_fils',
      sql`${row.driverFils} >= 0 and ${row.pickerFils} >= 0 and ${row.driverFils} + ${row.pickerFils} > 0`,
    ),
  ],
);
