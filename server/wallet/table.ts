import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import { bill } from '#server/bills/table.ts';
import { user } from '#server/session/table.ts';

const when = (name: string) => timestamp(name, { withTimezone: true });
const shopper = (name: string) => integer(name).references(() => user.id, { onDelete: 'set null' });

/** Money that a shopper adds to their own wallet, by its bill. Amounts in fils. */
export const topUp = pgTable(
  'top_up',
  {
    billId: integer('bill_id')
      .primaryKey()
      .references(() => bill.id),
    userId: shopper('user_id'),
    /** Comes with it at once; 0 for none. */
    bonusFils: integer('bonus_fils').notNull(),
    /** What the shop sends with it, in English as the settings had it; null for none. */
    goods: text('goods'),
    /** When it was paid, and the goods were sent by an operator's word. */
    paidAt: when('paid_at'),
    goodsSentAt: when('goods_sent_at'),
  },
  (row) => [
    index('top_up_user').on(row.userId),
    index('top_up_goods')
      .on(row.paidAt)
      .where(sql`${row.goods} is not null and ${row.paidAt} is not null and ${row.goodsSentAt} is null`),
    check('top_up_bonus', sql`${row.bonusFils} >= 0`),
  ],
);

/**
 * Money to a friend, by its bill. Once it is paid it is held for the friend, and passed on to the account that has proved the e-mail; where
 * there is none it waits, and then goes back (remaining.md C32).
 */
export const friendMoney = pgTable(
  'friend_money',
  {
    billId: integer('bill_id')
      .primaryKey()
      .references(() => bill.id),
    userId: shopper('user_id'),
    /** First name of the sender, as a mail may say it. */
    sender: text('sender').notNull(),
    /** As typed, and as it is compared; empty once the sender's account is gone and nothing waits any more. */
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    fils: integer('fils').notNull(),
    way: text('way', { enum: ['wallet', 'card'] }).notNull(),
    language: text('language', { enum: ['en', 'ar'] }).notNull(),
    /** `open`: its bill is not paid; `ended`: it never was. */
    state: text('state', { enum: ['open', 'held', 'received', 'returned', 'ended'] }).notNull(),
    /** The Idempotency-Key that it was asked for with: a request that is taken up again finds it. */
    requestKey: text('request_key'),
    madeAt: when('made_at').notNull(),
    /** When it was paid; from then on it waits for the friend. */
    heldAt: when('held_at'),
    /** When its sender was told that it was sent. */
    toldAt: when('told_at'),
    receivedBy: shopper('received_by'),
    endedAt: when('ended_at'),
  },
  (row) => [
    index('friend_money_user').on(row.userId, row.madeAt),
    uniqueIndex('friend_money_request').on(row.userId, row.requestKey),
    index('friend_money_received').on(row.receivedBy),
    index('friend_money_held')
      .on(row.emailKey)
      .where(sql`${row.state} = 'held'`),
    index('friend_money_waits')
      .on(row.heldAt)
      .where(sql`${row.state} = 'held'`),
    check('friend_money_fils', sql`${row.fils} > 0`),
  ],
);
