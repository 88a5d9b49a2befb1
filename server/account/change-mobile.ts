import { changeMobile, sendMobileCode } from '#contract/contact.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { withPrefix } from '#contract/rules/phone.ts';
import { phoneProblem } from '#contract/rules/registration.ts';
import type { Messages } from '#server/gateways/messages/messages.ts';
import { errorCode } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { makeCode, userTarget, type CodeFor } from '#server/session/codes.ts';
import type { Desk } from '#server/session/desk.ts';
import { codesFor, codesSent, hold, phoneChecks } from '#server/session/limits.ts';
import { proveCode } from '#server/session/prove-code.ts';
import { findUserByMobile, type User } from '#server/session/user-store.ts';

import { me } from './me.ts';
import { stepUp } from './step-up.ts';
import { keepMobile } from './store.ts';

const taken = (): Refusal => new Refusal('phone_taken', sessionMessages.phoneTaken[0], 422, 'phonenumber');

/** A number for an account that has none, or another one: the new number is proved, and who asks steps up (decisions.md 28). */
export function mobileCalls(desk: Desk): Served[] {
  const { db, throttle, messages } = desk;
  const codeFor = (userId: number, phone: string): CodeFor => ({
    purpose: 'mobile',
    target: `${userTarget(userId)} ${phone}`,
  });
  return [
    serveUser(sendMobileCode, async ({ phone: written }, caller) => {
      await hold(throttle, phoneChecks(caller.ip), sessionMessages.tooManyChecks[0]);
      const phone = phoneOf(written);
      if (await findUserByMobile(db.orm, phone)) throw taken();
      await hold(throttle, [...codesFor(phone, caller.ip), codesSent('sms')], sessionMessages.tooManyCodes[0]);
      const code = await makeCode(db.orm, codeFor(caller.userId, phone), desk.now());
      await messages.sms({ to: phone, body: `Zad: your code is ${code}. It is good for 10 minutes. رمزك هو ${code}` });
      return {};
    }),
    serveUser(changeMobile, async ({ phone: written, code, password }, caller) => {
      const mine = await me(db.orm, caller.userId);
      const phone = phoneOf(written);
      await stepUp(desk, mine, caller, password);
      const targets = [codeFor(mine.id, phone)];
      const { spend } = await proveCode(desk, caller, { targets, typed: code, guessed: phone, field: 'Code' });
      await db
        .transaction(async (tx) => {
          await spend(tx);
          await keepMobile(tx, mine.id, phone);
        })
        .catch((error: unknown) => {
          throw errorCode(error) === '23505' ? taken() : error;
        });
      desk.afterAnswer(caller, 'the news of a new number was not sent', () => tellOldChannels(messages, mine));
      caller.log.info({ userId: mine.id }, 'mobile changed');
      return {};
    }),
  ];
}

function phoneOf(written: string): string {
  const problem = phoneProblem(written);
  if (problem) throw new Refusal('invalid', problem[0], 422, 'phonenumber');
  return withPrefix(written);
}

/** To where the shopper was reached before: a thief would have changed the number. */
async function tellOldChannels(messages: Messages, { email, mobile }: User): Promise<void> {
  const body =
    'The mobile number of your Zad account was changed. If this was not you, write to us at once.\nتم تغيير رقم جوال حسابك في زاد. إن لم تكن أنت من فعل ذلك فراسلنا فوراً.';
  if (email !== '') await messages.mail({ to: email, subject: 'Your number at Zad / رقمك في زاد', body });
  if (mobile !== null) await messages.sms({ to: mobile, body });
}
