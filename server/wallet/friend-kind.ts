/** A bill that is money to a friend, paid by card (bills/bill-kind.ts). */
import type { BillKind } from '#server/bills/bill-kind.ts';
import type { Bill } from '#server/bills/bill-store.ts';
import type { Queryable } from '#server/kit/database.ts';

import { changeFriendMoney, friendMoneyOf, type FriendMoney } from './friend-store.ts';
import { holdForFriend } from './hold-for-friend.ts';

export const friendKind: BillKind = {
  paid: async (tx, bill, at) => holdForFriend(tx, await moneyOf(tx, bill), { from: { kind: 'provider_clearing' }, at }),
  ended: async (tx, bill) => changeFriendMoney(tx, bill.id, { state: 'ended' }),
  about: async (db, bill) => ({ email: (await moneyOf(db, bill)).email }),
};

async function moneyOf(db: Queryable, { id }: Bill): Promise<FriendMoney> {
  const found = await friendMoneyOf(db, id);
  if (!found) throw new Error(`PBO-${id} goes to no friend`);
  return found;
}
