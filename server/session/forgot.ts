import { sessionMessages } from '#contract/messages/session.ts';
import { isLoginName, loginNameKey } from '#contract/rules/login-name.ts';
import { resetPassword, sendResetCode, verifyResetCode } from '#contract/session.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serve, type Caller, type Served } from '#server/kit/serve.ts';

import { makeCode, userTarget, type CodeFor } from './codes.ts';
import type { Desk } from './desk.ts';
import { codesFor, codesSent, hold } from './limits.ts';
import { hashPassword, refuseWeakPassword } from './password.ts';
import { proveCode } from './prove-code.ts';
import { endSessionsOf } from './session-store.ts';
import { tellPasswordChanged } from './tell-password-changed.ts';
import { findUsersByName, storePassword, type User } from './user-store.ts';

interface ResetOf extends CodeFor {
  /** Null for a code that was made for nobody, so that known and unknown names are answered alike. */
  holder: User | null;
}

/** storefront.md sections 4, 5 and 7: send, verify, set. Nothing tells whether there is an account (security.md rows 20, 21). */
export function forgotCalls(desk: Desk): Served[] {
  const { db, throttle, messages } = desk;

  const targetsOf = async (name: string): Promise<ResetOf[]> => {
    const holders = await findUsersByName(db.orm, name);
    if (holders.length === 0) return [{ purpose: 'reset', target: loginNameKey(name), holder: null }];
    return holders.map((holder) => ({ purpose: 'reset', target: userTarget(holder.id), holder }));
  };

  /** By one channel that is proved: an e-mail that only stands in the account could be anybody's (decisions.md 28). */
  const send = async ({ email, emailVerifiedAt, mobile }: User, code: string): Promise<void> => {
    const channel = emailVerifiedAt === null ? 'sms' : 'mail';
    if ((await throttle.take([codesSent(channel)])) !== null) throw new Error(`too many codes by ${channel}`);
    const body = `Zad: your code for a new password is ${code}. It is good for 10 minutes. رمز كلمة المرور الجديدة هو ${code}`;
    if (channel === 'mail') {
      await messages.mail({ to: email, subject: 'A new password for Zad / كلمة مرور جديدة لزاد', body });
    } else if (mobile !== null) await messages.sms({ to: mobile, body });
  };
  const makeAndSend = async (name: string): Promise<void> => {
    for (const asked of await targetsOf(name)) {
      const code = await makeCode(db.orm, asked, desk.now());
      if (asked.holder) await send(asked.holder, code);
    }
  };
  const prove = async (name: string, typed: string, field: string, caller: Caller) =>
    proveCode(desk, caller, { targets: await targetsOf(name), typed, guessed: loginNameKey(name), field });

  return [
    serve(sendResetCode, async ({ email }, caller) => {
      refuseNoName(email, 'emailID');
      await hold(throttle, codesFor(`reset:${loginNameKey(email)}`, caller.ip), sessionMessages.tooManyCodes[0]);
      desk.afterAnswer(caller, 'a code was not sent', () => makeAndSend(email));
      return {};
    }),
    serve(verifyResetCode, async ({ email, code }, caller) => {
      refuseNoName(email, 'emailID');
      await prove(email, code, 'Code', caller);
      return {};
    }),
    serve(resetPassword, async ({ email, code, password }, caller) => {
      refuseNoName(email, 'UserEmail');
      refuseWeakPassword(password, 'NewPassword');
      const { proved, spend } = await prove(email, code, 'VerificationCode', caller);
      const { holder } = proved;
      if (!holder) throw new Refusal('code_dead', sessionMessages.deadCode[0], 422, 'VerificationCode');
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        await spend(tx);
        await storePassword(tx, holder.id, passwordHash);
        await endSessionsOf(tx, holder.id);
      });
      desk.forget(caller);
      desk.afterAnswer(caller, 'the news of a new password was not sent', () => tellPasswordChanged(messages, holder));
      caller.log.info({ userId: holder.id }, 'password reset');
      return {};
    }),
  ];
}

function refuseNoName(name: string, field: string): void {
  if (!isLoginName(name)) throw new Refusal('invalid', sessionMessages.invalidEmail[0], 422, field);
}
