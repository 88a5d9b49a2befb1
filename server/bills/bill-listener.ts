/** What bills do when the provider has answered for their money (payments/settler.ts). */
import type { Transaction } from '#server/kit/database.ts';
import { askOperation } from '#server/payments/operations.ts';
import type { Operation, OperationListener } from '#server/payments/settler.ts';

import type { BillKinds } from './bill-kind.ts';
import { changeBill, lockBill } from './bill-store.ts';

/** `refundDays`: after so many its room is told that a card does not take a refund back. */
export function billListener(kinds: BillKinds, refundDays: number): OperationListener {
  const refunded = async (tx: Transaction, { docno }: Operation, isOnCard: boolean, now: Date): Promise<void> => {
    const bill = await lockBill(tx, docno, now);
    if (bill) await kinds[bill.kind].refunded?.(tx, bill, isOnCard, now);
  };
  return {
    refundDays,
    done: async (tx, operation, now) => {
      const { kind, docno, fils } = operation;
      if (kind === 'refund') await refunded(tx, operation, true, now);
      if (kind !== 'capture') return;
      const bill = await lockBill(tx, docno, now);
      if (!bill || bill.state === 'paid') return;
      if (bill.state === 'ended' || bill.fils !== fils)
        throw new Error(`PBO-${docno} was captured, and cannot be paid`);
      await changeBill(tx, docno, { state: 'paid', paidAt: now });
      await kinds[bill.kind].paid(tx, bill, now);
    },
    // What the bank holds for it is let go, as of an order (money.md section 3).
    refused: async (tx, operation, now) => {
      const { kind, docno, attemptId, fils } = operation;
      if (kind === 'refund') await refunded(tx, operation, false, now);
      if (kind !== 'capture') return;
      const bill = await lockBill(tx, docno, now);
      if (bill?.state !== 'open') return;
      await changeBill(tx, docno, { state: 'ended' });
      const { [bill.kind]: room } = kinds;
      await (room.refused ? room.refused(tx, bill) : room.ended(tx, bill));
      const key = `void attempt ${attemptId}`;
      await askOperation(tx, { attemptId, kind: 'void', fils, doctype: 'PBO', docno, key, now });
    },
  };
}
