/**
 * The shopper's own rows that are written offline too, and what brings them to every device (docs/decisions, offline edits).
 * `gone` is a tombstone: when it was deleted. `v` is the row's own version, out of `sync_user.version`; `byClient` wrote it last.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { CART_TYPES } from '#contract/rules/shop-keys.ts';
import { user } from '#server/session/table.ts';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull();
const when = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });
/** Checked by the lock alone, and erased by a trigger with it (docs/decisions, rows-without-a-foreign-key). */
const lockedOwner = () => integer('user_id').notNull();

/** One row. Whoever restores or clones the database must replace the epoch (docs/restore.md). */
export const syncMeta = pgTable(
  'sync_meta',
  { id: boolean('id').primaryKey().default(true), epoch: uuid('epoch').notNull() },
  (meta) => [check('sync_meta_one_row', sql`${meta.id}`)],
);

/** Locked first by everything that reads or writes a shopper's rows; hands out the versions. */
export const syncUser = pgTable('sync_user', {
  userId: owner().primaryKey(),
  version: count('version').default(0),
  /** The newest version of a tombstone that is gone: who has not heard of it by then must fetch everything anew. */
  floor: count('floor').default(0),
});

export const syncClient = pgTable(
  'sync_client',
  {
    userId: owner(),
    /** A device's UUID, or `server`. */
    clientId: text('client_id').notNull(),
    lastSeq: count('last_seq').default(0),
    /** The seq that failed for a reason of ours, and how often. */
    failSeq: count('fail_seq').default(0),
    failCount: integer('fail_count').notNull().default(0),
    /** The floor when it last began to fetch everything. */
    pullFloor: count('pull_floor').default(0),
    seenAt: when('seen_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.clientId] })],
);

/** Every edit that was decided, each once. */
export const syncMutation = pgTable(
  'sync_mutation',
  {
    userId: lockedOwner(),
    id: uuid('id').notNull(),
    clientId: text('client_id').notNull(),
    seq: count('seq'),
    name: text('name').notNull(),
    /** JSON as it came; text, because what was refused may hold what jsonb does not take. */
    args: text('args').notNull(),
    /** Null: done; else why it was refused. */
    refused: text('refused'),
    at: when('at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.id] }),
    uniqueIndex('sync_mutation_seq').on(row.userId, row.clientId, row.seq),
  ],
);

/** Versions have no index: docs/decisions, rows-found-by-their-shopper. */
const standing = { gone: when('gone'), v: count('v'), byClient: text('by_client').notNull() };

export const shopList = pgTable(
  'shop_list',
  {
    userId: lockedOwner(),
    listId: text('list_id').notNull(),
    name: text('name').notNull(),
    madeAt: text('made_at').notNull(),
    ...standing,
  },
  (row) => [primaryKey({ columns: [row.userId, row.listId] })],
);

export const shopItem = pgTable(
  'shop_item',
  {
    userId: lockedOwner(),
    listId: text('list_id').notNull(),
    stockCode: text('stock_code').notNull(),
    quantity: integer('quantity').notNull(),
    isChecked: boolean('is_checked').notNull(),
    rank: text('rank').notNull(),
    ...standing,
  },
  (row) => [primaryKey({ columns: [row.userId, row.listId, row.stockCode] })],
);

export const favourite = pgTable(
  'favourite',
  { userId: lockedOwner(), stockCode: text('stock_code').notNull(), since: text('since').notNull(), ...standing },
  (row) => [primaryKey({ columns: [row.userId, row.stockCode] })],
);

export const draftLine = pgTable(
  'draft_line',
  {
    userId: lockedOwner(),
    cartType: text('cart_type', { enum: CART_TYPES }).notNull(),
    stockCode: text('stock_code').notNull(),
    quantity: integer('quantity').notNull(),
    /** Fils that the shopper saw; for the price alert, never for a total. */
    seenPrice: bigint('seen_price', { mode: 'number' }).notNull(),
    since: text('since').notNull(),
    message: text('message'),
    isGiftWrapped: boolean('is_gift_wrapped').notNull(),
    ...standing,
  },
  (row) => [primaryKey({ columns: [row.userId, row.cartType, row.stockCode] })],
);

export const notify = pgTable(
  'notify',
  { userId: lockedOwner(), stockCode: text('stock_code').notNull(), ...standing },
  (row) => [primaryKey({ columns: [row.userId, row.stockCode] })],
);
