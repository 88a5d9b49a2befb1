import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import type { Bilingual } from '#contract/wire-types.ts';
import { placedOrder, type OrderSums } from '#server/orders/table.ts';

export interface InvoicedLine {
  readonly name: Bilingual;
  readonly units: Bilingual;
  readonly quantity: number;
  /** Fils each, VAT included. */
  readonly price: number;
  /** This line's part of code, voucher and points. */
  readonly lowered: number;
  /** Its place in the order, where its wrap and message are (line-gifts.ts). None on credit notes, and on what was made before. */
  readonly srno?: number;
}

/** Why a credit note was made, and what the order's papers come to before it and with it, in fils (article 60 of the VAT law's Executive Regulation). */
export interface Credited {
  readonly why: Bilingual;
  readonly before: number;
  readonly after: number;
}

/** What is printed, as it was when the invoice was made: it outlives the account and whatever changes later (remaining.md C42). */
export interface InvoiceContent {
  readonly billedTo: { readonly name: string; readonly address: Bilingual };
  readonly paidBy: 'wallet' | 'card' | 'nothing';
  /** Of a credit note: what is given back; what came in its place is below 0. */
  readonly lines: readonly InvoicedLine[];
  /** Of a credit note: the invoice's before less after, so that both meet to the fils. */
  readonly sums: OrderSums;
  /** Of a credit note alone. */
  readonly credited?: Credited;
}

/** A tax invoice or credit note: numbers without gaps, in the order of their making. */
export const invoice = pgTable(
  'invoice',
  {
    kind: text('kind', { enum: ['invoice', 'credit_note'] }).notNull(),
    number: integer('number').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => placedOrder.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    fils: integer('fils').notNull(),
    /** Within `fils`. */
    vat: integer('vat').notNull(),
    /** What it is for, in full: once. */
    key: text('key').notNull().unique(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.kind, row.number] }),
    index('invoice_order').on(row.orderId),
    check('invoice_fils', sql`${row.fils} >= 0 and ${row.vat} between 0 and ${row.fils}`),
  ],
);

/** The last number of each kind: the last lock of the transaction that takes money. */
export const invoiceCounter = pgTable('invoice_counter', {
  kind: text('kind', { enum: ['invoice', 'credit_note'] }).primaryKey(),
  last: integer('last').notNull(),
});
