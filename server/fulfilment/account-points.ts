/** Points of the tiers: whole dirhams of the orders that were delivered in the last six months (remaining.md C5). */
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';

import { dubaiDay } from '#contract/rules/dubai-day.ts';
import type { Database, Queryable, Transaction } from '#server/kit/database.ts';
import { eachAlone } from '#server/kit/each-alone.ts';
import type { Log } from '#server/kit/log.ts';
import { placedOrder } from '#server/orders/table.ts';
import { user } from '#server/session/table.ts';

const MONTHS = 6;

/** Counted anew, within the caller's transaction. */
export async function countAccountPoints(tx: Transaction, userId: number, now: Date): Promise<void> {
  const delivered = and(eq(placedOrder.userId, userId), counts(now));
  const [found] = await tx.select({ points: dirhams }).from(placedOrder).where(delivered);
  await tx
    .update(user)
    .set({ points: found?.points ?? 0 })
    .where(eq(user.id, userId));
}

/** Each night: lets orders go that are older. Any number of times; whoever has the right figure is left alone. */
export async function recountAccountPoints(desk: {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Pick<Log, 'error'>;
}): Promise<void> {
  const { db, now, log } = desk;
  const name = (userId: number) => ({ userId });
  await eachAlone(await wronglyCounted(db.orm, now()), { log, failed: 'account points were not counted', name }, (id) =>
    db.transaction((tx) => countAccountPoints(tx, id, now())),
  );
}

async function wronglyCounted(db: Queryable, now: Date): Promise<number[]> {
  const right = db
    .select({ userId: placedOrder.userId, points: dirhams.as('right_points') })
    .from(placedOrder)
    .where(counts(now))
    .groupBy(placedOrder.userId)
    .as('right');
  const found = await db
    .select({ id: user.id })
    .from(user)
    .leftJoin(right, eq(right.userId, user.id))
    .where(ne(user.points, sql`coalesce(${right.points}, 0)`));
  return found.map(({ id }) => id);
}

/** What an order costs now: what was picked of it, and not given back. */
const dirhams: SQL<number> = sql<number>`(coalesce(sum(coalesce((${placedOrder.pickedSums}->>'net')::integer, ${placedOrder.net})), 0) / 100)::integer`;

/** Until the end of the day six months after its delivery, in Asia/Dubai. */
function counts(now: Date): SQL | undefined {
  const lastDay = sql`(${placedOrder.deliveredAt} at time zone 'Asia/Dubai')::date + make_interval(months => ${sql.raw(String(MONTHS))})`;
  return and(eq(placedOrder.state, 6), sql`${lastDay} >= ${dubaiDay(now)}::date`);
}
