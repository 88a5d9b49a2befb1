import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried within a window of time; shared by all replicas. */
export const throttleCount = pgTable(
  'throttle_count',
  {
    /** What is counted, such as `login:sara@example.ae|10.0.0.1`. */
    key: text('key').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    windowEnd: timestamp('window_end', { withTimezone: true }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] }), index('throttle_count_end').on(table.windowEnd)],
);
