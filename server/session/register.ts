import { sessionMessages } from '#contract/messages/session.ts';
import { isEmail } from '#contract/rules/email.ts';
import { isUaePhone, withPrefix } from '#contract/rules/phone.ts';
import { checkMobile, sendCode, signUp } from '#contract/session.ts';
import { errorCode } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serve, type Served } from '#server/kit/serve.ts';

import { makeCode, tryCode, useUpCode } from './codes.ts';
import type { Desk } from './desk.ts';
import { codesFor, guessesAt, hold, phoneChecks, signUps } from './limits.ts';
import { hashPassword, refuseWeakPassword } from './password.ts';
import { addUser, findUserByEmail, findUserByMobile } from './user-store.ts';

const { phoneTaken, emailTaken } = sessionMessages;

/** account.md sections 5 and 7: the phone check, the code, the account. Registering does not sign in: the panel turns to login. */
export function registerCalls(desk: Desk): Served[] {
  const { db, throttle, messages } = desk;
  const freePhone = async (written: string): Promise<string> => {
    const phone = phoneOf(written, 'phonenumber');
    if (await findUserByMobile(db.orm, phone)) throw new Refusal('phone_taken', phoneTaken[0], 422, 'phonenumber');
    return phone;
  };
  return [
    serve(checkMobile, async ({ phone }, caller) => {
      await hold(throttle, phoneChecks(caller.ip), sessionMessages.tooManyChecks[0]);
      await freePhone(phone);
      return {};
    }),
    serve(sendCode, async ({ phone: written }, caller) => {
      await hold(throttle, phoneChecks(caller.ip), sessionMessages.tooManyChecks[0]);
      const phone = await freePhone(written);
      await hold(throttle, codesFor(phone, caller.ip), sessionMessages.tooManyCodes[0]);
      const code = await makeCode(db.orm, { purpose: 'register', target: phone }, desk.now());
      await messages.sms({ to: phone, body: `Zad: your code is ${code}. It is good for 10 minutes. رمزك هو ${code}` });
      return {};
    }),
    serve(signUp, async (input, caller) => {
      await hold(throttle, signUps(caller.ip), sessionMessages.tooManyChecks[0]);
      const phone = refuseIncomplete(input);
      const proof = { purpose: 'register', target: phone } as const;
      await hold(throttle, guessesAt(phone, caller.ip), sessionMessages.tooManyChecks[0]);
      const tried = await tryCode(db.orm, proof, input.code, desk.now());
      if (tried !== 'right') {
        const sentence = tried === 'wrong' ? sessionMessages.wrongCode : sessionMessages.deadCode;
        throw new Refusal(`code_${tried}`, sentence[0], 422, 'providerCode');
      }
      if (await findUserByEmail(db.orm, input.email)) throw new Refusal('email_taken', emailTaken[0], 422, 'email');
      const passwordHash = await hashPassword(input.password);
      const added = { firstName: input.firstName.trim(), email: input.email.trim(), mobile: phone, passwordHash };
      const user = await db
        .transaction(async (tx) => {
          await useUpCode(tx, proof);
          return addUser(tx, added, desk.now());
        })
        .catch((error: unknown) => {
          if (errorCode(error) !== '23505') throw error;
          throw new Refusal('phone_taken', phoneTaken[0], 422, 'cellphone');
        });
      caller.log.info({ userId: user.id }, 'registered');
      return {};
    }),
  ];
}

/** The specification's checks in its order; the number in E.164. */
function refuseIncomplete(input: {
  firstName: string;
  email: string;
  phone: string;
  password: string;
  code: string;
}): string {
  const refuse = (sentence: readonly [string, string], field: string): never => {
    throw new Refusal('invalid', sentence[0], 422, field);
  };
  if (input.password === '') refuse(sessionMessages.passwordMissing, 'password');
  if (input.firstName.trim() === '') refuse(sessionMessages.nameMissing, 'firstname');
  if (input.code.trim() === '') refuse(sessionMessages.codeMissing, 'providerCode');
  if (!isEmail(input.email.trim())) refuse(sessionMessages.invalidEmail, 'email');
  const phone = phoneOf(input.phone, 'cellphone');
  refuseWeakPassword(input.password, 'password');
  return phone;
}

function phoneOf(written: string, field: string): string {
  const phone = withPrefix(written);
  if (phone === '') throw new Refusal('invalid', sessionMessages.phoneMissing[0], 422, field);
  if (!isUaePhone(phone)) throw new Refusal('invalid', sessionMessages.invalidPhone[0], 422, field);
  return phone;
}
