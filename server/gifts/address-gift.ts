/** An e-gift whose address was mistyped goes to another one, with the same code; its buyer hears of it (npm run gifts -- mail). */
import type { Transaction } from '#server/kit/database.ts';

import { addGiftJob, giftAddressedJob, mailGiftJob } from './gift-jobs.ts';
import { changeGift, lockGift } from './gift-store.ts';

/** `forgotten`: its buyer deleted the account, and what they wrote to the friend went with it. */
export type GiftAddressProblem = 'no_such_gift' | 'not_paid' | 'redeemed' | 'over' | 'forgotten';

export class CannotAddressGift extends Error {
  constructor(readonly problem: GiftAddressProblem) {
    super(problem);
  }
}

interface NewAddress {
  readonly email: string;
  readonly now: Date;
}

/** When it goes out; null where that was before, and it is mailed again now. @throws CannotAddressGift */
export async function addressGift(tx: Transaction, id: number, { email, now }: NewAddress): Promise<Date | null> {
  const gift = await lockGift(tx, id);
  if (!gift) throw new CannotAddressGift('no_such_gift');
  if (gift.state === 'draft') throw new CannotAddressGift('not_paid');
  if (gift.state === 'redeemed') throw new CannotAddressGift('redeemed');
  if (gift.state === 'cancelled' || gift.state === 'given_up') throw new CannotAddressGift('over');
  if (gift.email === '') throw new CannotAddressGift('forgotten');
  const isSent = gift.state === 'sent';
  await changeGift(tx, id, { email, addressedAt: now, ...(isSent && { mailAt: now, mailedAt: null }) });
  if (isSent) await addGiftJob(tx, mailGiftJob, id);
  await addGiftJob(tx, giftAddressedJob, id);
  return isSent ? null : gift.sendsAt;
}
