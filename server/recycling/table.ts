import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import type { Bilingual } from '#contract/wire-types.ts';
import { user } from '#server/session/table.ts';

const when = (name: string) => timestamp(name, { withTimezone: true });

/** One returnable container that is collected at the shopper's door. It keeps what it needs of product, address and time. */
export const collection = pgTable(
  'recycle_collection',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    stockCode: text('stock_code').notNull(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    /** Fils that come back for it. */
    deposit: integer('deposit').notNull(),
    /** In one line. */
    address: jsonb('address').$type<Bilingual>().notNull(),
    slotId: integer('slot_id').notNull(),
    startsAt: when('starts_at').notNull(),
    endsAt: when('ends_at').notNull(),
    message: text('message').notNull(),
    askedAt: when('asked_at').notNull(),
    state: text('state', { enum: ['asked', 'collected', 'cancelled'] }).notNull(),
    /** When it was collected or cancelled. */
    endedAt: when('ended_at'),
  },
  (row) => [
    index('recycle_collection_user').on(row.userId),
    index('recycle_collection_due')
      .on(row.startsAt)
      .where(sql`${row.state} = 'asked'`),
    check('recycle_collection_deposit', sql`${row.deposit} > 0`),
    check('recycle_collection_ended', sql`(${row.endedAt} is null) = (${row.state} = 'asked')`),
  ],
);
