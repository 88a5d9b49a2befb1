import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { ADDRESS_KINDS } from '#contract/rules/address.ts';
import { user } from '#server/session/table.ts';

/** Where a shopper's orders go. Emirates and areas are numbers of areas.json; orders copy what they need of an address. */
export const address = pgTable(
  'user_address',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 500_001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ADDRESS_KINDS }).notNull(),
    title: text('title').notNull(),
    line1: text('line1').notNull(),
    line2: text('line2').notNull(),
    landmark: text('landmark').notNull(),
    /** E.164 */
    mobile: text('mobile').notNull(),
    /** Ten digits, or empty. */
    makani: text('makani').notNull(),
    emirateId: integer('emirate_id').notNull(),
    areaId: integer('area_id').notNull(),
    /** Degrees; both or neither. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('user_address_user').on(table.userId),
    // One default a shopper at the most, whatever runs at the same time.
    uniqueIndex('user_address_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
    check('user_address_pin', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
  ],
);
