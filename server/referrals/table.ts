import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import { user } from '#server/session/table.ts';

/** Goes with the account. */
const shopper = (name: string) =>
  integer(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** Who invited a shopper: one, whom the shopper names (remaining.md LO 14). */
export const referral = pgTable(
  'referral',
  {
    /** Who was invited. */
    userId: integer('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    referrerId: shopper('referrer_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (row) => [
    index('referral_referrer').on(row.referrerId),
    check('referral_other', sql`${row.userId} <> ${row.referrerId}`),
    // Two who name each other, at the same moment too, would both earn from either's orders.
    uniqueIndex('referral_pair').on(
      sql`least(${row.userId}, ${row.referrerId})`,
      sql`greatest(${row.userId}, ${row.referrerId})`,
    ),
  ],
);

/** An invitation to one address. Once it is mailed, address and words are gone; the row then only counts for the limit of a day. */
export const referralMail = pgTable(
  'referral_mail',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: shopper('user_id'),
    /** First name of the sender, as a mail may say it. */
    sender: text('sender').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    language: text('language', { enum: ['en', 'ar'] }).notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (row) => [index('referral_mail_user').on(row.userId, row.madeAt)],
);
