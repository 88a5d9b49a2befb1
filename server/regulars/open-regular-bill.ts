/** The bill that a regular order is paid by at once (bills/bill-kind.ts), with what was made together with it: one can be paid at a time. */
import { regularMessages } from '#contract/messages/regulars.ts';
import type { OpenBillOf } from '#server/bills/bill-kind.ts';
import { addBill, changeBill, findBill } from '#server/bills/bill-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { hasOpenAttempt } from '#server/payments/open-attempt.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { batchOf, changeRegular, lockRegular, lockUnpaid } from './regular-store.ts';
import { regularFils } from './regular-sums.ts';

export const openRegularBill: OpenBillOf = async (tx, { userId, docno, now, shop }) => {
  await lockShopper(tx, userId, now);
  const named = await lockRegular(tx, userId, docno);
  if (!named) return undefined;
  if (named.state !== 'unpaid') throw new Refusal('not_unpaid', regularMessages.notUnpaid[0], 409, 'saldocno');
  const rows = await lockUnpaid(tx, userId, batchOf(named));
  const fils = rows.reduce((sum, row) => sum + regularFils(row), 0);
  const before = named.billId === null ? undefined : await findBill(tx, userId, named.billId);
  if (before?.state === 'open') {
    if (await hasOpenAttempt(tx, { doctype: 'PBO', docno: before.id })) return before.id;
    if (before.until > now && before.fils === fils) return before.id;
    await changeBill(tx, before.id, { state: 'ended' });
  }
  const billId = await addBill(tx, { userId, kind: 'regular', fils, now, shop });
  for (const { id } of rows) await changeRegular(tx, id, { billId });
  return billId;
};
