import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import type { Bilingual } from '#contract/wire-types.ts';
import { user } from '#server/session/table.ts';

/** An amount off one order, good once; what the order leaves of it lapses (remaining.md C28). */
export const voucher = pgTable(
  'voucher',
  {
    /** docno, CreditvoucherCode */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 700_001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: jsonb('title').$type<Bilingual>().notNull(),
    fils: integer('fils').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The prepared order that was placed with it; null while it can be used. */
    spentOn: integer('spent_on'),
    /** What it is for, in full: the same key is given once. */
    key: text('key').notNull().unique(),
  },
  (row) => [index('voucher_user').on(row.userId, row.expiresAt), check('voucher_fils', sql`${row.fils} > 0`)],
);

/** A word that lowers the price of fruit, vegetables and meat (account.md section 5), once a shopper. */
export const discountCode = pgTable(
  'discount_code',
  {
    /** Upper case. */
    code: text('code').primaryKey(),
    percent: integer('percent').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** How many orders may use it; null: any number. */
    most: integer('most'),
    used: integer('used').notNull().default(0),
  },
  (row) => [
    check('discount_code_percent', sql`${row.percent} between 1 and 100`),
    check('discount_code_used', sql`${row.used} >= 0 and (${row.most} is null or ${row.used} <= ${row.most})`),
  ],
);

export const discountUse = pgTable(
  'discount_use',
  {
    code: text('code')
      .notNull()
      .references(() => discountCode.code, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The prepared order that was placed with it. */
    proId: integer('pro_id').notNull().unique(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.code, row.userId] })],
);
