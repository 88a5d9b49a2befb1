import { sessionMessages } from '#contract/messages/session.ts';
import { emailKey, isEmail } from '#contract/rules/email.ts';
import { resetPassword, sendResetCode, verifyResetCode } from '#contract/session.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serve, type Caller, type Served } from '#server/kit/serve.ts';

import { makeCode, tryCode, useUpCode } from './codes.ts';
import type { Desk } from './desk.ts';
import { codesFor, guessesAt, hold } from './limits.ts';
import { hashPassword, refuseWeakPassword } from './password.ts';
import { endSessionsOf } from './session-store.ts';
import { findUserByEmail, setPassword, type User } from './user-store.ts';

/** storefront.md sections 4, 5 and 7: send, verify, set. Nothing tells whether there is an account (security.md rows 20, 21). */
export function forgotCalls(desk: Desk): Served[] {
  const { db, throttle, messages } = desk;

  const send = async (user: User, code: string): Promise<void> => {
    const body = `Zad: your code for a new password is ${code}. It is good for 10 minutes. رمز كلمة المرور الجديدة هو ${code}`;
    await messages.mail({ to: user.email, subject: 'A new password for Zad / كلمة مرور جديدة لزاد', body });
    if (user.mobile) await messages.sms({ to: user.mobile, body });
  };
  const proveCode = async (email: string, code: string, field: string, caller: Caller): Promise<void> => {
    if (code.trim() === '') throw new Refusal('invalid', sessionMessages.codeMissing[0], 422, field);
    await hold(throttle, guessesAt(emailKey(email), caller.ip), sessionMessages.tooManyChecks[0]);
    const tried = await tryCode(db.orm, { purpose: 'reset', target: emailKey(email) }, code, desk.now());
    if (tried === 'right') return;
    const sentence = tried === 'wrong' ? sessionMessages.wrongCode : sessionMessages.deadCode;
    throw new Refusal(`code_${tried}`, sentence[0], 422, field);
  };

  return [
    serve(sendResetCode, async ({ email }, caller) => {
      refuseNoEmail(email, 'emailID');
      await hold(throttle, codesFor(`reset:${emailKey(email)}`, caller.ip), sessionMessages.tooManyCodes[0]);
      // A code is made for an unknown address too, and goes nowhere; what is sent is sent after the answer.
      const code = await makeCode(db.orm, { purpose: 'reset', target: emailKey(email) }, desk.now());
      const user = await findUserByEmail(db.orm, email);
      if (user)
        void send(user, code).catch((error: unknown) => caller.log.error({ err: error }, 'a code was not sent'));
      return {};
    }),
    serve(verifyResetCode, async ({ email, code }, caller) => {
      refuseNoEmail(email, 'emailID');
      await proveCode(email, code, 'Code', caller);
      return {};
    }),
    serve(resetPassword, async ({ email, code, password }, caller) => {
      refuseNoEmail(email, 'UserEmail');
      refuseWeakPassword(password, 'NewPassword');
      await proveCode(email, code, 'VerificationCode', caller);
      const user = await findUserByEmail(db.orm, email);
      if (!user) throw new Refusal('code_dead', sessionMessages.deadCode[0], 422, 'VerificationCode');
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        await useUpCode(tx, { purpose: 'reset', target: emailKey(email) });
        await setPassword(tx, user.id, passwordHash);
        await endSessionsOf(tx, user.id);
      });
      desk.forget(caller);
      await messages.mail({
        to: user.email,
        subject: 'Your Zad password was changed / تم تغيير كلمة مرورك في زاد',
        body: 'Your password was changed, and every device was signed out. If this was not you, write to us at once.\nتم تغيير كلمة مرورك وتسجيل الخروج من كل الأجهزة. إن لم تكن أنت من فعل ذلك فراسلنا فورًا.',
      });
      caller.log.info({ userId: user.id }, 'password reset');
      return {};
    }),
  ];
}

function refuseNoEmail(email: string, field: string): void {
  if (!isEmail(email.trim())) throw new Refusal('invalid', sessionMessages.invalidEmail[0], 422, field);
}
