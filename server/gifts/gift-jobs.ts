import { integer } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';
import type { Transaction } from '#server/kit/database.ts';
import { addJob } from '#server/kit/task.ts';

const ofGift = record({ giftId: ['giftId', integer({ min: 1 })] });

/** Sends an e-gift whose time has come. */
export const sendGiftJob = { name: 'gifts.send', payload: ofGift };
/** Mails an e-gift that was sent to the friend. */
export const mailGiftJob = { name: 'gifts.mail', payload: ofGift };
/** Mails to the buyer that an e-gift is paid, and when it is sent. */
export const giftPaidJob = { name: 'gifts.paid', payload: ofGift };
/** Mails to the buyer that it goes to another address. */
export const giftAddressedJob = { name: 'gifts.addressed', payload: ofGift };
/** Mails to the buyer that the money of a cancelled e-gift is back. */
export const giftRefundedJob = { name: 'gifts.refunded', payload: ofGift };

/** One of these for an e-gift, once. */
export function addGiftJob(tx: Transaction, job: typeof sendGiftJob, giftId: number): Promise<void> {
  return addJob(tx, job, { giftId }, { key: `${job.name}:${giftId}` });
}
