import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import { user } from '#server/session/table.ts';

import { ACCOUNT_KINDS } from './account-kinds.ts';

const fils = (name: string) => bigint(name, { mode: 'number' });

/**
 * Where amounts lie. Accounts with a limit keep their balance and what is reserved of it; both are recounted each night. An account
 * outlives its shopper: what was posted stays, by law (money.md section 2).
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ACCOUNT_KINDS }).notNull(),
    userId: integer('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** Of an e-gift: its number. */
    ref: text('ref'),
    /** Null: without a limit, a sum of its postings. */
    balance: fils('balance'),
    reserved: fils('reserved').notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_account_of_user').on(table.userId, table.kind),
    uniqueIndex('ledger_account_of_ref').on(table.kind, table.ref),
    uniqueIndex('ledger_account_of_shop')
      .on(table.kind)
      .where(sql`${table.kind} not in ('wallet', 'deposit', 'egift')`),
    check('ledger_account_limit', sql`${table.balance} >= ${table.reserved} and ${table.reserved} >= 0`),
    check(
      'ledger_account_limited',
      sql`(${table.balance} is not null) = (${table.kind} in ('wallet', 'deposit', 'egift'))`,
    ),
  ],
);

/** One movement of money, once: its key is what it is for. Triggers refuse any change of it (the migration). */
export const ledgerEntry = pgTable('ledger_entry', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull().unique(),
  kind: text('kind').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** The document that it belongs to; null where there is none. */
  doctype: text('doctype'),
  docno: integer('docno'),
});

/** The postings of an entry come to 0: a deferred trigger looks at the end of the transaction. */
export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerEntry.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccount.id),
    fils: fils('fils').notNull(),
  },
  (table) => [
    index('ledger_posting_entry').on(table.entryId),
    index('ledger_posting_account').on(table.accountId, table.id),
    check('ledger_posting_amount', sql`${table.fils} <> 0`),
  ],
);

/** A part of an account's balance that is promised to a document, by its key; `fils` is what is still held of it. */
export const ledgerReserve = pgTable(
  'ledger_reserve',
  {
    key: text('key').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccount.id),
    fils: fils('fils').notNull(),
  },
  (table) => [
    index('ledger_reserve_account').on(table.accountId),
    check('ledger_reserve_amount', sql`${table.fils} >= 0`),
  ],
);
