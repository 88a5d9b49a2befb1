/** The account's verbs on the database. */
import { asc, eq, inArray, like, or } from 'drizzle-orm';

import { outboxMessage } from '#server/gateways/messages/table.ts';
import type { Queryable } from '#server/kit/database.ts';
import { throttleCount } from '#server/kit/throttle-table.ts';
import { userTarget } from '#server/session/codes.ts';
import { limitKeysOf } from '#server/session/limits.ts';
import { oneTimeCode, session, socialIdentity, user } from '#server/session/table.ts';
import type { User } from '#server/session/user-store.ts';

export type ProfileColumns = Pick<
  User,
  | 'firstName'
  | 'lastName'
  | 'alternateEmail'
  | 'alternateMobile'
  | 'discountCoupon'
  | 'packingOption'
  | 'printsInvoice'
  | 'alternativePreference'
  | 'wantsOffers'
>;

export async function changeProfile(db: Queryable, id: number, changed: ProfileColumns): Promise<void> {
  await db.update(user).set(changed).where(eq(user.id, id));
}

/** @throws a unique violation (23505) where the number is somebody else's. */
export async function keepMobile(db: Queryable, id: number, mobile: string): Promise<void> {
  await db.update(user).set({ mobile }).where(eq(user.id, id));
}

/** When each device signed in and was last seen, the oldest first. */
export function signInsOf(db: Queryable, id: number): Promise<{ signedIn: Date; lastSeen: Date }[]> {
  return db
    .select({ signedIn: session.createdAt, lastSeen: session.lastSeenAt })
    .from(session)
    .where(eq(session.userId, id))
    .orderBy(asc(session.createdAt));
}

/** When the device signed in that holds this session. */
export async function signedInAt(db: Queryable, tokenHash: Buffer): Promise<Date | undefined> {
  return (await db.select({ at: session.createdAt }).from(session).where(eq(session.tokenHash, tokenHash)))[0]?.at;
}

export function socialIdentitiesOf(
  db: Queryable,
  id: number,
): Promise<{ provider: string; subject: string; since: Date }[]> {
  return db
    .select({ provider: socialIdentity.provider, subject: socialIdentity.subject, since: socialIdentity.createdAt })
    .from(socialIdentity)
    .where(eq(socialIdentity.userId, id))
    .orderBy(asc(socialIdentity.createdAt));
}

/** Messages that the shop still holds for this person: the embedded gateways' only. */
export function messagesTo(db: Queryable, { email, mobile }: User): Promise<(typeof outboxMessage.$inferSelect)[]> {
  return db
    .select()
    .from(outboxMessage)
    .where(inArray(outboxMessage.recipient, reachedAt(email, mobile)))
    .orderBy(asc(outboxMessage.id));
}

/**
 * Everything of a person. What hangs on the account's row goes with it; what only names their e-mail or number (codes, counters,
 * messages) is looked for.
 */
export async function erasePerson(db: Queryable, { id, email, emailKey, mobile }: User): Promise<void> {
  const targets = reachedAt(emailKey, mobile);
  const { exact, prefixes } = limitKeysOf({ id, emailKey, mobile });
  const ofAccount = userTarget(id);
  await db
    .delete(oneTimeCode)
    .where(
      or(inArray(oneTimeCode.target, [...targets, ofAccount]), like(oneTimeCode.target, `${escapeLike(ofAccount)} %`)),
    );
  await db.delete(outboxMessage).where(inArray(outboxMessage.recipient, reachedAt(email, mobile)));
  await db
    .delete(throttleCount)
    .where(
      or(
        inArray(throttleCount.key, exact),
        ...prefixes.map((prefix) => like(throttleCount.key, `${escapeLike(prefix)}%`)),
      ),
    );
  await db.delete(user).where(eq(user.id, id));
}

/** Where they can be reached; an account of a social provider may have neither. */
function reachedAt(email: string | null, mobile: string | null): string[] {
  return [email, mobile].filter((target): target is string => target !== null && target !== '');
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
