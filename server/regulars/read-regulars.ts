/** What My regulars shows (remaining.md RG 16 and 17). */
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';

import { MOST_REGULARS, type Regular, type RegularDelivery } from '#contract/regulars.ts';
import type { Queryable } from '#server/kit/database.ts';
import { notFound } from '#server/kit/refusal.ts';
import { placedOrder } from '#server/orders/table.ts';

import type { DeliveryRow, RegularRow } from './regular-store.ts';
import { regularFils } from './regular-sums.ts';
import { chosenDays, hoursInWords } from './regular-times.ts';
import { regular, regularDelivery } from './table.ts';

/** Those that run, the next delivery first; then those that are over, the newest first. One that nobody ever paid for is not listed once it ended. */
export async function regularsOf(db: Queryable, userId: number): Promise<Regular[]> {
  const isPlanned = sql`${regularDelivery.state} = 'planned'`;
  const rows = await db
    .select({
      row: regular,
      all: sql<number>`count(${regularDelivery.id})::integer`,
      left: sql<number>`(count(*) filter (where ${isPlanned}))::integer`,
      startDay: sql<string | null>`min(${regularDelivery.day})::text`,
      endDay: sql<string | null>`max(${regularDelivery.day})::text`,
      nextDay: sql<string | null>`(min(${regularDelivery.day}) filter (where ${isPlanned}))::text`,
    })
    .from(regular)
    .leftJoin(regularDelivery, eq(regularDelivery.regularId, regular.id))
    .where(eq(regular.userId, userId))
    .groupBy(regular.id)
    .having(sql`${regular.state} <> 'ended' or count(${regularDelivery.id}) > 0`)
    .orderBy(
      asc(sql`${regular.state} = 'ended'`),
      sql`(min(${regularDelivery.day}) filter (where ${isPlanned})) asc nulls first`,
      desc(regular.id),
    )
    .limit(MOST_REGULARS);
  return rows.map(({ row, all, left, startDay, endDay, nextDay }) => ({
    docno: row.id,
    fils: regularFils(row),
    weeks: row.weeks,
    days: chosenDays(row.weekdays),
    payState: payStateOf(row),
    quantity: row.quantity,
    name: row.name,
    image: row.image,
    time: hoursInWords(row.hour),
    startDay: startDay ?? '',
    endDay: endDay ?? '',
    stockDocno: row.stockDocno,
    origin: row.origin,
    units: row.units,
    minimumOrder: row.minimumOrder,
    totalQuantity: row.quantity * (all === 0 ? row.weeks * row.weekdays.length : all),
    stockCode: row.stockCode,
    left,
    nextDay: nextDay ?? '',
    isRunning: row.state !== 'ended',
  }));
}

function payStateOf({ paysNow, state }: RegularRow): Regular['payState'] {
  if (!paysNow) return 'ON DELIVERY';
  return state === 'unpaid' ? 'UNPAID' : 'PAID';
}

/** @throws Refusal 404 */
export async function deliveriesShown(db: Queryable, userId: number, docno: number): Promise<RegularDelivery[]> {
  const own = and(eq(regular.id, docno), eq(regular.userId, userId));
  const [row] = await db.select().from(regular).where(own);
  if (!row) throw notFound();
  const rows = await db
    .select({ one: regularDelivery, takenAt: placedOrder.takenAt })
    .from(regularDelivery)
    .leftJoin(placedOrder, and(eq(placedOrder.id, regularDelivery.orderId), isNotNull(regularDelivery.orderId)))
    .where(eq(regularDelivery.regularId, docno))
    .orderBy(asc(regularDelivery.place));
  return rows.map(({ one, takenAt }) => ({
    lineId: one.id,
    place: one.place,
    name: row.name,
    quantity: row.quantity,
    units: row.units,
    day: one.day,
    time: hoursInWords(row.hour),
    isPaid: takenAt !== null || (row.paysNow && (one.state === 'planned' || one.state === 'ordered')),
    state: one.state,
    orderDocno: one.orderId,
  }));
}

/** Another shopper's is as one that is not there. */
export async function findOwnDelivery(db: Queryable, userId: number, lineId: number): Promise<DeliveryRow | undefined> {
  const [found] = await db
    .select({ one: regularDelivery })
    .from(regularDelivery)
    .innerJoin(regular, eq(regular.id, regularDelivery.regularId))
    .where(and(eq(regularDelivery.id, lineId), eq(regular.userId, userId)));
  return found?.one;
}
