import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { REGULAR_DELIVERY_STATES } from '#contract/regulars.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import { user } from '#server/session/table.ts';

const when = (name: string) => timestamp(name, { withTimezone: true });

/** A product that comes on chosen days of the week, for so many weeks. It keeps what it needs of the product. */
export const regular = pgTable(
  'regular_order',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 2001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The number of the first that was made with it: what is made together is paid by one bill. Null: it was made alone. */
    batchId: integer('batch_id'),
    /** `unpaid` has no deliveries yet; `ended` has none that is still planned. */
    state: text('state', { enum: ['unpaid', 'running', 'ended'] }).notNull(),
    stockCode: text('stock_code').notNull(),
    stockDocno: integer('stock_docno').notNull(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    units: jsonb('units').$type<Bilingual>().notNull(),
    origin: jsonb('origin').$type<Bilingual>().notNull(),
    image: text('image').notNull(),
    minimumOrder: integer('minimum_order').notNull(),
    /** Units of one delivery. */
    quantity: integer('quantity').notNull(),
    /** Fils each as it was made: what is paid for at once comes at this price. */
    price: integer('price').notNull(),
    deposit: integer('deposit').notNull(),
    weeks: integer('weeks').notNull(),
    /** 0 is Sunday. */
    weekdays: jsonb('weekdays').$type<readonly number[]>().notNull(),
    /** How many are planned of it; null: each day of each week. Of one that was changed they are fewer: something of it came already. */
    deliveries: integer('deliveries'),
    /** At which its hours begin, in Dubai. */
    hour: integer('hour').notNull(),
    /** Days after it is ordered at which the product can come at the earliest. */
    leadDays: integer('lead_days').notNull(),
    /** By card and at once; else the wallet pays each delivery. */
    paysNow: boolean('pays_now').notNull(),
    /** PBO that is to pay it, or has. */
    billId: integer('bill_id'),
    /** What mails are written in. */
    language: text('language', { enum: ['en', 'ar'] }).notNull(),
    madeAt: when('made_at').notNull(),
    endedAt: when('ended_at'),
  },
  (row) => [
    // A product comes regularly once; what is to be paid and will take its place stands beside it until then.
    uniqueIndex('regular_order_product')
      .on(row.userId, row.stockCode, row.state)
      .where(sql`${row.state} <> 'ended'`),
    index('regular_order_user').on(row.userId, row.id),
    index('regular_order_bill')
      .on(row.billId)
      .where(sql`${row.billId} is not null`),
    index('regular_order_unpaid')
      .on(row.madeAt)
      .where(sql`${row.state} = 'unpaid'`),
    check('regular_order_amounts', sql`${row.quantity} > 0 and ${row.price} > 0 and ${row.deposit} >= 0`),
    check('regular_order_ended', sql`(${row.endedAt} is not null) = (${row.state} = 'ended')`),
  ],
);

/** One delivery of it. */
export const regularDelivery = pgTable(
  'regular_delivery',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 5001 }),
    regularId: integer('regular_id')
      .notNull()
      .references(() => regular.id, { onDelete: 'cascade' }),
    /** From 1. */
    place: integer('place').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    startsAt: when('starts_at').notNull(),
    state: text('state', { enum: REGULAR_DELIVERY_STATES }).notNull(),
    /** RSO that it has become. */
    orderId: integer('order_id'),
    /** When its shopper was told that the wallet holds too little for it. */
    toldAt: when('told_at'),
  },
  (row) => [
    uniqueIndex('regular_delivery_place').on(row.regularId, row.place),
    index('regular_delivery_due')
      .on(row.startsAt)
      .where(sql`${row.state} = 'planned'`),
    check('regular_delivery_order', sql`(${row.orderId} is not null) = (${row.state} = 'ordered')`),
  ],
);
