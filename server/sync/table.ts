/**
 * The shopper's own rows that are written offline too, and what brings them to every device (docs/decisions, offline edits).
 * `gone` is a tombstone: when it was deleted. `v` is the row's own version, out of `sync_user.version`; `byClient` wrote it last.
 */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { CART_TYPES } from '#contract/rows/keys.ts';
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
  {
    id: boolean('id').primaryKey().default(true),
    epoch: uuid('epoch').notNull(),
    /** Which history of the database the epoch is of (server/sync/timeline.ts); null until it was first asked. */
    timeline: text('timeline'),
  },
  (meta) => [check('sync_meta_one_row', sql`${meta.id}`)],
);

/** Locked first by everything that reads or writes a shopper's rows; hands out the versions. */
export const syncUser = pgTable('sync_user', {
  userId: owner().primaryKey(),
  version: count('version').default(0),
  /** The newest version of a tombstone that is gone: who has not heard of it by then must fetch everything anew. */
  floor: count('floor').default(0),
  /** The day (UTC, counted from 1970) that the two counts below are of: they bound what one shopper can make us store. */
  countedDay: integer('counted_day').notNull().default(0),
  dayEdits: integer('day_edits').notNull().default(0),
  dayTombstones: integer('day_tombstones').notNull().default(0),
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
    // Rows are written in the order of time: a few kilobytes find the oldest, and writing costs next to nothing.
    index('sync_mutation_at').using('brin', row.at),
  ],
);

/** Versions have no index: docs/decisions, rows-found-by-their-shopper. */
const standing = { gone: when('gone'), v: count('v'), byClient: text('by_client').notNull() };

/** Finds the tombstones that are old enough to go; live rows are not in it. */
const tombstones = (table: string, gone: AnyPgColumn) =>
  index(`${table}_gone`)
    .on(gone)
    .where(sql`gone is not null`);

export const shopList = pgTable(
  'shop_list',
  {
    userId: lockedOwner(),
    listId: text('list_id').notNull(),
    name: text('name').notNull(),
    madeAt: text('made_at').notNull(),
    ...standing,
  },
  (row) => [primaryKey({ columns: [row.userId, row.listId] }), tombstones('shop_list', row.gone)],
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
  (row) => [primaryKey({ columns: [row.userId, row.listId, row.stockCode] }), tombstones('shop_item', row.gone)],
);

export const favourite = pgTable(
  'favourite',
  { userId: lockedOwner(), stockCode: text('stock_code').notNull(), since: text('since').notNull(), ...standing },
  (row) => [primaryKey({ columns: [row.userId, row.stockCode] }), tombstones('favourite', row.gone)],
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
    /** The gift box itself, in which the other lines of its cart type lie. */
    isBox: boolean('is_box').notNull().default(false),
    /** Units of it that take one place of a gift box. */
    perPlace: integer('per_place').notNull().default(1),
    ...standing,
  },
  (row) => [primaryKey({ columns: [row.userId, row.cartType, row.stockCode] }), tombstones('draft_line', row.gone)],
);

export const notify = pgTable(
  'notify',
  { userId: lockedOwner(), stockCode: text('stock_code').notNull(), ...standing },
  (row) => [
    primaryKey({ columns: [row.userId, row.stockCode] }),
    tombstones('notify', row.gone),
    // Who waits for a product that is back.
    index('notify_waiting')
      .on(row.stockCode)
      .where(sql`gone is null`),
  ],
);
