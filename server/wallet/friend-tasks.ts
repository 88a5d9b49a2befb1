/** What the shop does by itself with money to friends (docs/jobs.md). */
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';

import { record } from '#contract/wire.ts';
import type { Deps } from '#server/kit/deps.ts';
import { eachAlone } from '#server/kit/each-alone.ts';
import { listed, type AnyTask } from '#server/kit/task.ts';
import { user } from '#server/session/table.ts';

import { friendMoneyJob } from './friend-jobs.ts';
import { changeFriendMoney, friendMoneyOf, type FriendMoney } from './friend-store.ts';
import { mailFriend, mailReturned, mailSent } from './mail-friend-money.ts';
import { passFriendMoney, returnFriendMoney } from './pass-friend-money.ts';
import { friendMoney } from './table.ts';

/** At a time: the next minute takes the rest. */
const MOST = 100;
const DAY_MS = 24 * 3_600_000;

export const friendTasks: readonly AnyTask[] = [
  listed({ ...friendMoneyJob, run: async ({ billId }, deps) => passAndTell(deps, billId) }),
  listed({ name: 'wallet.sweepFriends', payload: record({}), cron: '* * * * *', run: (_payload, deps) => sweep(deps) }),
];

async function passAndTell(deps: Deps, billId: number): Promise<void> {
  const { db, clock } = deps;
  // What changes it orders this job once more.
  if (await passFriendMoney(db, billId, clock.now())) return;
  const money = await friendMoneyOf(db.orm, billId);
  if (!money || money.email === '') return;
  await tell(deps, money);
  // Of a sender who has left no address is kept any longer than the money waits.
  if (money.userId !== null || money.state === 'held') return;
  await db.transaction((tx) => changeFriendMoney(tx, billId, { email: '', emailKey: '' }));
}

async function tell(deps: Deps, money: FriendMoney): Promise<void> {
  const { state, toldAt, billId } = money;
  if (state === 'returned') return mailReturned(deps, money);
  if (state !== 'held' && state !== 'received') return;
  await mailFriend(deps, money);
  if (toldAt !== null) return;
  await mailSent(deps, money);
  await deps.db.transaction((tx) => changeFriendMoney(tx, billId, { toldAt: deps.clock.now() }));
}

/** Friends who have proved their e-mail since, and money that has waited long enough. */
async function sweep(deps: Deps): Promise<void> {
  const { db, clock, log, settings } = deps;
  const name = ({ billId }: { billId: number }) => ({ billId });
  const how = { log, failed: 'money to a friend could not be passed on', name };
  const isHeld = eq(friendMoney.state, 'held');
  const due = await db.orm
    .select({ billId: friendMoney.billId })
    .from(friendMoney)
    .innerJoin(user, and(eq(user.emailKey, friendMoney.emailKey), isNotNull(user.emailVerifiedAt)))
    .where(isHeld)
    .orderBy(asc(friendMoney.heldAt))
    .limit(MOST);
  await eachAlone(due, how, ({ billId }) => passFriendMoney(db, billId, clock.now()));
  const until = new Date(clock.now().getTime() - settings.shop.friendWaitsDays * DAY_MS);
  const over = await db.orm
    .select({ billId: friendMoney.billId })
    .from(friendMoney)
    .where(and(isHeld, lte(friendMoney.heldAt, until)))
    .orderBy(asc(friendMoney.heldAt))
    .limit(MOST);
  await eachAlone(over, how, ({ billId }) => returnFriendMoney(db, billId, clock.now()));
}
