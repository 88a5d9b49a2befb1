/** An e-gift that is paid: its amount lies in an account of its own, and it goes out on its day. */
import { dubaiDay, dubaiTime } from '#contract/rules/dubai-day.ts';
import type { Bill } from '#server/bills/bill-store.ts';
import type { Transaction } from '#server/kit/database.ts';
import type { AccountName } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';

import { addGiftJob, giftPaidJob, sendGiftJob } from './gift-jobs.ts';
import { accountOfGift, changeGift, giftOfBill, lockGift, type Egift } from './gift-store.ts';

/** Of the day that was chosen, in Dubai (remaining.md C9). */
const SENT_AT_HOUR = 9;

/** `from`: what it is paid out of. The bill is locked after its shopper. @throws NotEnough where it is a wallet with less */
export async function giftPaid(tx: Transaction, bill: Bill, from: AccountName, at: Date): Promise<void> {
  const found = await giftOfBill(tx, bill.id);
  const gift = found && (await lockGift(tx, found.id));
  if (gift?.state !== 'draft') throw new Error(`PBO-${bill.id} was paid for no e-gift`);
  const { id, fils } = gift;
  const postings = [[from, -fils] as const, [accountOfGift(id), fils] as const];
  const document = { doctype: 'PBO', docno: bill.id };
  await post(tx, { key: `egift EGF-${id}`, kind: 'egift_bought', at, document, postings });
  await changeGift(tx, id, { state: 'paid', sendsAt: sendingTime(gift, at) });
  await addGiftJob(tx, giftPaidJob, id);
  await addGiftJob(tx, sendGiftJob, id);
}

/** At once where it was made for the same day, else at nine. */
function sendingTime({ day, madeAt }: Egift, paidAt: Date): Date {
  const nine = dubaiTime(day, SENT_AT_HOUR);
  return day <= dubaiDay(madeAt) || nine < paidAt ? paidAt : nine;
}
