/** One-time codes: six random digits, ten minutes, five tries, one use, bound to what they were asked for (security.md row 18). */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

import { and, eq, gt, lt, sql } from 'drizzle-orm';

import { latinDigits } from '#contract/rules/digits.ts';
import type { Queryable } from '#server/kit/database.ts';

import { oneTimeCode } from './table.ts';

export type Purpose = (typeof oneTimeCode.$inferSelect)['purpose'];

const LIFE_MS = 10 * 60 * 1000;
const TRIES = 5;

export interface CodeFor {
  purpose: Purpose;
  /** A phone number in E.164, `userTarget(id)`, or the name that a stranger typed. */
  target: string;
}

/** Of a code that belongs to an account, whichever name it was asked for by. */
export function userTarget(userId: number): string {
  return `user:${userId}`;
}

/** A new code in place of the one before, as it is to be sent. */
export async function makeCode(db: Queryable, { purpose, target }: CodeFor, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  const values = {
    salt,
    codeHash: hashCode(salt, code),
    tries: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  };
  await db
    .insert(oneTimeCode)
    .values({ purpose, target, ...values })
    .onConflictDoUpdate({ target: [oneTimeCode.purpose, oneTimeCode.target], set: values });
  return code;
}

/** `codeHash` names the very code that was right, for `spendCode`. */
export type Tried = { outcome: 'wrong' | 'dead' } | { outcome: 'right'; codeHash: Buffer };

/** 'wrong' has cost one of the five tries; 'dead' is used up, too old, or never was. Counting comes before comparing. */
export async function tryCode(db: Queryable, { purpose, target }: CodeFor, typed: string, now: Date): Promise<Tried> {
  const [row] = await db
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} + 1` })
    .where(
      and(
        eq(oneTimeCode.purpose, purpose),
        eq(oneTimeCode.target, target),
        lt(oneTimeCode.tries, TRIES),
        gt(oneTimeCode.expiresAt, now),
      ),
    )
    .returning({ salt: oneTimeCode.salt, codeHash: oneTimeCode.codeHash });
  if (!row) return { outcome: 'dead' };
  const { salt, codeHash } = row;
  return timingSafeEqual(hashCode(salt, latinDigits(typed).trim()), codeHash)
    ? { outcome: 'right', codeHash }
    : { outcome: 'wrong' };
}

/** After this the code is nobody's. False where another request has used it up before. */
export async function spendCode(db: Queryable, { purpose, target }: CodeFor, codeHash: Buffer): Promise<boolean> {
  const used = await db
    .delete(oneTimeCode)
    .where(and(eq(oneTimeCode.purpose, purpose), eq(oneTimeCode.target, target), eq(oneTimeCode.codeHash, codeHash)))
    .returning({ id: oneTimeCode.id });
  return used.length > 0;
}

function hashCode(salt: Buffer, code: string): Buffer {
  return createHash('sha256').update(salt).update(code).digest();
}
