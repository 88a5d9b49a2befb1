/**
 * An e-gift out of the wallet is money that leaves to another person: it counts with money to friends towards what may leave within 24 hours
 * without a proof of who asks (security.md row 3). More than that is paid by card, where the bank asks.
 */
import { billMessages } from '#contract/messages/bills.ts';
import type { BillKind, BillMoment } from '#server/bills/bill-kind.ts';
import type { Bill } from '#server/bills/bill-store.ts';
import type { Queryable } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { leftWallet } from '#server/ledger/left-wallet.ts';

import { giftPaid } from './gift-paid.ts';

/** Kinds of entries by which a wallet's money leaves to others. */
const GIVEN = ['friend_sent', 'egift_bought'];

/** @throws Refusal 409 `day_over`; NotEnough */
export const giftFromWallet: NonNullable<BillKind['fromWallet']> = async (tx, bill, when) => {
  const { userId } = bill;
  if (userId === null) throw new Error(`PBO-${bill.id} is nobody's, and was paid out of a wallet`);
  if (!(await mayLeave(tx, bill, when))) throw new Refusal('day_over', billMessages.dayOver[0], 409);
  await giftPaid(tx, bill, { kind: 'wallet', userId }, when.now);
};

export async function mayLeave(
  db: Queryable,
  { userId, fils }: Pick<Bill, 'userId' | 'fils'>,
  { now, shop }: BillMoment,
): Promise<boolean> {
  if (userId === null) return false;
  const given = await leftWallet(db, { userId, kinds: GIVEN, now });
  return given.fils + fils <= shop.friendDayFree && given.times < shop.friendDayTimes;
}
