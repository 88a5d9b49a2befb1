import { sessionMessages } from '#contract/messages/session.ts';
import { logInSocially, readIdentityConfig } from '#contract/session.ts';
import type { Identity, IdentityGateway } from '#server/gateways/identity/identity.ts';
import { errorCode } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serve, type Caller, type Served } from '#server/kit/serve.ts';

import type { Desk } from './desk.ts';
import { takeEmailFromOthers, tellEmailTaken } from './email-proof.ts';
import { hold, loginOfIp } from './limits.ts';
import { addSocialIdentity, addUser, findUserBySocial, holdersOfEmail, type User } from './user-store.ts';

/** The provider's subject is the key; an account is never joined by its e-mail alone (security.md row 22). */
export function socialCalls(desk: Desk, identity: IdentityGateway): Served[] {
  const { db, throttle } = desk;
  const register = async (found: Identity, caller: Caller): Promise<User> => {
    // What the provider did not confirm could be anybody's: such an account has no e-mail.
    const email = found.isEmailVerified ? (found.email ?? '') : '';
    // Where the same person came twice at once, the other request has made the account by now.
    const madeMeanwhile = async (): Promise<User> => {
      const made = await findUserBySocial(db.orm, found.provider, found.subject);
      if (made) return made;
      throw new Refusal('email_taken', sessionMessages.emailOfOther[0], 422);
    };
    const holders = email === '' ? [] : await holdersOfEmail(db.orm, email);
    if (holders.some(({ emailVerifiedAt }) => emailVerifiedAt !== null)) return madeMeanwhile();
    const [firstName = '', ...others] = (found.name ?? '').trim().split(/\s+/);
    const added = {
      firstName: firstName.slice(0, 80),
      lastName: others.join(' ').slice(0, 80),
      email,
      mobile: null,
      passwordHash: null,
      emailVerifiedAt: email === '' ? null : desk.now(),
    };
    return db
      .transaction(async (tx) => {
        const losers = email === '' ? [] : await takeEmailFromOthers(tx, email, null);
        const user = await addUser(tx, added, desk.now());
        await addSocialIdentity(tx, { provider: found.provider, subject: found.subject, userId: user.id }, desk.now());
        return { user, losers };
      })
      .then(({ user, losers }) => {
        desk.afterAnswer(caller, 'the news of a taken e-mail was not sent', () =>
          tellEmailTaken(desk.messages, losers),
        );
        return user;
      })
      .catch((error: unknown) => {
        if (errorCode(error) !== '23505') throw error;
        return madeMeanwhile();
      });
  };
  return [
    serve(logInSocially, async ({ idToken }, caller) => {
      const ofIp = loginOfIp(caller.ip);
      await hold(throttle, [ofIp], sessionMessages.tooManyLogins[0]);
      const found = await identity.verify(idToken);
      await throttle.giveBack(ofIp);
      const known = await findUserBySocial(db.orm, found.provider, found.subject);
      return desk.signIn(caller, known ?? (await register(found, caller)));
    }),
    serve(readIdentityConfig, () => identity.clientConfig()),
  ];
}
