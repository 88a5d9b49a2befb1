import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import { user } from '#server/session/table.ts';

export const PAYMENT_METHODS = ['wallet', 'new_card', 'saved_card', 'device_wallet'] as const;

/** `unknown`: the provider did not answer, and only asking it ends that; `abandoned`: stopped, or its time is over. */
export const ATTEMPT_STATES = [
  'created',
  'sent',
  'awaiting_3ds',
  'authorised',
  'failed',
  '3ds_failed',
  'unknown',
  'abandoned',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

const when = (name: string) => timestamp(name, { withTimezone: true });
const owner = () => integer('user_id').references(() => user.id, { onDelete: 'set null' });

/** One try to pay a document: of these a document has one at the most that has not ended badly (money.md section 3, Attempts). */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Our reference, by which the provider finds it: made before anything is sent. */
    ref: text('ref').notNull().unique(),
    userId: owner(),
    doctype: text('doctype').notNull(),
    docno: integer('docno').notNull(),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    fils: integer('fils').notNull(),
    state: text('state', { enum: ATTEMPT_STATES }).notNull(),
    /** What the page needs for the provider's challenge; null where there is none. */
    challenge: jsonb('challenge').$type<Readonly<Record<string, unknown>>>(),
    savesCard: boolean('saves_card').notNull().default(false),
    madeAt: when('made_at').notNull(),
    changedAt: when('changed_at').notNull(),
    /** When the document's settler ran. */
    settledAt: when('settled_at'),
  },
  (row) => [
    uniqueIndex('payment_attempt_open')
      .on(row.doctype, row.docno)
      .where(sql`${row.state} not in ('failed', '3ds_failed', 'abandoned')`),
    index('payment_attempt_user').on(row.userId, row.madeAt),
    index('payment_attempt_due')
      .on(row.changedAt)
      .where(sql`${row.state} in ('created', 'sent', 'awaiting_3ds', 'unknown')`),
    // Those that the sweep asks the provider about again (sweep-payments.ts).
    index('payment_attempt_stopped')
      .on(row.madeAt)
      .where(sql`${row.state} = 'abandoned'`),
    check('payment_attempt_fils', sql`${row.fils} >= 0`),
  ],
);

export const OPERATION_KINDS = ['capture', 'void', 'refund'] as const;
export const OPERATION_STATES = ['asked', 'done', 'refused', 'unknown'] as const;

/** What is asked of the provider about an attempt, once by its key, and tried until it is done or refused for good. */
export const paymentOperation = pgTable(
  'payment_operation',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    attemptId: integer('attempt_id')
      .notNull()
      .references(() => paymentAttempt.id),
    kind: text('kind', { enum: OPERATION_KINDS }).notNull(),
    fils: integer('fils').notNull(),
    /** Whose settler hears how it ended: an order of the document that was paid, or the document itself. */
    doctype: text('doctype').notNull(),
    docno: integer('docno').notNull(),
    /** What it is for, in full: `take RSO-1001`. */
    key: text('key').notNull().unique(),
    state: text('state', { enum: OPERATION_STATES }).notNull(),
    tries: integer('tries').notNull().default(0),
    askedAt: when('asked_at').notNull(),
    nextAt: when('next_at').notNull(),
    doneAt: when('done_at'),
  },
  (row) => [
    index('payment_operation_attempt').on(row.attemptId),
    index('payment_operation_due')
      .on(row.nextAt)
      .where(sql`${row.state} in ('asked', 'unknown')`),
    check('payment_operation_fils', sql`${row.fils} > 0`),
  ],
);

/** The provider's events, each once; a hint to ask it, never a fact. */
export const paymentEvent = pgTable('payment_event', {
  /** The provider's own. */
  id: text('id').primaryKey(),
  ref: text('ref').notNull(),
  at: when('at').notNull(),
});

/** A card that the provider keeps for the shopper: what is here pays nothing without the provider's secret. */
export const savedCard = pgTable(
  'saved_card',
  {
    /** cardToken */
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The provider's. */
    token: text('token').notNull(),
    scheme: text('scheme').notNull(),
    /** Such as 411111******1111. */
    maskedPan: text('masked_pan').notNull(),
    /** MM/YY */
    expiry: text('expiry').notNull(),
    /** The sentence that the shopper agreed to, and when. */
    consent: text('consent').notNull(),
    savedAt: when('saved_at').notNull(),
  },
  (row) => [uniqueIndex('saved_card_token').on(row.userId, row.token)],
);

/** Tokens of cards that were removed here, until the provider has removed them too. */
export const cardToRemove = pgTable('card_to_remove', {
  token: text('token').primaryKey(),
  askedAt: when('asked_at').notNull(),
});
