/** Money to a friend that is paid: held, and passed on by a job. The sender's request ends here, whether or not the friend has an account. */
import type { Transaction } from '#server/kit/database.ts';
import { addJob } from '#server/kit/task.ts';
import type { AccountName } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';

import { friendMoneyJob } from './friend-jobs.ts';
import { changeFriendMoney, type FriendMoney } from './friend-store.ts';

interface Paid {
  /** Where it comes from: the sender's wallet, or the provider. */
  readonly from: AccountName;
  readonly at: Date;
}

/** @throws NotEnough where it is a wallet with less */
export async function holdForFriend(
  tx: Transaction,
  { billId, fils }: Pick<FriendMoney, 'billId' | 'fils'>,
  { from, at }: Paid,
): Promise<void> {
  const postings = [[from, -fils] as const, [{ kind: 'held_for_friend' }, fils] as const];
  const document = { doctype: 'PBO', docno: billId };
  await post(tx, { key: `to a friend PBO-${billId}`, kind: 'friend_sent', at, document, postings });
  await changeFriendMoney(tx, billId, { state: 'held', heldAt: at });
  await addJob(tx, friendMoneyJob, { billId }, { key: `wallet.friendMoney:${billId}` });
}
