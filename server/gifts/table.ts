import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { bill } from '#server/bills/table.ts';
import { user } from '#server/session/table.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/**
 * `draft`: not paid yet; `given_up`: its buyer deleted the account before its day. From `paid` on its amount lies in a ledger account of its
 * own, until it is redeemed or paid back.
 */
const EGIFT_ROW_STATES = ['draft', 'paid', 'sent', 'redeemed', 'cancelled', 'given_up'] as const;

/** An e-gift, EGF on the wire (remaining.md C9). The code itself is kept nowhere: it is made of the number and GIFT_KEY (gift-code.ts). */
export const egift = pgTable(
  'egift',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 800_001 }),
    /** Who buys it; null once the account is deleted. */
    userId: integer('user_id').references(() => user.id, { onDelete: 'set null' }),
    state: text('state', { enum: EGIFT_ROW_STATES }).notNull(),
    fils: integer('fils').notNull(),
    stockCode: text('stock_code').notNull(),
    senderName: text('sender_name').notNull(),
    /** The friend's. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    mobile: text('mobile').notNull(),
    message: text('message').notNull(),
    language: text('language', { enum: ['en', 'ar'] }).notNull(),
    /** In Dubai. */
    day: date('day').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** The one that can be paid, or was. */
    billId: integer('bill_id').references(() => bill.id),
    /** When it is to be sent: known once it is paid. */
    sendsAt: timestamp('sends_at', { withTimezone: true }),
    /** SHA-256 of its code; null until it is sent. */
    codeHash: bytes('code_hash'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When its mail is tried again, should it not be taken over by then; null once nobody tries it any more. */
    mailAt: timestamp('mail_at', { withTimezone: true }),
    /** When the mail was taken over; null until then. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** When an operator gave it another address; null where it has the one that its buyer typed. */
    addressedAt: timestamp('addressed_at', { withTimezone: true }),
    redeemedBy: integer('redeemed_by').references(() => user.id, { onDelete: 'set null' }),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** When the money of a cancelled one was back; null until then. */
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
    /** False: it went to the wallet, because the bank did not take it back. */
    isRefundedToCard: boolean('is_refunded_to_card'),
  },
  (row) => [
    index('egift_user').on(row.userId, row.id),
    index('egift_redeemer').on(row.redeemedBy),
    uniqueIndex('egift_bill').on(row.billId),
    uniqueIndex('egift_code').on(row.codeHash),
    index('egift_due')
      .on(row.sendsAt)
      .where(sql`${row.state} = 'paid'`),
    index('egift_unmailed')
      .on(row.mailAt)
      .where(sql`${row.sentAt} is not null and ${row.mailedAt} is null`),
    index('egift_draft')
      .on(row.madeAt)
      .where(sql`${row.state} = 'draft'`),
    check('egift_fils', sql`${row.fils} > 0`),
  ],
);
