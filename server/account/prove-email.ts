import { proveEmail, sendEmailCode } from '#contract/contact.ts';
import { accountMessages } from '#contract/messages/account.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { emailKey, isEmail } from '#contract/rules/email.ts';
import { errorCode } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import type { Desk } from '#server/session/desk.ts';
import {
  emailCodeFor,
  keepProvedEmail,
  mailEmailCode,
  takeEmailFromOthers,
  tellEmailTaken,
} from '#server/session/email-proof.ts';
import { codesFor, codesSent, hold } from '#server/session/limits.ts';
import { proveCode } from '#server/session/prove-code.ts';
import type { User } from '#server/session/user-store.ts';

import { me } from './me.ts';
import { stepUp } from './step-up.ts';

/** decisions.md 28: an e-mail counts as the shopper's once a code that was mailed to it has come back. */
export function emailCalls(desk: Desk): Served[] {
  const { db, throttle, messages } = desk;
  return [
    serveUser(sendEmailCode, async ({ email }, caller) => {
      const mine = await me(db.orm, caller.userId);
      refuseEmail(email, mine);
      const limits = [...codesFor(`email:${emailKey(email)}`, caller.ip), codesSent('mail')];
      await hold(throttle, limits, sessionMessages.tooManyCodes[0]);
      await mailEmailCode({ db: db.orm, messages }, { userId: mine.id, email: email.trim() }, desk.now());
      return {};
    }),
    serveUser(proveEmail, async ({ email, code, password }, caller) => {
      const mine = await me(db.orm, caller.userId);
      refuseEmail(email, mine);
      if (mine.emailKey === null) await stepUp(desk, mine, caller, password);
      const { spend } = await proveCode(desk, caller, {
        targets: [emailCodeFor(mine.id, email)],
        typed: code,
        guessed: emailKey(email),
        field: 'Code',
      });
      const losers = await db
        .transaction(async (tx) => {
          await spend(tx);
          const others = await takeEmailFromOthers(tx, email, mine.id);
          await keepProvedEmail(tx, mine.id, email, desk.now());
          return others;
        })
        .catch((error: unknown) => {
          if (errorCode(error) !== '23505') throw error;
          throw new Refusal('email_taken', sessionMessages.emailTaken[0], 422, 'userEmail');
        });
      desk.afterAnswer(caller, 'the news of a taken e-mail was not sent', () => tellEmailTaken(messages, losers));
      caller.log.info({ userId: mine.id, from: losers.map(({ id }) => id) }, 'e-mail proved');
      return {};
    }),
  ];
}

/** The account's own e-mail, while it is not proved; any other only where the account has none. */
function refuseEmail(email: string, mine: User): void {
  if (!isEmail(email.trim())) throw new Refusal('invalid', sessionMessages.invalidEmail[0], 422, 'userEmail');
  const isOwn = emailKey(email) === mine.emailKey;
  if (mine.emailKey !== null && (!isOwn || mine.emailVerifiedAt !== null)) {
    throw new Refusal('locked', accountMessages.notEditable[0], 422, 'userEmail');
  }
}
