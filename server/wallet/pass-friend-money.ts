/** Money that is held for a friend goes into the wallet of whoever has proved the e-mail, or back to its sender (remaining.md C32). */
import { and, eq, isNotNull } from 'drizzle-orm';

import type { Database, Transaction } from '#server/kit/database.ts';
import { addJob } from '#server/kit/task.ts';
import type { AccountName } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { user } from '#server/session/table.ts';

import { friendMoneyJob } from './friend-jobs.ts';
import { changeFriendMoney, lockFriendMoney, type FriendMoney } from './friend-store.ts';

/** Whether it was passed on now: not where it is held no more, or nobody has proved the e-mail yet. */
export function passFriendMoney(db: Database, billId: number, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const money = await lockFriendMoney(tx, billId);
    if (money?.state !== 'held') return false;
    const [friend] = await tx
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.emailKey, money.emailKey), isNotNull(user.emailVerifiedAt)));
    if (!friend) return false;
    await endHeld(tx, money, { kind: 'friend_received', to: { kind: 'wallet', userId: friend.id }, at });
    return end(tx, money, { state: 'received', receivedBy: friend.id, endedAt: at });
  });
}

/** Back into the sender's wallet, whichever way it was paid; given up where its sender has left. */
export function returnFriendMoney(db: Database, billId: number, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const money = await lockFriendMoney(tx, billId);
    if (money?.state !== 'held') return false;
    const { userId } = money;
    const to: AccountName = userId === null ? { kind: 'goodwill' } : { kind: 'wallet', userId };
    await endHeld(tx, money, { kind: 'friend_returned', to, at });
    return end(tx, money, { state: 'returned', endedAt: at });
  });
}

/** Another run of the job tells them. */
async function end(tx: Transaction, { billId }: FriendMoney, changed: Partial<FriendMoney>): Promise<true> {
  await changeFriendMoney(tx, billId, changed);
  await addJob(tx, friendMoneyJob, { billId }, { key: `wallet.friendMoney:${billId}` });
  return true;
}

async function endHeld(
  tx: Transaction,
  { billId, fils }: FriendMoney,
  {
    kind,
    to,
    at,
  }: { readonly kind: 'friend_received' | 'friend_returned'; readonly to: AccountName; readonly at: Date },
): Promise<void> {
  const postings = [[{ kind: 'held_for_friend' }, -fils] as const, [to, fils] as const];
  const document = { doctype: 'PBO', docno: billId };
  // One key for both: held money leaves once, whichever way.
  await post(tx, { key: `from a friend PBO-${billId}`, kind, at, document, postings });
}
