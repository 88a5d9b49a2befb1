/** The bill that an e-gift is paid by (bills/bill-kind.ts): one can be paid at a time. */
import { egiftMessages } from '#contract/messages/egifts.ts';
import type { OpenBillOf } from '#server/bills/bill-kind.ts';
import { addBill, changeBill, findBill } from '#server/bills/bill-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { hasOpenAttempt } from '#server/payments/open-attempt.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { changeGift, lockGift } from './gift-store.ts';

export const openGiftBill: OpenBillOf = async (tx, { userId, docno, now, shop }) => {
  await lockShopper(tx, userId, now);
  const gift = await lockGift(tx, docno);
  if (gift?.userId !== userId) return undefined;
  if (gift.state !== 'draft') throw new Refusal('not_open', egiftMessages.notOpen[0], 409, 'saldocno');
  const before = gift.billId === null ? undefined : await findBill(tx, userId, gift.billId);
  if (before?.state === 'open') {
    const isUsable = before.until > now || (await hasOpenAttempt(tx, { doctype: 'PBO', docno: before.id }));
    if (isUsable) return before.id;
    await changeBill(tx, before.id, { state: 'ended' });
  }
  const billId = await addBill(tx, { userId, kind: 'egift', fils: gift.fils, now, shop });
  await changeGift(tx, docno, { billId });
  return billId;
};
