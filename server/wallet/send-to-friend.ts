/** Money to a friend, by e-mail: out of the wallet at once, or as a bill that a card pays (remaining.md WA 7 and 8; C32). */
import { paymentMessages } from '#contract/messages/payments.ts';
import { walletMessages } from '#contract/messages/wallet.ts';
import { emailKey, isEmail } from '#contract/rules/email.ts';
import type { MoneyToFriend } from '#contract/wallet.ts';
import { me } from '#server/account/me.ts';
import { addBill, changeBill } from '#server/bills/bill-store.ts';
import type { Transaction } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { SignedInCaller } from '#server/kit/serve.ts';
import { NotEnough } from '#server/ledger/not-enough.ts';
import { senderName } from '#server/session/sender-name.ts';
import type { User } from '#server/session/user-store.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { refuseAmountOutside } from './amount-wanted.ts';
import { sameSent, sentOfDay, type FriendMoney } from './friend-store.ts';
import { holdForFriend } from './hold-for-friend.ts';
import { askProof, proveSender, type SpendProof } from './prove-sender.ts';
import { friendMoney } from './table.ts';
import type { WalletDesk } from './wallet-desk.ts';

/** What is sent, looked at before anything is locked. `spend`: null where no proof was asked for. */
interface Looked {
  readonly mine: User;
  readonly asked: MoneyToFriend;
  readonly requestKey: string | null;
  readonly spend: SpendProof | null;
}

/** The number of its bill, which is paid. @throws Refusal 422 with the field, `insufficient` where the wallet has less; 409, 429 */
export async function sendOutOfWallet(desk: WalletDesk, caller: SignedInCaller, asked: MoneyToFriend): Promise<number> {
  const looked = await look(desk, caller, asked);
  try {
    return await desk.db.transaction(async (tx) => {
      const at = desk.now();
      const before = await standing(tx, desk, { looked, way: 'wallet', at });
      if (before) return before.billId;
      const made = await make(tx, desk, { looked, way: 'wallet', at });
      await changeBill(tx, made.billId, { state: 'paid', paidAt: at });
      await holdForFriend(tx, made, { from: { kind: 'wallet', userId: looked.mine.id }, at });
      return made.billId;
    });
  } catch (error) {
    if (error instanceof NotEnough) throw new Refusal('insufficient', paymentMessages.insufficient[0], 422, 'amount');
    throw error;
  }
}

/** The number of its bill, which is to be paid. @throws Refusal 422 with the field; 409, 429 */
export async function billFriend(desk: WalletDesk, caller: SignedInCaller, asked: MoneyToFriend): Promise<number> {
  const looked = await look(desk, caller, asked);
  return desk.db.transaction(async (tx) => {
    const at = desk.now();
    const before = await standing(tx, desk, { looked, way: 'card', at });
    return (before ?? (await make(tx, desk, { looked, way: 'card', at }))).billId;
  });
}

async function look(desk: WalletDesk, caller: SignedInCaller, asked: MoneyToFriend): Promise<Looked> {
  const { shop, db } = desk;
  const { email, fils } = asked;
  if (!isEmail(email.trim())) throw new Refusal('invalid', walletMessages.friendEmail[0], 422, 'gifttoemail');
  refuseAmountOutside(fils, { least: shop.friendLeast, most: shop.friendDayMost });
  const mine = await me(db.orm, caller.userId);
  if (emailKey(email) === mine.emailKey) {
    throw new Refusal('own_email', walletMessages.ownEmail[0], 422, 'gifttoemail');
  }
  const { fils: sent } = await sentOfDay(db.orm, mine.id, desk.now());
  const isMuch = sent + fils > shop.friendDayFree;
  return {
    mine,
    asked,
    requestKey: caller.idempotencyKey,
    spend: isMuch ? await proveSender(desk, mine, caller, asked) : null,
  };
}

interface Making {
  readonly looked: Looked;
  readonly way: FriendMoney['way'];
  readonly at: Date;
}

/** Locks the shopper. What was the same within a minute is the one that is meant; then the limits of a day, as they are now. */
async function standing(
  tx: Transaction,
  { shop }: WalletDesk,
  { looked, way, at }: Making,
): Promise<FriendMoney | undefined> {
  const { mine, asked, requestKey, spend } = looked;
  const { id: userId } = mine;
  await lockShopper(tx, userId, at);
  const since = new Date(at.getTime() - shop.friendOnceSeconds * 1000);
  const same = await sameSent(tx, {
    userId,
    emailKey: emailKey(asked.email),
    fils: asked.fils,
    way,
    since,
    requestKey,
  });
  if (same) return same;
  const { fils: sent, times } = await sentOfDay(tx, userId, at);
  if (times >= shop.friendDayTimes) throw new Refusal('too_often', walletMessages.timesLimit[0], 429, undefined, 3600);
  const sum = sent + asked.fils;
  if (sum > shop.friendDayMost) throw new Refusal('too_much', walletMessages.dayLimit[0], 422, 'amount');
  // Another request of theirs may have sent something since the proof was asked for.
  if (sum > shop.friendDayFree && !spend) throw askProof();
  await spend?.(tx);
  return undefined;
}

async function make(tx: Transaction, { shop }: WalletDesk, { looked, way, at }: Making): Promise<FriendMoney> {
  const { mine, asked, requestKey } = looked;
  const { fils, language } = asked;
  const billId = await addBill(tx, { userId: mine.id, kind: 'friend', fils, now: at, shop });
  const email = asked.email.trim();
  const [made] = await tx
    .insert(friendMoney)
    .values({
      billId,
      userId: mine.id,
      sender: senderName(mine.firstName),
      email,
      emailKey: emailKey(email),
      fils,
      way,
      language,
      state: 'open',
      requestKey,
      madeAt: at,
    })
    .returning();
  if (!made) throw new Error('money to a friend was not kept');
  return made;
}
