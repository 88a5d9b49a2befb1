import { setTimeout as pause } from 'node:timers/promises';

import { sessionMessages } from '#contract/messages/session.ts';
import { loginNameKey } from '#contract/rules/login-name.ts';
import { logIn, logOut, readSession } from '#contract/session.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serve, type Served } from '#server/kit/serve.ts';

import type { Desk } from './desk.ts';
import { hold, loginOfAccount, loginOfIp } from './limits.ts';
import { isPasswordOf } from './password.ts';
import { endSession, endSessionsOf } from './session-store.ts';
import { findUserById, findUsersByName, sessionUserOf, type User } from './user-store.ts';

/** Each wrong password within a quarter of an hour is answered this much later than the one before (security.md row 17). */
const SLOWER_MS = 100;

/** account.md sections 5 and 8, Login; security.md rows 2, 4, 17, 20. */
export function loginCalls(desk: Desk): Served[] {
  const { db, throttle } = desk;
  return [
    serve(logIn, async ({ email, password }, caller) => {
      if (email.trim() === '' || password === '') {
        const field = email.trim() === '' ? 'email' : 'password';
        throw new Refusal('incomplete', sessionMessages.loginBoth[0], 422, field);
      }
      const ofAccount = loginOfAccount(loginNameKey(email), caller.ip);
      const ofIp = loginOfIp(caller.ip);
      await hold(throttle, [ofIp, ofAccount], sessionMessages.tooManyLogins[0]);
      const found = await whoHas(password, await findUsersByName(db.orm, email));
      if (!found) {
        caller.log.info({ ip: caller.ip, account: desk.markOf(loginNameKey(email)) }, 'refused: wrong login');
        await pause(SLOWER_MS * (await throttle.countOf(ofAccount)));
        throw new Refusal('wrong_login', sessionMessages.wrongLogin[0], 422);
      }
      await throttle.forget(ofAccount);
      await throttle.giveBack(ofIp);
      return desk.signIn(caller, found);
    }),
    serve(logOut, async ({ everywhere }, caller) => {
      const session = await caller.session();
      if (session) {
        await (everywhere ? endSessionsOf(db.orm, session.userId) : endSession(db.orm, session.tokenHash));
        caller.log.info({ userId: session.userId, everywhere }, 'signed out');
      }
      desk.forget(caller);
      // An extra only (security.md row 6): the app erases its own stores, and 'storage' would take the worker along.
      caller.header('clear-site-data', '"cache"');
      return {};
    }),
    serve(readSession, async (_input, caller) => {
      const session = await caller.session();
      const found = session && (await findUserById(db.orm, session.userId));
      return { user: found ? sessionUserOf(found) : null };
    }),
  ];
}

/** Which of the accounts it opens. Where there is none, a password is checked all the same: it takes as long. */
async function whoHas(password: string, holders: readonly User[]): Promise<User | null> {
  if (holders.length === 0) await isPasswordOf(null, password);
  for (const holder of holders) if (await isPasswordOf(holder.passwordHash, password)) return holder;
  return null;
}
