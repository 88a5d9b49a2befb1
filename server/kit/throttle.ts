/** Limits that hold across replicas: counters in PostgreSQL, in fixed windows of time (security.md rows 17 to 19). */
import { and, eq, lt, sql } from 'drizzle-orm';

import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { throttleCount } from './throttle-table.ts';

export interface Limit {
  /** What is counted. */
  key: string;
  windowSeconds: number;
  /** How many tries one window allows. */
  most: number;
}

export interface Throttle {
  /**
   * Counts one try against each limit in turn and stops at the first that is full: the seconds to wait for that one, else null.
   * The first limit is the caller's own address: its try stays counted. The others (a target, everybody) count only tries that
   * were let through, so that refused tries use up nobody else's allowance.
   */
  take(limits: readonly Limit[]): Promise<number | null>;
  /** How many tries this window has counted. */
  countOf(limit: Limit): Promise<number>;
  /** Takes one try back: it was no attack after all. */
  giveBack(limit: Limit): Promise<void>;
  /** Counts again from nothing: a try that succeeded was no attack. */
  forget(limit: Limit): Promise<void>;
}

export function openThrottle(db: Database, clock: Clock): Throttle {
  const windowOf = ({ windowSeconds }: Limit): { start: Date; end: Date } => {
    const length = windowSeconds * 1000;
    const start = Math.floor(clock.now().getTime() / length) * length;
    return { start: new Date(start), end: new Date(start + length) };
  };
  const rowOf = (limit: Limit) =>
    and(eq(throttleCount.key, limit.key), eq(throttleCount.windowStart, windowOf(limit).start));
  /** False where the limit is full; then nothing is counted. */
  const takeOne = async (limit: Limit): Promise<boolean> => {
    const { start, end } = windowOf(limit);
    const counted = await db.orm
      .insert(throttleCount)
      .values({ key: limit.key, windowStart: start, windowEnd: end, count: 1 })
      .onConflictDoUpdate({
        target: [throttleCount.key, throttleCount.windowStart],
        set: { count: sql`${throttleCount.count} + 1` },
        setWhere: lt(throttleCount.count, limit.most),
      })
      .returning({ count: throttleCount.count });
    return counted.length > 0;
  };
  const giveBack = async (limit: Limit): Promise<void> => {
    await db.orm
      .update(throttleCount)
      .set({ count: sql`greatest(${throttleCount.count} - 1, 0)` })
      .where(rowOf(limit));
  };
  return {
    async take(limits) {
      for (const [index, limit] of limits.entries()) {
        if (await takeOne(limit)) continue;
        await Promise.all(limits.slice(1, index).map(giveBack));
        return Math.max(1, Math.ceil((windowOf(limit).end.getTime() - clock.now().getTime()) / 1000));
      }
      // One call in a hundred sweeps up what no window needs any more.
      if (Math.random() < 0.01) await db.orm.delete(throttleCount).where(lt(throttleCount.windowEnd, clock.now()));
      return null;
    },
    async countOf(limit) {
      const [row] = await db.orm.select({ count: throttleCount.count }).from(throttleCount).where(rowOf(limit));
      return row?.count ?? 0;
    },
    giveBack,
    async forget(limit) {
      await db.orm.delete(throttleCount).where(rowOf(limit));
    },
  };
}
