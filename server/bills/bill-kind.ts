/** What the room of each kind of bill does when its bill has ended, well or not: bills know no kind. */
import type { BillStanding } from '#contract/bills.ts';
import type { Queryable, Transaction } from '#server/kit/database.ts';

import type { Bill } from './bill-store.ts';

export interface BillKind {
  /** Its money was captured: makes true what it is for, once. The bill is locked after its shopper, and paid. */
  paid(tx: Transaction, bill: Bill, now: Date): Promise<void>;
  /** Nobody can pay it any more. */
  ended(tx: Transaction, bill: Bill): Promise<void>;
  /** The number of the placed order that it belongs to. */
  orderOf(db: Queryable, bill: Bill): Promise<number>;
}

export type BillKinds = Readonly<Record<BillStanding['kind'], BillKind>>;
