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
  /** Counts one try against each limit in turn, up to one that is used up: the seconds to wait for that, else null. */
  take(limits: readonly Limit[]): Promise<number | null>;
  /** Counts again from nothing: a try that succeeded was no attack. */
  forget(limit: Limit): Promise<void>;
}

export function openThrottle(db: Database, clock: Clock): Throttle {
  const windowOf = ({ windowSeconds }: Limit): { start: Date; end: Date } => {
    const length = windowSeconds * 1000;
    const start = Math.floor(clock.now().getTime() / length) * length;
    return { start: new Date(start), end: new Date(start + length) };
  };
  return {
    async take(limits) {
      for (const limit of limits) {
        const { start, end } = windowOf(limit);
        const [row] = await db.orm
          .insert(throttleCount)
          .values({ key: limit.key, windowStart: start, windowEnd: end, count: 1 })
          .onConflictDoUpdate({
            target: [throttleCount.key, throttleCount.windowStart],
            set: { count: sql`${throttleCount.count} + 1` },
          })
          .returning({ count: throttleCount.count });
        if ((row?.count ?? 0) > limit.most) {
          return Math.max(1, Math.ceil((end.getTime() - clock.now().getTime()) / 1000));
        }
      }
      // One call in a hundred sweeps up what no window needs any more.
      if (Math.random() < 0.01) await db.orm.delete(throttleCount).where(lt(throttleCount.windowEnd, clock.now()));
      return null;
    },
    async forget(limit) {
      await db.orm
        .delete(throttleCount)
        .where(and(eq(throttleCount.key, limit.key), eq(throttleCount.windowStart, windowOf(limit).start)));
    },
  };
}
