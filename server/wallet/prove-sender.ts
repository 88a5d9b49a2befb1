/** The step-up before much money leaves to a friend (security.md row 3): the password, a code bound to friend and amount, or a fresh sign-in. */
import { accountMessages } from '#contract/messages/account.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { walletMessages } from '#contract/messages/wallet.ts';
import { emailKey } from '#contract/rules/email.ts';
import type { MoneyToFriend } from '#contract/wallet.ts';
import { provePassword } from '#server/account/prove-password.ts';
import { proveFresh } from '#server/account/step-up.ts';
import type { Transaction } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { SignedInCaller } from '#server/kit/serve.ts';
import { mailedAmount } from '#server/orders/mailed-order.ts';
import { makeCode, userTarget, type CodeFor } from '#server/session/codes.ts';
import { codesFor, codesSent, hold } from '#server/session/limits.ts';
import { proveCode } from '#server/session/prove-code.ts';
import type { User } from '#server/session/user-store.ts';

import type { WalletDesk } from './wallet-desk.ts';

type Sending = Pick<MoneyToFriend, 'email' | 'fils'>;

/** Uses the proof up, in the transaction that sends the money. */
export type SpendProof = (tx: Transaction) => Promise<void>;

export const askProof = (): Refusal => new Refusal('step_up', walletMessages.stepUp[0], 422, 'Password');

/** @throws Refusal 422 `step_up` without a password or code, `password_wrong`, `code_wrong`, `code_dead`, `sign_in_again`; 429 */
export async function proveSender(
  desk: WalletDesk,
  mine: User,
  caller: SignedInCaller,
  asked: MoneyToFriend,
): Promise<SpendProof> {
  const nothing: SpendProof = () => Promise.resolve();
  if (mine.passwordHash === null && mine.emailKey === null) {
    await proveFresh(desk, caller, walletMessages.signInAgain[0]);
    return nothing;
  }
  if (asked.password.trim() === '') throw askProof();
  if (mine.passwordHash === null) {
    const targets = [codeOf(mine.id, asked)];
    const guessed = mine.emailKey ?? '';
    return (await proveCode(desk, caller, { targets, typed: asked.password, guessed, field: 'Password' })).spend;
  }
  const wrong = new Refusal('password_wrong', accountMessages.passwordNotRight[0], 422, 'Password');
  await provePassword(desk, mine, asked.password, wrong);
  return nothing;
}

/** @throws Refusal 422 for an account with a password, or without an e-mail; 429 */
export async function mailSenderCode(
  { db, throttle, messages, now }: WalletDesk,
  mine: User,
  { ip, asked }: { readonly ip: string; readonly asked: Sending },
): Promise<void> {
  if (mine.passwordHash !== null) throw new Refusal('has_password', sessionMessages.passwordMissing[0], 422);
  if (mine.emailKey === null) throw new Refusal('no_email', walletMessages.signInAgain[0], 422);
  const limits = [...codesFor(`friend:${mine.emailKey}`, ip), codesSent('mail')];
  await hold(throttle, limits, sessionMessages.tooManyCodes[0]);
  const code = await makeCode(db.orm, codeOf(mine.id, asked), now());
  const amount = mailedAmount(asked.fils);
  const friend = asked.email.trim();
  await messages.mail({
    to: mine.email,
    subject: 'Sending money with Zad / إرسال مال عبر زاد',
    body: `The code that sends ${amount.en} to ${friend} is ${code}. It is good for 10 minutes, and for nothing else. If you did not ask for it, write to us at once.\nرمز إرسال ${amount.ar} إلى ${friend} هو ${code} وهو صالح لمدة 10 دقائق ولهذا الإرسال وحده. إن لم تطلبه فراسلنا فوراً.`,
  });
}

/** For this friend and this amount, and nothing else. */
function codeOf(userId: number, { email, fils }: Sending): CodeFor {
  return { purpose: 'friend', target: `${userTarget(userId)} ${fils} ${emailKey(email)}` };
}
