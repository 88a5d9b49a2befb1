/** Sessions in the database. Time comes from the caller, so that tests can shift it. */
import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';
import type { SignedIn } from '#server/kit/session-gate.ts';

import { session } from './table.ts';
import { ABSOLUTE_SECONDS, hashToken, IDLE_SECONDS, newToken } from './token.ts';

/** How stale `last_seen_at` may be: not every read needs a write. */
const TOUCH_MS = 3600 * 1000;

/** The new token; it is nowhere else. */
export async function openSession(db: Queryable, userId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(session).values({ tokenHash: hashToken(token), userId, createdAt: now, lastSeenAt: now });
  return token;
}

/** Who holds the token, if it is neither unknown nor too old. Slides its expiry. */
export async function findSession(db: Queryable, token: string, now: Date): Promise<SignedIn | null> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({ userId: session.userId, lastSeenAt: session.lastSeenAt })
    .from(session)
    .where(
      and(
        eq(session.tokenHash, tokenHash),
        gt(session.lastSeenAt, secondsBefore(now, IDLE_SECONDS)),
        gt(session.createdAt, secondsBefore(now, ABSOLUTE_SECONDS)),
      ),
    );
  if (!row) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > TOUCH_MS) {
    await db.update(session).set({ lastSeenAt: now }).where(eq(session.tokenHash, tokenHash));
  }
  return { userId: row.userId, tokenHash };
}

/** Of the sessions named by their hashes: those that are somebody's and not too old. Slides no expiry. */
export async function liveSessions(
  db: Queryable,
  hashes: readonly Buffer[],
  now: Date,
): Promise<{ tokenHash: Buffer; userId: number }[]> {
  return db
    .select({ tokenHash: session.tokenHash, userId: session.userId })
    .from(session)
    .where(
      and(
        inArray(session.tokenHash, [...hashes]),
        gt(session.lastSeenAt, secondsBefore(now, IDLE_SECONDS)),
        gt(session.createdAt, secondsBefore(now, ABSOLUTE_SECONDS)),
      ),
    )
    .for('key share');
}

export async function endSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, tokenHash));
}

/** All of a user's sessions, but the one to be kept. */
export async function endSessionsOf(db: Queryable, userId: number, kept?: Buffer): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), kept ? ne(session.tokenHash, kept) : sql`true`));
}

/** Sessions that nobody can use any more. */
export async function sweepSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(session).where(lt(session.createdAt, secondsBefore(now, ABSOLUTE_SECONDS)));
  await db.delete(session).where(lt(session.lastSeenAt, secondsBefore(now, IDLE_SECONDS)));
}

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}
