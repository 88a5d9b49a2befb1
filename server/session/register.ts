import { sessionMessages } from '#contract/messages/session.ts';
import { withPrefix } from '#contract/rules/phone.ts';
import { phoneProblem, registrationProblem, type Registration } from '#contract/rules/registration.ts';
import { checkMobile, sendCode, signUp } from '#contract/session.ts';
import { errorCode } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serve, type Served } from '#server/kit/serve.ts';

import { makeCode } from './codes.ts';
import type { Desk } from './desk.ts';
import { mailEmailCode } from './email-proof.ts';
import { codesFor, codesOfIp, codesSent, hold, phoneChecks, signUpsOfIp } from './limits.ts';
import { hashPassword, refuseWeakPassword } from './password.ts';
import { proveCode } from './prove-code.ts';
import { addUser, findUserByMobile, holdersOfEmail, MOST_UNPROVED, type User } from './user-store.ts';

const { phoneTaken, emailTaken } = sessionMessages;

/** account.md sections 5 and 7: the phone check, the code, the account. Registering does not sign in: the panel turns to login. */
export function registerCalls(desk: Desk): Served[] {
  const { db, throttle, messages } = desk;
  const freePhone = async (written: string): Promise<string> => {
    const phone = freePhoneOf(written);
    if (await findUserByMobile(db.orm, phone)) throw new Refusal('phone_taken', phoneTaken[0], 422, 'phonenumber');
    return phone;
  };
  /** What nobody has proved keeps nobody out, up to a number of accounts (decisions.md 28). */
  const refuseTakenEmail = async (email: string): Promise<void> => {
    const holders = await holdersOfEmail(db.orm, email);
    if (holders.length < MOST_UNPROVED && holders.every(({ emailVerifiedAt }) => emailVerifiedAt === null)) return;
    throw new Refusal('email_taken', emailTaken[0], 422, 'email');
  };
  const mailCode = async ({ id, email }: User): Promise<void> => {
    if ((await throttle.take([codesSent('mail')])) !== null) throw new Error('too many codes by mail');
    await mailEmailCode({ db: db.orm, messages }, { userId: id, email }, desk.now());
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
      await hold(throttle, [...codesFor(phone, caller.ip), codesSent('sms')], sessionMessages.tooManyCodes[0]);
      const code = await makeCode(db.orm, { purpose: 'register', target: phone }, desk.now());
      await messages.sms({ to: phone, body: `Zad: your code is ${code}. It is good for 10 minutes. رمزك هو ${code}` });
      return {};
    }),
    serve(signUp, async (input, caller) => {
      const ofIp = signUpsOfIp(caller.ip);
      await hold(throttle, [ofIp], sessionMessages.tooManyChecks[0]);
      const phone = refuseIncomplete(input);
      const { spend } = await proveCode(desk, caller, {
        targets: [{ purpose: 'register', target: phone }],
        typed: input.code,
        guessed: phone,
        field: 'providerCode',
      });
      await refuseTakenEmail(input.email);
      const passwordHash = await hashPassword(input.password);
      const added = { firstName: input.firstName.trim(), email: input.email.trim(), mobile: phone, passwordHash };
      const user = await db
        .transaction(async (tx) => {
          await spend(tx);
          return addUser(tx, added, desk.now());
        })
        .catch((error: unknown) => {
          if (errorCode(error) !== '23505') throw error;
          throw new Refusal('phone_taken', phoneTaken[0], 422, 'cellphone');
        });
      // Who registers is no attacker: phones behind one address of a mobile network must not wait for each other.
      await Promise.all([throttle.giveBack(ofIp), throttle.giveBack(codesOfIp(caller.ip))]);
      desk.afterAnswer(caller, 'the code that proves an e-mail was not sent', () => mailCode(user));
      caller.log.info({ userId: user.id }, 'registered');
      return {};
    }),
  ];
}

const FIELDS = {
  firstName: 'firstname',
  email: 'email',
  phone: 'cellphone',
  password: 'password',
  code: 'providerCode',
};

/** The number in E.164. */
function refuseIncomplete(input: Registration): string {
  const problem = registrationProblem(input);
  if (problem) throw new Refusal('invalid', problem.sentence[0], 422, FIELDS[problem.field]);
  refuseWeakPassword(input.password, 'password');
  return withPrefix(input.phone);
}

function freePhoneOf(written: string): string {
  const problem = phoneProblem(written);
  if (problem) throw new Refusal('invalid', problem[0], 422, 'phonenumber');
  return withPrefix(written);
}
