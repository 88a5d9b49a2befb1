/** What bills do when the provider has answered for their money (payments/settler.ts). */
import { askOperation } from '#server/payments/operations.ts';
import type { OperationListener } from '#server/payments/settler.ts';

import type { BillKinds } from './bill-kind.ts';
import { changeBill, lockBill } from './bill-store.ts';

export function billListener(kinds: BillKinds): OperationListener {
  return {
    done: async (tx, { kind, docno, fils }, now) => {
      if (kind !== 'capture') return;
      const bill = await lockBill(tx, docno, now);
      if (!bill || bill.state === 'paid') return;
      if (bill.state === 'ended' || bill.fils !== fils)
        throw new Error(`PBO-${docno} was captured, and cannot be paid`);
      await changeBill(tx, docno, { state: 'paid', paidAt: now });
      await kinds[bill.kind].paid(tx, bill, now);
    },
    // What the bank holds for it is let go, as of an order (money.md section 3).
    refused: async (tx, { kind, docno, attemptId, fils }, now) => {
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
