/** What My regulars shows (remaining.md RG 16 and 17). */
import { and, asc, between, desc, eq, isNotNull, or, sql } from 'drizzle-orm';

import { MOST_REGULARS, type Regular, type RegularDelivery } from '#contract/regulars.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import type { Queryable } from '#server/kit/database.ts';
import { notFound } from '#server/kit/refusal.ts';
import { CANCELLED } from '#server/orders/add-placed-orders.ts';
import { placedOrder } from '#server/orders/table.ts';

import { batchOf, type RegularLineRow, type RegularRow } from './regular-store.ts';
import { deliveriesOf, deliveryFils, regularFils } from './regular-sums.ts';
import { chosenDays, hoursInWords } from './regular-times.ts';
import { regular, regularDelivery } from './table.ts';

/**
 * Those that run, the next delivery first; then those that are over, the newest first. One that nobody ever paid for is not listed once it ended,
 * nor one that another took the place of, until something of it has come: what is an order of it already is among the orders.
 */
export async function regularsOf(db: Queryable, userId: number, now: Date): Promise<Regular[]> {
  // What was cancelled or could not come counts in no sum and no date.
  const isKept = sql`${regularDelivery.state} in ('planned', 'ordered')`;
  // What is an order already is still to come until its day is over.
  const isToCome = sql`(${regularDelivery.state} = 'planned' or (${regularDelivery.state} = 'ordered'
    and ${regularDelivery.day} >= ${dubaiDay(now)}::date and ${placedOrder.state} between 1 and 5))`;
  const nextDay = sql<string | null>`(min(${regularDelivery.day}) filter (where ${isToCome}))::text`;
  const rows = await db
    .select({
      row: regular,
      all: sql<number>`count(${regularDelivery.id})::integer`,
      kept: sql<number>`(count(*) filter (where ${isKept}))::integer`,
      left: sql<number>`(count(*) filter (where ${isToCome}))::integer`,
      startDay: sql<string | null>`(min(${regularDelivery.day}) filter (where ${isKept}))::text`,
      endDay: sql<string | null>`(max(${regularDelivery.day}) filter (where ${isKept}))::text`,
      nextDay,
    })
    .from(regular)
    .leftJoin(regularDelivery, eq(regularDelivery.regularId, regular.id))
    .leftJoin(placedOrder, eq(placedOrder.id, regularDelivery.orderId))
    .where(eq(regular.userId, userId))
    .groupBy(regular.id)
    .having(sql`${regular.state} <> 'ended' or count(${regularDelivery.id}) > 0`)
    .orderBy(
      asc(sql`${regular.state} = 'ended' and ${nextDay} is null`),
      sql`${nextDay} asc nulls first`,
      desc(regular.id),
    )
    .limit(MOST_REGULARS);
  const live = new Set(rows.flatMap(({ row }) => (row.state === 'ended' ? [] : [row.stockCode])));
  const listed = rows.filter(({ row, kept, left }) => row.state !== 'ended' || kept > left || !live.has(row.stockCode));
  const bills = billsOf(rows.map(({ row }) => row));
  // Orders that came of one which this took the place of come all the same, as they were: the next one leading.
  const hidden = rows.filter((one) => one.left > 0 && !listed.includes(one));
  const beforeOf = ({ state, stockCode }: RegularRow) =>
    state === 'ended' ? [] : hidden.filter(({ row }) => row.stockCode === stockCode);
  return listed.map(({ row, all, kept, left, startDay, endDay, nextDay: next }) => ({
    docno: row.id,
    fils: all === 0 ? regularFils(row) : kept * deliveryFils(row),
    weeks: row.weeks,
    days: chosenDays(row.weekdays),
    payState: payStateOf(row),
    billFils: row.state === 'unpaid' ? (bills.get(batchOf(row)) ?? 0) : 0,
    quantity: row.quantity,
    name: row.name,
    image: row.image,
    time: hoursInWords(row.hour),
    startDay: (startDay && beforeOf(row)[0]?.startDay) ?? startDay ?? '',
    endDay: endDay ?? '',
    stockDocno: row.stockDocno,
    origin: row.origin,
    units: row.units,
    minimumOrder: row.minimumOrder,
    totalQuantity: row.quantity * (all === 0 ? deliveriesOf(row) : kept),
    stockCode: row.stockCode,
    left: beforeOf(row).reduce((sum, one) => sum + one.left, left),
    nextDay: next ?? '',
    orderedDay: beforeOf(row)[0]?.nextDay ?? '',
    isRunning: row.state !== 'ended' || left > 0,
    mayChange: row.state !== 'ended',
  }));
}

