import { sessionMessages } from '#contract/messages/session.ts';
import { logInSocially, readIdentityConfig } from '#contract/session.ts';
import type { Identity, IdentityGateway } from '#server/gateways/identity/identity.ts';
import { errorCode } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serve, type Served } from '#server/kit/serve.ts';

import type { Desk } from './desk.ts';
import { hold, loginOfIp } from './limits.ts';
import { addSocialIdentity, addUser, findUserByEmail, findUserBySocial, type User } from './user-store.ts';

/** The provider's subject is the key; an account is never joined by its e-mail alone (security.md row 22). */
export function socialCalls(desk: Desk, identity: IdentityGateway): Served[] {
  const { db, throttle } = desk;
  const register = async (found: Identity): Promise<User> => {
    // What the provider did not confirm could be anybody's: such an account has no e-mail.
    const email = found.isEmailVerified ? (found.email ?? '') : '';
    const refuse = (): never => {
      throw new Refusal('email_taken', sessionMessages.emailOfOther[0], 422);
    };
    if (email !== '' && (await findUserByEmail(db.orm, email))) refuse();
    const [firstName = '', ...others] = (found.name ?? '').trim().split(/\s+/);
    const added = {
      firstName: firstName.slice(0, 80),
      lastName: others.join(' ').slice(0, 80),
      email,
      mobile: null,
      passwordHash: null,
    };
    return db
      .transaction(async (tx) => {
        const user = await addUser(tx, added, desk.now());
        await addSocialIdentity(tx, { provider: found.provider, subject: found.subject, userId: user.id }, desk.now());
        return user;
      })
      .catch(async (error: unknown) => {
        if (errorCode(error) !== '23505') throw error;
        // The same person came twice at once: the other request made the account.
        return (await findUserBySocial(db.orm, found.provider, found.subject)) ?? refuse();
      });
  };
  return [
    serve(logInSocially, async ({ idToken }, caller) => {
      await hold(throttle, [loginOfIp(caller.ip)], sessionMessages.tooManyLogins[0]);
      const found = await identity.verify(idToken);
      const known = await findUserBySocial(db.orm, found.provider, found.subject);
      return desk.signIn(caller, known ?? (await register(found)));
    }),
    serve(readIdentityConfig, () => identity.clientConfig()),
  ];
}
