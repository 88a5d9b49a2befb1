import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the embedded gateways would have sent; shown at /_outbox (decisions.md 13). */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel', { enum: ['sms', 'mail'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The same key is one message, however often it is sent; null where that does not matter. */
    key: text('key').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('outbox_message_created').on(table.createdAt)],
);
