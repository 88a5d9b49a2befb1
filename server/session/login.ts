import { setTimeout as pause } from 'node:timers/promises';

import { sessionMessages } from '#contract/messages/session.ts';
import { emailKey } from '#contract/rules/email.ts';
import { logIn, logOut, readSession } from '#contract/session.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serve, type Served } from '#server/kit/serve.ts';

import type { Desk } from './desk.ts';
import { hold, loginOfAccount, loginOfIp } from './limits.ts';
import { isPasswordOf } from './password.ts';
import { endSession, endSessionsOf, sweepSessions } from './session-store.ts';
import { findUserByEmail, findUserById, sessionUserOf } from './user-store.ts';

/** A wrong password is answered a little later each time within a quarter of an hour. */
const SLOWER_MS = 150;

/** account.md sections 5 and 8, Login; security.md rows 2, 4, 17, 20. */
export function loginCalls(desk: Desk): Served[] {
  const { db, throttle } = desk;
  return [
    serve(logIn, async ({ email, password }, caller) => {
      if (email.trim() === '' || password === '') {
        const field = email.trim() === '' ? 'email' : 'password';
        throw new Refusal('incomplete', sessionMessages.loginBoth[0], 422, field);
      }
      const ofAccount = loginOfAccount(emailKey(email), caller.ip);
      await hold(throttle, [ofAccount, loginOfIp(caller.ip)], sessionMessages.tooManyLogins[0]);
      const found = await findUserByEmail(db.orm, email);
      if (!(await isPasswordOf(found?.passwordHash, password)) || !found) {
        caller.log.info({ ip: caller.ip }, 'refused: wrong login');
        await pause(SLOWER_MS);
        throw new Refusal('wrong_login', sessionMessages.wrongLogin[0], 422);
      }
      await throttle.forget(ofAccount);
      await sweepSessions(db.orm, desk.now());
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
