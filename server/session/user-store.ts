/** People in the database. */
import { randomInt } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import { emailKey } from '#contract/rules/email.ts';
import { withPrefix } from '#contract/rules/phone.ts';
import type { SessionUser } from '#contract/session-user.ts';
import type { Queryable } from '#server/kit/database.ts';

import { socialIdentity, user } from './table.ts';

export type User = typeof user.$inferSelect;

export interface NewUser {
  firstName: string;
  lastName?: string;
  email: string;
  mobile: string | null;
  passwordHash: string | null;
  /** Null where the e-mail is not proved yet. */
  emailVerifiedAt?: Date | null;
}

/** Read aloud on the phone without mistakes: no 0, O, 1, I, L. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function newCustomerCode(): string {
  return `Z${Array.from({ length: 7 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')}`;
}

/** @throws a unique violation (23505) where the proved e-mail or the number is somebody's already. */
export async function addUser(db: Queryable, added: NewUser, now: Date): Promise<User> {
  const [row] = await db
    .insert(user)
    .values({ ...added, emailKey: emailKey(added.email) || null, customerCode: newCustomerCode(), createdAt: now })
    .returning();
  return row as User;
}

export async function findUserById(db: Queryable, id: number): Promise<User | undefined> {
  return (await db.select().from(user).where(eq(user.id, id)))[0];
}

/** How many accounts may hold one e-mail that none of them has proved: each costs a password's check at signing in. */
export const MOST_UNPROVED = 5;

/** Who has proved the e-mail; where nobody has, the accounts that only say it is theirs, the oldest first. */
export async function holdersOfEmail(db: Queryable, email: string): Promise<User[]> {
  const found = await db
    .select()
    .from(user)
    .where(eq(user.emailKey, emailKey(email)))
    .orderBy(user.id)
    .limit(MOST_UNPROVED + 1);
  const proved = found.find(({ emailVerifiedAt }) => emailVerifiedAt !== null);
  return proved ? [proved] : found;
}

/** The accounts that a name typed into the login panel may mean: an e-mail, or a number, which one account alone has. */
export async function findUsersByName(db: Queryable, name: string): Promise<User[]> {
  if (name.includes('@')) return holdersOfEmail(db, name);
  const found = await findUserByMobile(db, withPrefix(name));
  return found ? [found] : [];
}

export async function findUserByMobile(db: Queryable, mobile: string): Promise<User | undefined> {
  return (await db.select().from(user).where(eq(user.mobile, mobile)))[0];
}

export async function findUserBySocial(db: Queryable, provider: string, subject: string): Promise<User | undefined> {
  const rows = await db
    .select({ found: user })
    .from(socialIdentity)
    .innerJoin(user, eq(user.id, socialIdentity.userId))
    .where(and(eq(socialIdentity.provider, provider), eq(socialIdentity.subject, subject)));
  return rows[0]?.found;
}

export async function addSocialIdentity(
  db: Queryable,
  added: { provider: string; subject: string; userId: number },
  now: Date,
): Promise<void> {
  await db.insert(socialIdentity).values({ ...added, createdAt: now });
}

export async function storePassword(db: Queryable, id: number, passwordHash: string): Promise<void> {
  await db.update(user).set({ passwordHash }).where(eq(user.id, id));
}

export function sessionUserOf({ id, firstName, lastName, email, customerCode }: User): SessionUser {
  return { id, firstName, lastName, email, customerCode };
}