/** What is made together is paid together: fils that are to be paid, by the number of the first. */
function billsOf(rows: readonly RegularRow[]): ReadonlyMap<number, number> {
  const bills = new Map<number, number>();
  for (const row of rows) {
    if (row.state === 'unpaid') bills.set(batchOf(row), (bills.get(batchOf(row)) ?? 0) + regularFils(row));
  }
  return bills;
}

function payStateOf({ paysNow, state }: RegularRow): Regular['payState'] {
  if (!paysNow) return 'ON DELIVERY';
  return state === 'unpaid' ? 'UNPAID' : 'PAID';
}

/**
 * Its own, and those that are orders of one whose place it took and that is not listed itself: they are still to come.
 *
 * @throws Refusal 404
 */
export async function deliveriesShown(
  db: Queryable,
  { userId, docno, now }: { userId: number; docno: number; now: Date },
): Promise<RegularDelivery[]> {
  const own = and(eq(regular.id, docno), eq(regular.userId, userId));
  const [asked] = await db.select().from(regular).where(own);
  if (!asked) throw notFound();
  const isBefore = and(
    eq(regular.userId, userId),
    eq(regular.stockCode, asked.stockCode),
    eq(regular.state, 'ended'),
    eq(regularDelivery.state, 'ordered'),
  );
  const rows = await db
    .select({ row: regular, one: regularDelivery, takenAt: placedOrder.takenAt, orderState: placedOrder.state })
    .from(regularDelivery)
    .innerJoin(regular, eq(regular.id, regularDelivery.regularId))
    .leftJoin(placedOrder, and(eq(placedOrder.id, regularDelivery.orderId), isNotNull(regularDelivery.orderId)))
    .where(asked.state === 'ended' ? own : or(own, isBefore))
    .orderBy(asc(regularDelivery.day), asc(regularDelivery.id));
  const today = dubaiDay(now);
  const isToCome = ({ one, orderState }: (typeof rows)[number]): boolean =>
    one.day >= today && orderState !== null && orderState >= 1 && orderState <= 5;
  const listedToo = new Set(rows.flatMap((each) => (isToCome(each) ? [] : [each.row.id])));
  const shown = rows.filter(({ row }) => row.id === docno || !listedToo.has(row.id));
  return shown.map(({ row, one, takenAt, orderState }) => ({
    lineId: one.id,
    place: one.place,
    name: row.name,
    quantity: row.quantity,
    units: row.units,
    day: one.day,
    time: hoursInWords(row.hour),
    isPaid: takenAt !== null || (row.paysNow && (one.state === 'planned' || one.state === 'ordered')),
    state: orderState === CANCELLED ? 'cancelled' : one.state,
    orderDocno: one.orderId,
  }));
}

/** Another shopper's is as one that is not there. */
export async function findOwnDelivery(
  db: Queryable,
  userId: number,
  lineId: number,
): Promise<RegularLineRow | undefined> {
  const [found] = await db
    .select({ one: regularDelivery })
    .from(regularDelivery)
    .innerJoin(regular, eq(regular.id, regularDelivery.regularId))
    .where(and(eq(regularDelivery.id, lineId), eq(regular.userId, userId)));
  return found?.one;
}

/** One of its deliveries is an order that has not come yet. */
export async function hasOpenOrder(db: Queryable, regularId: number): Promise<boolean> {
  const found = await db
    .select({ id: placedOrder.id })
    .from(regularDelivery)
    .innerJoin(placedOrder, eq(placedOrder.id, regularDelivery.orderId))
    .where(and(eq(regularDelivery.regularId, regularId), between(placedOrder.state, 1, 5)))
    .limit(1);
  return found.length > 0;
}
