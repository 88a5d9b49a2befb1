import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const SLOT_KINDS = ['standard', 'express'] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

/** A time in which orders are brought to one emirate, made ahead of its day (money.md section 5). */
export const slot = pgTable(
  'slot',
  {
    /** deliveryTimeDocno */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 20_001 }),
    /** The emirate's number, of areas.json. */
    zone: integer('zone').notNull(),
    kind: text('kind', { enum: SLOT_KINDS }).notNull(),
    /** The day in Asia/Dubai, ISO. */
    day: date('day', { mode: 'string' }).notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** In orders. */
    capacity: integer('capacity').notNull(),
    /** The sum of the holds below. */
    held: integer('held').notNull().default(0),
    /** By placed orders. */
    taken: integer('taken').notNull().default(0),
  },
  (row) => [
    uniqueIndex('slot_start').on(row.zone, row.kind, row.startsAt),
    index('slot_day').on(row.zone, row.day),
    check('slot_room', sql`${row.held} >= 0 and ${row.taken} >= 0 and ${row.held} + ${row.taken} <= ${row.capacity}`),
    check('slot_time', sql`${row.endsAt} > ${row.startsAt}`),
  ],
);

/** A place that a prepared order's group keeps for itself until it is placed, or its time is over. */
export const slotHold = pgTable(
  'slot_hold',
  {
    /** Of the prepared order (PRO). */
    proId: integer('pro_id').notNull(),
    /** The order's group: one delivery each. */
    groupNo: integer('group_no').notNull(),
    slotId: integer('slot_id')
      .notNull()
      .references(() => slot.id),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.proId, row.groupNo] }), index('slot_hold_until').on(row.slotId, row.until)],
);
