import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { CART_TYPES } from '#contract/rows/keys.ts';
import { DELIVERY_KINDS } from '#contract/rules/delivery-kinds.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { DeliveryAddress, Instructions, OrderSums } from '#server/orders/table.ts';
import { user } from '#server/session/table.ts';

export const PREPARED_STATES = ['prepared', 'placed', 'replaced', 'ended'] as const;

/** PRO: a cart made ready to be paid, with copies of everything that its price hangs on (money.md section 3). */
export const preparedOrder = pgTable(
  'prepared_order',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 400_001 }),
    userId: integer('user_id').references(() => user.id, { onDelete: 'set null' }),
    state: text('state', { enum: PREPARED_STATES }).notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** When its holds end; an attempt moves it on, never past 90 minutes after preparing. */
    until: timestamp('until', { withTimezone: true }).notNull(),
    /** The version of the shopper's rows that it was made of. */
    syncVersion: bigint('sync_version', { mode: 'number' }).notNull(),
    /** False until the shopper has confirmed days and times where its things cannot come together. */
    isConfirmed: boolean('is_confirmed').notNull(),
    /** en or ar: what mails are written in. */
    language: text('language', { enum: ['en', 'ar'] }).notNull(),
    deliverTo: jsonb('deliver_to').$type<DeliveryAddress>().notNull(),
    /** E.164 */
    contact: text('contact').notNull(),
    instructions: jsonb('instructions').$type<Instructions>().notNull(),
    isExpress: boolean('is_express').notNull(),
    /** Priority: platinum's own variant of express. */
    isPriority: boolean('is_priority').notNull(),
    discountCode: text('discount_code'),
    voucherId: integer('voucher_id'),
    pointsUsed: integer('points_used').notNull(),
    /** Points taken for the delivery instead of its fee (remaining.md C6). */
    pointsForDelivery: integer('points_for_delivery').notNull(),
    sums: jsonb('sums').$type<OrderSums>().notNull(),
    /** Placed order that this one adds to; null where it stands alone (remaining.md C8). */
    parentId: integer('parent_id'),
  },
  (row) => [
    uniqueIndex('prepared_order_open')
      .on(row.userId)
      .where(sql`${row.state} = 'prepared'`),
    index('prepared_order_until')
      .on(row.until)
      .where(sql`${row.state} = 'prepared'`),
    check('prepared_order_points', sql`${row.pointsUsed} >= 0 and ${row.pointsForDelivery} >= 0`),
  ],
);

/** What comes together: one delivery, one placed order. */
export const preparedGroup = pgTable(
  'prepared_group',
  {
    proId: integer('pro_id')
      .notNull()
      .references(() => preparedOrder.id, { onDelete: 'cascade' }),
    groupNo: integer('group_no').notNull(),
    kind: text('kind', { enum: DELIVERY_KINDS }).notNull(),
    /** The slot's number; null where no slot has room. */
    slotId: integer('slot_id'),
    /** The first day on which it can come, ISO. */
    firstDay: text('first_day').notNull(),
  },
  (row) => [primaryKey({ columns: [row.proId, row.groupNo] })],
);

/** A line of the cart, with the price that it had. */
export const preparedLine = pgTable(
  'prepared_line',
  {
    proId: integer('pro_id')
      .notNull()
      .references(() => preparedOrder.id, { onDelete: 'cascade' }),
    /** tmP_pod_srno: its place. */
    srno: integer('srno').notNull(),
    groupNo: integer('group_no').notNull(),
    cartType: text('cart_type', { enum: CART_TYPES }).notNull(),
    stockCode: text('stock_code').notNull(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    units: jsonb('units').$type<Bilingual>().notNull(),
    image: text('image').notNull(),
    quantity: integer('quantity').notNull(),
    /** Fils each. */
    price: integer('price').notNull(),
    oldPrice: integer('old_price').notNull(),
    /** Fils each, without VAT, given back for what is returned. */
    deposit: integer('deposit').notNull(),
    /** Fruit, vegetables, meat: what codes lower and points are earned on. */
    isFresh: boolean('is_fresh').notNull(),
    message: text('message'),
    isGiftWrapped: boolean('is_gift_wrapped').notNull(),
    /** The gift box itself, in which the other lines of its cart type lie. */
    isBox: boolean('is_box').notNull().default(false),
  },
  (row) => [
    primaryKey({ columns: [row.proId, row.srno] }),
    check('prepared_line_amounts', sql`${row.quantity} > 0 and ${row.price} > 0 and ${row.deposit} >= 0`),
  ],
);

/** What is given to a partner with the order. */
export const preparedDonation = pgTable(
  'prepared_donation',
  {
    proId: integer('pro_id')
      .notNull()
      .references(() => preparedOrder.id, { onDelete: 'cascade' }),
    /** The partner's number, of the shop's settings. */
    partner: integer('partner').notNull(),
    fils: integer('fils').notNull(),
  },
  (row) => [primaryKey({ columns: [row.proId, row.partner] }), check('prepared_donation_fils', sql`${row.fils} > 0`)],
);
