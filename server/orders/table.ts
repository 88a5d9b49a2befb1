import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

import { CART_TYPES } from '#contract/rows/keys.ts';
import { DELIVERY_KINDS } from '#contract/rules/delivery-kinds.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import { user } from '#server/session/table.ts';

/** Where an order goes, as it was when the order was prepared. */
export interface DeliveryAddress {
  readonly addressId: number;
  readonly label: Bilingual;
  readonly full: Bilingual;
  /** The emirate's number: slots are of one. */
  readonly zone: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** What the shopper wants of the delivery besides its time. */
export interface Instructions {
  readonly special: string;
  readonly packing: string;
  readonly message: string;
  /** bags, boxes or reusable. */
  readonly packingOption: string;
  readonly printsInvoice: boolean;
  /** What is done where a product is out of stock. */
  readonly alternative: string;
}

const when = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What an order comes to, in fils; each part is 0 or more, and `net` is what is paid. Of what was picked it is reckoned anew with the same
 * code, voucher, points and fees (money.md section 3).
 */
export interface OrderSums {
  readonly goods: number;
  /** By the discount code. */
  readonly discount: number;
  readonly voucher: number;
  readonly points: number;
  readonly delivery: number;
  readonly deposit: number;
  readonly donation: number;
  readonly net: number;
  /** Within `net`. */
  readonly vat: number;
}

/** RSO: one delivery that was paid for. It outlives its shopper's account, as the law wants (remaining.md C42). */
export const placedOrder = pgTable(
  'placed_order',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    userId: integer('user_id').references(() => user.id, { onDelete: 'set null' }),
    proId: integer('pro_id').notNull(),
    groupNo: integer('group_no').notNull(),
    kind: text('kind', { enum: DELIVERY_KINDS }).notNull(),
    /** -1 cancelled, 1 placed, 2 picking, 3 picked and paid, 4 on the way, 5 waits for the shopper, 6 delivered. */
    state: integer('state').notNull(),
    placedAt: when('placed_at').notNull(),
    stateAt: when('state_at').notNull(),
    language: text('language', { enum: ['en', 'ar'] }).notNull(),
    deliverTo: jsonb('deliver_to').$type<DeliveryAddress>().notNull(),
    /** E.164 */
    contact: text('contact').notNull(),
    instructions: jsonb('instructions').$type<Instructions>().notNull(),
    isExpress: boolean('is_express').notNull(),
    slotId: integer('slot_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    slotStartsAt: when('slot_starts_at').notNull(),
    slotEndsAt: when('slot_ends_at').notNull(),
    /** In fils, this order's part of what was paid. */
    goods: integer('goods').notNull(),
    discount: integer('discount').notNull(),
    voucher: integer('voucher').notNull(),
    points: integer('points').notNull(),
    delivery: integer('delivery').notNull(),
    deposit: integer('deposit').notNull(),
    donation: integer('donation').notNull(),
    net: integer('net').notNull(),
    /** How it is paid: by the wallet, by an attempt of the provider's, or not at all where it comes to 0. */
    paidBy: text('paid_by', { enum: ['wallet', 'card', 'nothing'] }).notNull(),
    attemptId: integer('attempt_id'),
    /** Fils that were taken for what was picked; null until then. */
    taken: integer('taken'),
    takenAt: when('taken_at'),
    cancelledAt: when('cancelled_at'),
    deliveredAt: when('delivered_at'),
    /** The order that this one was added to: it comes with that one, and has none itself (remaining.md C8). */
    parentId: integer('parent_id').references((): AnyPgColumn => placedOrder.id),
    /** Null until picking is done. */
    pickedSums: jsonb('picked_sums').$type<OrderSums>(),
    /** Of the shop's settings: who picks it, and who brings it; null before that. */
    pickerId: integer('picker_id'),
    driverId: integer('driver_id'),
    /** When the goods of an order that was cancelled once they were packed went back on the shelf by an operator's word; null: written off. */
    restockedAt: when('restocked_at'),
  },
  (row) => [
    // Placing twice gives the same orders.
    uniqueIndex('placed_order_group').on(row.proId, row.groupNo),
    index('placed_order_user').on(row.userId, row.id),
    // Upcoming, of which a shopper has few however many there were.
    index('placed_order_coming')
      .on(row.userId, row.id)
      .where(sql`${row.state} in (1, 2, 3, 4)`),
    index('placed_order_parent')
      .on(row.parentId)
      .where(sql`${row.parentId} is not null`),
    index('placed_order_clock')
      .on(row.state, row.stateAt)
      .where(sql`${row.state} in (1, 2, 3, 4)`),
    check('placed_order_state', sql`${row.state} in (-1, 1, 2, 3, 4, 5, 6)`),
    check(
      'placed_order_net',
      sql`${row.net} >= 0 and ${row.net} = ${row.goods} - ${row.discount} - ${row.voucher} - ${row.points} + ${row.delivery} + ${row.deposit} + ${row.donation}`,
    ),
    check('placed_order_taken', sql`${row.taken} between 0 and ${row.net}`),
  ],
);

export const orderLine = pgTable(
  'order_line',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => placedOrder.id),
    srno: integer('srno').notNull(),
    cartType: text('cart_type', { enum: CART_TYPES }).notNull(),
    stockCode: text('stock_code').notNull(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    units: jsonb('units').$type<Bilingual>().notNull(),
    image: text('image').notNull(),
    quantity: integer('quantity').notNull(),
    /** Null until it was picked. */
    picked: integer('picked'),
    price: integer('price').notNull(),
    deposit: integer('deposit').notNull(),
    /** This line's part of code, voucher and points, in fils. */
    lowered: integer('lowered').notNull(),
    isFresh: boolean('is_fresh').notNull(),
    message: text('message'),
    isGiftWrapped: boolean('is_gift_wrapped').notNull(),
    /** The gift box itself, in which the other lines of its cart type lie. */
    isBox: boolean('is_box').notNull().default(false),
    /** The place of the line that this one was picked instead of; null for what was ordered. */
    substituteFor: integer('substitute_for'),
    /** Fils each without an offer; 0 where that was not kept. */
    oldPrice: integer('old_price').notNull().default(0),
  },
  (row) => [
    primaryKey({ columns: [row.orderId, row.srno] }),
    check('order_line_picked', sql`${row.picked} between 0 and ${row.quantity}`),
  ],
);

/** Each move of an order, for its tracking: an order that is rescheduled begins anew with another event of state 1. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => placedOrder.id),
    state: integer('state').notNull(),
    at: when('at').notNull(),
  },
  (row) => [index('order_event_order').on(row.orderId, row.id)],
);

export const orderDonation = pgTable(
  'order_donation',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => placedOrder.id),
    partner: integer('partner').notNull(),
    fils: integer('fils').notNull(),
  },
  (row) => [primaryKey({ columns: [row.orderId, row.partner] })],
);
