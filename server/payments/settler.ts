/** What each kind of document gives payments to work with: payments know no kind, and never decide what was bought (money.md section 1). */
import type { Transaction } from '#server/kit/database.ts';

import type { Attempt, DocumentName } from './open-attempt.ts';
import type { paymentOperation } from './table.ts';

/** A document that is locked until the transaction ends, after its shopper. */
export interface Payable {
  readonly userId: number;
  /** What it costs now. */
  readonly fils: number;
  /** Moves the end of what it holds, for an attempt that begins. */
  extend(tx: Transaction, now: Date): Promise<void>;
  /**
   * Makes true what was paid for, once: what is settled already is left as it is.
   *
   * @throws CannotSettle where it can no longer be had; payments then give the money back
   * @throws Refusal where the wallet does not suffice
   */
  settle(tx: Transaction, attempt: Attempt, now: Date): Promise<void>;
}

export interface Locking {
  readonly now: Date;
  /**
   * The shopper who begins to pay it: the settler then refuses what cannot be paid (not confirmed, its time over, placed). Null where the
   * provider's word is taken in, whoever's it is.
   */
  readonly startedBy: number | null;
}

export interface Settler {
  /** Locks the shopper, then the document. Null where there is none of this number, or `startedBy` is not whose it is. */
  lock(tx: Transaction, docno: number, how: Locking): Promise<Payable | null>;
}

/** By doctype; what is not here cannot be paid yet. */
export type Settlers = Readonly<Partial<Record<DocumentName['doctype'], Settler>>>;

export type Operation = typeof paymentOperation.$inferSelect;

/** Hears how an operation on a document's payment ended, in the transaction that writes it down. */
export interface OperationListener {
  done(tx: Transaction, operation: Operation, now: Date): Promise<void>;
  /** For good. */
  refused(tx: Transaction, operation: Operation, now: Date): Promise<void>;
  /** So many days after it was asked, a refund that the provider does not take ends as refused; left out: it is tried for ever. */
  readonly refundDays?: number;
}

/** By the doctype of the operation. */
export type OperationListeners = Readonly<Partial<Record<string, OperationListener>>>;

/** What was paid for is gone: a slot, stock, a voucher. */
export class CannotSettle extends Error {
  override readonly name = 'CannotSettle';
}
