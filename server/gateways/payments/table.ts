/**
 * What the N-Genius adapter must remember. N-Genius finds an order by its own reference alone and has no key of ours for an operation, so
 * both are written down here before anything that moves money is sent. No column holds anything of a card or a shopper.
 */
import { boolean, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const when = (name: string) => timestamp(name, { withTimezone: true });

export const ngeniusOrder = pgTable('ngenius_order', {
  /** Ours. */
  ref: text('ref').primaryKey(),
  fils: integer('fils').notNull(),
  keepsCard: boolean('keeps_card').notNull(),
  /** Theirs; null while the answer that would have named it is lost. */
  orderReference: text('order_reference').unique(),
  /** When the payment was sent. */
  askedAt: when('asked_at').notNull(),
});

/** An operation, by our key. A refund of several captures is several: N-Genius refunds one capture at a time. */
export const ngeniusOperation = pgTable(
  'ngenius_operation',
  {
    key: text('key').notNull(),
    part: integer('part').notNull(),
    ref: text('ref')
      .notNull()
      .references(() => ngeniusOrder.ref),
    kind: text('kind', { enum: ['capture', 'void', 'refund'] }).notNull(),
    fils: integer('fils').notNull(),
    /** Of a refund: the capture that is given back. */
    captureReference: text('capture_reference'),
    /** When it was sent last; null before. */
    sentAt: when('sent_at'),
    /** Theirs, of what was done; null until it was seen in the order. */
    doneReference: text('done_reference'),
  },
  (row) => [
    primaryKey({ columns: [row.ref, row.key, row.part] }),
    // What N-Genius did once is never taken for two of ours.
    uniqueIndex('ngenius_operation_done').on(row.ref, row.kind, row.doneReference),
  ],
);
