/** What the embedded realtime database keeps (docs/chat.md). Empty beside a real Firebase project. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, customType, index, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Compared byte by byte, so that everything below a path lies in one stretch of the index. */
const pathText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** As JSON: drizzle reads a word out of a jsonb column as JSON once more, so that "5" would come back as 5. */
const leafText = customType<{ data: string | number | boolean; driverData: string }>({
  dataType: () => 'text',
  toDriver: (leaf) => JSON.stringify(leaf),
  fromDriver: (written) => JSON.parse(written) as string | number | boolean,
});

/** A value that has nothing below it, under its whole path: `LiveChat/100001/lastMessage`. What is empty has no row. */
export const realtimeLeaf = pgTable('embedded_realtime_leaf', {
  path: pathText('path').primaryKey(),
  value: leafText('value').notNull(),
});

/** One row: the number of the last change. Whoever writes holds it, so that changes are seen in the order of their numbers. */
export const realtimeHead = pgTable(
  'embedded_realtime_head',
  {
    id: boolean('id').primaryKey().default(true),
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  (head) => [check('embedded_realtime_head_one_row', sql`${head.id}`)],
);

/** What was written of late, for the listeners of every replica; older ones read anew. */
export const realtimeChange = pgTable(
  'embedded_realtime_change',
  {
    version: bigint('version', { mode: 'number' }).primaryKey(),
    /** Path of the request, its writes below it. */
    change: jsonb('change').$type<StoredChange>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (change) => [index('embedded_realtime_change_at').on(change.at)],
);

export interface StoredChange {
  readonly base: readonly string[];
  /** Several places written at once (update), as opposed to one (set). */
  readonly isMerge: boolean;
  /** Whole paths, and what is there now; null where there is nothing any more. */
  readonly writes: readonly (readonly [path: readonly string[], value: unknown])[];
}
