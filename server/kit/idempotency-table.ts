import { customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A request that must count once, by the key that its device made before sending it; kept for 24 hours (money.md section 3, Keys). */
export const idempotentRequest = pgTable(
  'idempotent_request',
  {
    userId: integer('user_id').notNull(),
    key: text('key').notNull(),
    /** The call's name. */
    call: text('call').notNull(),
    /** SHA-256 of the body. */
    bodyHash: bytes('body_hash').notNull(),
    /** Null while a request is at work on it. */
    answer: jsonb('answer').$type<{ status: number; body: unknown }>(),
    /** Since when the request that is at work on it is. */
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.key] }), index('idempotent_request_taken').on(row.takenAt)],
);
