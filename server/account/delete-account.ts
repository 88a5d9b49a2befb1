import { deleteAccount, sendDeleteCode } from '#contract/account.ts';
import { accountMessages } from '#contract/messages/account.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { emailKey } from '#contract/rules/email.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serveUser, type Served, type SignedInCaller } from '#server/kit/serve.ts';
import { makeCode, tryCode } from '#server/session/codes.ts';
import type { Desk } from '#server/session/desk.ts';
import { codesFor, guessesAt, hold } from '#server/session/limits.ts';

import { me } from './me.ts';
import { provePassword } from './prove-password.ts';
import { erasePerson, signedInAt } from './store.ts';

/** For an account that has neither password nor e-mail: how fresh the sign-in must be. */
const FRESH_MS = 10 * 60 * 1000;

/**
 * account.md sections 5 and 7, Delete account. An account that only a social provider opens has no password: a code mailed to it
 * stands in its place, and where there is no e-mail either, a fresh sign-in (docs/decisions).
 */
export function deleteCalls(desk: Desk): Served[] {
  const { db, messages, throttle } = desk;

  const proveCode = async (target: string, typed: string, caller: SignedInCaller): Promise<void> => {
    await hold(throttle, guessesAt(target, caller.ip), sessionMessages.tooManyChecks[0]);
    const tried = await tryCode(db.orm, { purpose: 'delete', target }, typed, desk.now());
    if (tried === 'right') return;
    const sentence = tried === 'wrong' ? sessionMessages.wrongCode : sessionMessages.deadCode;
    throw new Refusal(`code_${tried}`, sentence[0], 422, 'Password');
  };

  const proveFresh = async ({ tokenHash }: SignedInCaller): Promise<void> => {
    const at = await signedInAt(db.orm, tokenHash);
    if (at && desk.now().getTime() - at.getTime() <= FRESH_MS) return;
    throw new Refusal('sign_in_again', accountMessages.signInAgain[0], 422);
  };

  return [
    serveUser(sendDeleteCode, async (_input, caller) => {
      const mine = await me(db.orm, caller.userId);
      if (mine.passwordHash !== null) {
        throw new Refusal('has_password', sessionMessages.passwordMissing[0], 422);
      }
      const target = mine.emailKey;
      if (target === null) throw new Refusal('no_email', accountMessages.signInAgain[0], 422);
      await hold(throttle, codesFor(`delete:${target}`, caller.ip), sessionMessages.tooManyCodes[0]);
      const code = await makeCode(db.orm, { purpose: 'delete', target }, desk.now());
      await messages.mail({
        to: mine.email,
        subject: 'Deleting your Zad account / حذف حسابك في زاد',
        body: `The code that deletes your Zad account is ${code}. It is good for 10 minutes. If you did not ask for it, do nothing.\nرمز حذف حسابك في زاد هو ${code} وهو صالح لمدة 10 دقائق. إن لم تطلبه فلا تفعل شيئًا.`,
      });
      return {};
    }),
    serveUser(deleteAccount, async ({ email, password }, caller) => {
      const mine = await me(db.orm, caller.userId);
      const wrong = new Refusal('wrong_proof', accountMessages.deleteWrong[0], 422, 'Password');
      if (emailKey(email) !== (mine.emailKey ?? '')) throw wrong;
      if (mine.passwordHash !== null) await provePassword(desk, mine, password, wrong);
      else if (mine.emailKey !== null) await proveCode(mine.emailKey, password, caller);
      else await proveFresh(caller);
      await db.transaction((tx) => erasePerson(tx, mine));
      desk.forget(caller);
      caller.header('clear-site-data', '"cache"');
      caller.log.info({ userId: mine.id }, 'account deleted');
      return {};
    }),
  ];
}
