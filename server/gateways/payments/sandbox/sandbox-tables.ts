/**
 * What the sandbox keeps, in a PostgreSQL schema of its own that it makes itself: the shop's migrations know nothing of it. No column
 * holds a card's number or CVV: of a card there are its scheme, masked number, expiry, and what the test card is for.
 */
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import type { Database } from '#server/kit/database.ts';

import { SANDBOX_BASES, type SandboxWallet } from './sandbox-payment.ts';
import { TEST_CARD_OUTCOMES } from './test-cards.ts';

export const SANDBOX_SCHEMES = ['visa', 'mastercard', 'amex', 'driversclub'] as const;
const when = (name: string) => timestamp(name, { withTimezone: true });

/** Of a kept card and of a payment; a session of the CVV field has none of it. */
const cardColumns = () => ({
  outcome: text('outcome', { enum: TEST_CARD_OUTCOMES }).notNull(),
  scheme: text('scheme', { enum: SANDBOX_SCHEMES }).notNull(),
  maskedPan: text('masked_pan').notNull(),
  expiry: text('expiry').notNull(),
});

export function sandboxTables(schemaName: string) {
  const schema = pgSchema(schemaName);
  return {
    schemaName,
    /** A card, or a kept card's CVV, as it was typed into a frame; paid with once. */
    session: schema.table('session', {
      id: text('id').primaryKey(),
      kind: text('kind', { enum: ['card', 'cvv'] }).notNull(),
      outcome: text('outcome', { enum: TEST_CARD_OUTCOMES }),
      scheme: text('scheme', { enum: SANDBOX_SCHEMES }),
      maskedPan: text('masked_pan'),
      expiry: text('expiry'),
      isNameValid: boolean('is_name_valid').notNull(),
      madeAt: when('made_at').notNull(),
      usedBy: text('used_by'),
    }),
    card: schema.table('card', {
      token: text('token').primaryKey(),
      ...cardColumns(),
      madeAt: when('made_at').notNull(),
    }),
    payment: schema.table('payment', {
      ref: text('ref').primaryKey(),
      fils: integer('fils').notNull(),
      base: text('base', { enum: SANDBOX_BASES }).notNull(),
      ...cardColumns(),
      cardToken: text('card_token'),
      challengeId: text('challenge_id').unique(),
      wallet: jsonb('wallet').$type<SandboxWallet>(),
      language: text('language', { enum: ['en', 'ar'] }).notNull(),
      dueAt: when('due_at'),
      madeAt: when('made_at').notNull(),
      nextOperation: text('next_operation', { enum: ['do', 'refuse', 'refuse_for_now'] }).notNull(),
      nextEvent: text('next_event', { enum: ['send', 'delay', 'drop'] }).notNull(),
    }),
    operation: schema.table(
      'operation',
      {
        ref: text('ref').notNull(),
        key: text('key').notNull(),
        place: integer('place').notNull(),
        kind: text('kind', { enum: ['capture', 'void', 'refund'] }).notNull(),
        fils: integer('fils').notNull(),
        settlesAt: when('settles_at'),
        isSettlementTold: boolean('is_settlement_told').notNull().default(false),
      },
      (row) => [primaryKey({ columns: [row.ref, row.key] })],
    ),
    event: schema.table('event', {
      id: text('id').primaryKey(),
      /** In which order they were told. */
      place: integer('place').notNull().generatedAlwaysAsIdentity(),
      ref: text('ref').notNull(),
      kind: text('kind').notNull(),
      madeAt: when('made_at').notNull(),
      /** What became of it: `sent 200`, `dropped`, `not delivered`. */
      fate: text('fate').notNull(),
    }),
  };
}

export type SandboxTables = ReturnType<typeof sandboxTables>;

/** Safe to run at every start, and by two at once. */
export async function makeSandboxTables(db: Database, schemaName: string): Promise<SandboxTables> {
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schemaName)) throw new Error(`${schemaName} cannot name a schema`);
  const card = 'outcome text not null, scheme text not null, masked_pan text not null, expiry text not null';
  const statements = [
    `create schema if not exists ${schemaName}`,
    `create table if not exists ${schemaName}.session (id text primary key, kind text not null, outcome text, scheme text,
      masked_pan text, expiry text, is_name_valid boolean not null, made_at timestamptz not null, used_by text)`,
    `create table if not exists ${schemaName}.card (token text primary key, ${card}, made_at timestamptz not null)`,
    `create table if not exists ${schemaName}.payment (ref text primary key, fils integer not null check (fils > 0),
      base text not null, ${card}, card_token text, challenge_id text unique, language text not null, due_at timestamptz,
      made_at timestamptz not null, next_operation text not null, next_event text not null)`,
    // Of a sandbox that was made before it had wallets.
    `alter table ${schemaName}.payment add column if not exists wallet jsonb`,
    `create index if not exists payment_due on ${schemaName}.payment (due_at) where due_at is not null`,
    `create index if not exists payment_made on ${schemaName}.payment (made_at)`,
    `create table if not exists ${schemaName}.operation (ref text not null references ${schemaName}.payment, key text not null,
      place integer not null, kind text not null, fils integer not null check (fils > 0), settles_at timestamptz,
      is_settlement_told boolean not null default false, primary key (ref, key))`,
    `create table if not exists ${schemaName}.event (id text primary key, place integer not null generated always as identity, ref text not null references ${schemaName}.payment,
      kind text not null, made_at timestamptz not null, fate text not null)`,
    `create index if not exists event_ref on ${schemaName}.event (ref)`,
  ];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`sandbox ${schemaName}`}))`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
  return sandboxTables(schemaName);
}
