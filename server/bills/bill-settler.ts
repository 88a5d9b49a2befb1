/** What payments are told of bills (payments/settler.ts): a bill is captured at once, and paid when it is captured (money.md section 3), or when the wallet has paid it. */
import { billMessages } from '#contract/messages/bills.ts';
import type { Transaction } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Attempt } from '#server/payments/open-attempt.ts';
import { askOperation } from '#server/payments/operations.ts';
import { CannotSettle, type Settler } from '#server/payments/settler.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import type { BillKind, BillKinds, BillMoment } from './bill-kind.ts';
import { changeBill, lockBill, type Bill } from './bill-store.ts';

export function billSettler(kinds: BillKinds, shop: ShopSettings): Settler {
  return {
    lock: async (tx, docno, { now, startedBy }) => {
      const bill = await lockBill(tx, docno, now);
      if (!bill || bill.userId === null || (startedBy !== null && bill.userId !== startedBy)) return null;
      if (startedBy !== null && (bill.state !== 'open' || bill.until <= now)) {
        throw new Refusal('bill_over', billMessages.billOver[0], 409, 'Docno');
      }
      return {
        userId: bill.userId,
        fils: bill.fils,
        extend: (inner, at) => extend(inner, bill, at, shop),
        settle: (inner, attempt, at) =>
          attempt.method === 'wallet'
            ? takeFromWallet(inner, bill, kinds[bill.kind], { now: at, shop })
            : askForAll(inner, bill, attempt, at),
      };
    },
  };
}

/** 15 minutes from now, never past 90 after it was made, and never sooner than it was, as of a prepared order. */
async function extend(tx: Transaction, { id, madeAt, until }: Bill, now: Date, shop: ShopSettings): Promise<void> {
  const latest = madeAt.getTime() + shop.longestHoldMinutes * 60_000;
  const wanted = Math.min(latest, now.getTime() + shop.attemptMinutes * 60_000);
  await changeBill(tx, id, { until: new Date(Math.max(until.getTime(), wanted)) });
}

/** @throws Refusal 409 `card_only` where the wallet pays none of this kind here; and as fromWallet does */
async function takeFromWallet(tx: Transaction, bill: Bill, kind: BillKind, when: BillMoment): Promise<void> {
  if (!kind.fromWallet) throw new Refusal('card_only', billMessages.cardOnly[0], 409);
  await changeBill(tx, bill.id, { state: 'paid', paidAt: when.now });
  await kind.fromWallet(tx, bill, when);
}

/** @throws CannotSettle for one that has ended */
async function askForAll(tx: Transaction, bill: Bill, attempt: Attempt, now: Date): Promise<void> {
  if (bill.state === 'paid') return;
  if (bill.state === 'ended') throw new CannotSettle(`PBO-${bill.id} has ended`);
  const { id: docno, fils } = bill;
  const key = `capture PBO-${docno}`;
  await askOperation(tx, { attemptId: attempt.id, kind: 'capture', fils, doctype: 'PBO', docno, key, now });
}
