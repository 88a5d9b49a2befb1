import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { BILL_KINDS } from '#contract/bills.ts';
import { user } from '#server/session/table.ts';

/** PBO: anything but an order that is paid online; captured at once, and true when it is captured (money.md section 3). */
export const bill = pgTable(
  'bill',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 700_001 }),
    userId: integer('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** Whose room settles it. */
    kind: text('kind', { enum: BILL_KINDS }).notNull(),
    fils: integer('fils').notNull(),
    state: text('state', { enum: ['open', 'paid', 'ended'] }).notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** When it can no longer be paid; an attempt moves it on. */
    until: timestamp('until', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
  },
  (row) => [
    index('bill_user').on(row.userId, row.id),
    index('bill_until')
      .on(row.until)
      .where(sql`${row.state} = 'open'`),
    check('bill_fils', sql`${row.fils} > 0`),
  ],
);
