import { deleteAccount, sendDeleteCode } from '#contract/account.ts';
import { accountMessages } from '#contract/messages/account.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { emailKey } from '#contract/rules/email.ts';
import type { Transaction } from '#server/kit/database.ts';
import type { Leaving } from '#server/kit/leaving.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { shopperTurns } from '#server/kit/shopper-turns.ts';
import { makeCode } from '#server/session/codes.ts';
import type { Desk } from '#server/session/desk.ts';
import { codesFor, codesSent, hold } from '#server/session/limits.ts';
import { proveCode } from '#server/session/prove-code.ts';
import type { User } from '#server/session/user-store.ts';

import { me } from './me.ts';
import { provePassword } from './prove-password.ts';
import { proveFresh } from './step-up.ts';
import { erasePerson } from './store.ts';

/**
 * account.md sections 5 and 7, Delete account. An account that only a social provider opens has no password: a code mailed to it
 * stands in its place, and where there is no e-mail either, a fresh sign-in (docs/decisions).
 */
export function deleteCalls(desk: Desk, leaving: readonly Leaving[]): Served[] {
  const { db, messages, throttle } = desk;
  const eraseWith = async (tx: Transaction, mine: User, now: Date): Promise<void> => {
    for (const { before } of leaving) await before?.(tx, mine.id, now);
    await erasePerson(tx, mine);
  };
  return [
    serveUser(sendDeleteCode, async (_input, caller) => {
      const mine = await me(db.orm, caller.userId);
      if (mine.passwordHash !== null) {
        throw new Refusal('has_password', sessionMessages.passwordMissing[0], 422);
      }
      const target = mine.emailKey;
      if (target === null) throw new Refusal('no_email', accountMessages.signInAgain[0], 422);
      await hold(
        throttle,
        [...codesFor(`delete:${target}`, caller.ip), codesSent('mail')],
        sessionMessages.tooManyCodes[0],
      );
      const code = await makeCode(db.orm, { purpose: 'delete', target }, desk.now());
      await messages.mail({
        to: mine.email,
        subject: 'Deleting your Zad account / حذف حسابك في زاد',
        body: `The code that deletes your Zad account is ${code}. It is good for 10 minutes. If you did not ask for it, do nothing.\nرمز حذف حسابك في زاد هو ${code} وهو صالح لمدة 10 دقائق. إن لم تطلبه فلا تفعل شيئاً.`,
      });
      return {};
    }),
    serveUser(deleteAccount, async ({ email, password }, caller) => {
      const mine = await me(db.orm, caller.userId);
      const wrong = new Refusal('wrong_proof', accountMessages.deleteWrong[0], 422, 'Password');
      if (emailKey(email) !== (mine.emailKey ?? '')) throw wrong;
      if (mine.passwordHash !== null) await provePassword(desk, mine, password, wrong);
      else if (mine.emailKey !== null) {
        await proveCode(desk, caller, {
          targets: [{ purpose: 'delete', target: mine.emailKey }],
          typed: password,
          guessed: mine.emailKey,
          field: 'Password',
        });
      } else await proveFresh(desk, caller, accountMessages.signInAgain[0]);
      for (const { hindrance } of leaving) {
        const sentence = (await hindrance?.(db.orm, mine.id)) ?? null;
        if (sentence !== null) throw new Refusal('not_yet', sentence, 409);
      }
      // In line with the edits of their devices: beside a flood of these it would wait for the rows in vain.
      await shopperTurns(db).inTurn(mine.id, () => db.transaction((tx) => eraseWith(tx, mine, desk.now())));
      desk.forget(caller);
      caller.header('clear-site-data', '"cache"');
      caller.log.info({ userId: mine.id }, 'account deleted');
      return {};
    }),
  ];
}
