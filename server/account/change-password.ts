import { changePassword } from '#contract/account.ts';
import { accountMessages } from '#contract/messages/account.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import type { Desk } from '#server/session/desk.ts';
import { hashPassword, refuseWeakPassword } from '#server/session/password.ts';
import { endSessionsOf } from '#server/session/session-store.ts';
import { tellPasswordChanged } from '#server/session/tell-password-changed.ts';
import { storePassword } from '#server/session/user-store.ts';

import { me } from './me.ts';
import { provePassword } from './prove-password.ts';

/** account.md sections 4, 5 and 7, Password change: the shopper is logged out, here and everywhere (security.md row 4). */
export function passwordCalls(desk: Desk): Served[] {
  const { db, messages } = desk;
  return [
    serveUser(changePassword, async ({ oldPassword, newPassword }, caller) => {
      const mine = await me(db.orm, caller.userId);
      if (mine.passwordHash === null) throw new Refusal('no_password', accountMessages.passwordNone[0], 422);
      refuseWeakPassword(newPassword, 'newPassword');
      if (newPassword === oldPassword) {
        throw new Refusal('password_same', accountMessages.passwordSame[0], 422, 'newPassword');
      }
      const wrong = new Refusal('password_wrong', accountMessages.passwordWrong[0], 422, 'oldPassword');
      await provePassword(desk, mine, oldPassword, wrong);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        await storePassword(tx, mine.id, passwordHash);
        await endSessionsOf(tx, mine.id);
      });
      desk.forget(caller);
      caller.log.info({ userId: mine.id }, 'password changed');
      desk.afterAnswer(caller, 'the news of a new password was not sent', () => tellPasswordChanged(messages, mine));
      return {};
    }),
  ];
}
