import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { user } from '#server/session/table.ts';

export const LOT_KINDS = ['earned', 'referral', 'given'] as const;

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** Reward points that came together and end together (remaining.md C5): spent first in, first out. */
export const pointsLot = pgTable(
  'points_lot',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    kind: text('kind', { enum: LOT_KINDS }).notNull(),
    points: integer('points').notNull(),
    /** What is not spent. What has expired is left as it is, and counts for nothing. */
    left: integer('left').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The document that it came of; null where there is none. */
    doctype: text('doctype'),
    docno: integer('docno'),
    /** What it is for, in full: the same key is earned once. */
    key: text('key').notNull().unique(),
    /** Of points that came back after their lot had ended: the key of the spending; null: they came for the first time. */
    returnOf: text('return_of'),
  },
  (row) => [
    index('points_lot_user').on(row.userId, row.expiresAt),
    check('points_lot_left', sql`${row.points} > 0 and ${row.left} >= 0 and ${row.left} <= ${row.points}`),
  ],
);

/** Points that were given for something, by its key, once. */
export const pointsSpend = pgTable(
  'points_spend',
  {
    key: text('key').primaryKey(),
    userId: owner(),
    points: integer('points').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    doctype: text('doctype'),
    docno: integer('docno'),
    /** How many of them came back. */
    returned: integer('returned').notNull().default(0),
    /** When the last of them did; null where none did, or before the shop kept it. */
    returnedAt: timestamp('returned_at', { withTimezone: true }),
  },
  (row) => [
    index('points_spend_user').on(row.userId, row.at),
    check('points_spend_points', sql`${row.points} > 0 and ${row.returned} >= 0 and ${row.returned} <= ${row.points}`),
  ],
);

/** Which lots a spending took. */
export const pointsSpendPart = pgTable(
  'points_spend_part',
  {
    spendKey: text('spend_key')
      .notNull()
      .references(() => pointsSpend.key, { onDelete: 'cascade' }),
    lotId: integer('lot_id')
      .notNull()
      .references(() => pointsLot.id, { onDelete: 'cascade' }),
    points: integer('points').notNull(),
    returned: integer('returned').notNull().default(0),
  },
  (row) => [
    primaryKey({ columns: [row.spendKey, row.lotId] }),
    check('points_part_points', sql`${row.points} > 0 and ${row.returned} >= 0 and ${row.returned} <= ${row.points}`),
  ],
);
