/** A bill that is an e-gift (bills/bill-kind.ts). Its face value has no VAT (decisions.md 19). */
import { dubaiDay, dubaiTime } from '#contract/rules/dubai-day.ts';
import type { BillKind } from '#server/bills/bill-kind.ts';
import { post } from '#server/ledger/post.ts';

import { addGiftJob, giftPaidJob, sendGiftJob } from './gift-jobs.ts';
import { accountOfGift, changeGift, giftOfBill, lockGift, type Egift } from './gift-store.ts';
import { giftRefunded } from './refund-gift.ts';

/** Of the day that was chosen, in Dubai (remaining.md C9). */
const SENT_AT_HOUR = 9;

export const giftKind: BillKind = {
  paid: async (tx, bill, at) => {
    const found = await giftOfBill(tx, bill.id);
    const gift = found && (await lockGift(tx, found.id));
    if (gift?.state !== 'draft') throw new Error(`PBO-${bill.id} was paid for no e-gift`);
    const { id, fils } = gift;
    const postings = [[{ kind: 'provider_clearing' }, -fils] as const, [accountOfGift(id), fils] as const];
    const document = { doctype: 'PBO', docno: bill.id };
    await post(tx, { key: `egift EGF-${id}`, kind: 'egift_bought', at, document, postings });
    await changeGift(tx, id, { state: 'paid', sendsAt: sendingTime(gift, at) });
    await addGiftJob(tx, giftPaidJob, id);
    await addGiftJob(tx, sendGiftJob, id);
  },
  // It stays as it was typed for a day: another bill can be made of it.
  ended: async () => undefined,
  about: async (db, bill) => {
    const gift = await giftOfBill(db, bill.id);
    return gift ? { email: gift.email } : {};
  },
  refunded: giftRefunded,
};

/** At once where it was made for the same day, else at nine. */
function sendingTime({ day, madeAt }: Egift, paidAt: Date): Date {
  const nine = dubaiTime(day, SENT_AT_HOUR);
  return day <= dubaiDay(madeAt) || nine < paidAt ? paidAt : nine;
}
