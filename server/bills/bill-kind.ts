/**
 * What the room of each kind of bill does when its bill has ended, well or not: bills know no kind. A new kind brings its word in BILL_KINDS
 * (contract/bills.ts), a BillKind in its own room, its line in server/selling.ts, and its words on the page of a bill
 * (src/features/checkout/use-bill-words.ts); where checkout's address names it in a way of its own, that in contract/checkout-urls.ts.
 */
import type { BILLED_DOCTYPES, BillStanding } from '#contract/bills.ts';
import type { Queryable, Transaction } from '#server/kit/database.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import type { Bill } from './bill-store.ts';

export interface BillKind {
  /** Its money was captured: makes true what it is for, once. The bill is locked after its shopper, and paid. */
  paid(tx: Transaction, bill: Bill, now: Date): Promise<void>;
  /**
   * Its wallet pays it at once, in place of a card: moves the money and makes true what it is for. Left out where only a card pays one of a
   * kind, or the kind has a call of its own for the wallet. The bill is locked after its shopper, and open.
   *
   * @throws Refusal, NotEnough
   */
  fromWallet?(tx: Transaction, bill: Bill, when: BillMoment): Promise<void>;
  /** Instead of `ended` where its bank had agreed and then did not let the shop have the money: its shopper, who may have left, hears of it. */
  refused?(tx: Transaction, bill: Bill): Promise<void>;
  /** Nobody can pay it any more. */
  ended(tx: Transaction, bill: Bill): Promise<void>;
  about(db: Queryable, bill: Bill, when: BillMoment): Promise<BillAbout>;
  /** What was captured went back, to the card or not to be had there; left out where nothing of a kind ever goes back. The shopper is locked. */
  refunded?(tx: Transaction, bill: Bill, isOnCard: boolean, now: Date): Promise<void>;
}

export interface BillMoment {
  readonly now: Date;
  readonly shop: ShopSettings;
}

/** What its page says of it beside its amount: the number of the placed order that it belongs to, whom it goes to, what comes with it, what it is for, whether the wallet may pay it. */
export type BillAbout = Partial<
  Pick<BillStanding, 'orderDocno' | 'email' | 'bonus' | 'hasGoods' | 'regular' | 'gift' | 'wallet'>
>;

export type BillKinds = Readonly<Record<BillStanding['kind'], BillKind>>;

interface BilledDocument {
  readonly userId: number;
  readonly docno: number;
  readonly now: Date;
  readonly shop: ShopSettings;
}

/**
 * The number of the bill of a document: the one that is open already, or one that is made (addBill). Undefined where the shopper has no such
 * document. Locks the shopper, then the document. @throws Refusal 409 for one that is paid, or can no longer be
 */
export type OpenBillOf = (tx: Transaction, asked: BilledDocument) => Promise<number | undefined>;

/** By the doctype of what a bill is made of; what is not here has no bill yet. */
export type BilledDocuments = Readonly<Partial<Record<Exclude<(typeof BILLED_DOCTYPES)[number], 'PBO'>, OpenBillOf>>>;
