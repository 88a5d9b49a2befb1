/**
 * What a shopper's delivered orders come to, out of the database. An order counts in the month in which it was delivered, with what it comes
 * to now: after picking and after what was refunded (`pickedSums`), with fees, deposit and donation, without tips. What it saved is what
 * offers, code, voucher and points took off.
 */
import { and, asc, desc, eq, gt, gte, lt, sql, type SQL } from 'drizzle-orm';

import type { Bilingual } from '#contract/wire-types.ts';
import type { Queryable } from '#server/kit/database.ts';
import { orderSavedByOffers } from '#server/orders/saved-by-offers.ts';
import { orderLine, placedOrder } from '#server/orders/table.ts';

import type { TimeSpan } from './dubai-months.ts';

const DELIVERED = 6;

/** Fils of an order's part as it is now: sums-now.ts in SQL. */
const now = (part: 'net' | 'discount' | 'voucher' | 'points'): SQL<number> =>
  sql`coalesce((${placedOrder.pickedSums} ->> ${sql.raw(`'${part}'`)})::int, ${placedOrder[part]})`;
const net = now('net');
const saved = sql`${now('discount')} + ${now('voucher')} + ${now('points')} + ${orderSavedByOffers}`;
export const units = sql<number>`coalesce(${orderLine.picked}, ${orderLine.quantity})`;
/** "2026-11" */
const monthOf = sql<string>`to_char(${placedOrder.deliveredAt} at time zone 'Asia/Dubai', 'YYYY-MM')`;

export const isDelivered = (userId: number): SQL | undefined =>
  and(eq(placedOrder.userId, userId), eq(placedOrder.state, DELIVERED));
const isWithin = (userId: number, { from, to }: TimeSpan): SQL | undefined =>
  and(isDelivered(userId), gte(placedOrder.deliveredAt, from), lt(placedOrder.deliveredAt, to));

export interface MonthSums {
  /** "2026-11" */
  readonly month: string;
  readonly total: number;
  readonly saved: number;
}

/** The newest month first; none where nothing was delivered. */
export async function sumsByMonth(db: Queryable, userId: number, span: TimeSpan, most: number): Promise<MonthSums[]> {
  const found = await db
    .select({ month: monthOf.as('month'), total: sql<string>`sum(${net})`, saved: sql<string>`sum(${saved})` })
    .from(placedOrder)
    .where(isWithin(userId, span))
    .groupBy(sql`month`)
    .orderBy(sql`month desc`)
    .limit(most);
  return found.map((row) => ({ month: row.month, total: Number(row.total), saved: Number(row.saved) }));
}

export interface DeliveredOrder {
  readonly id: number;
  readonly at: Date;
  readonly fils: number;
  readonly isExpress: boolean;
  /** It was added to another order. */
  readonly isAdded: boolean;
}

/** In the order of their delivery. */
export async function deliveredOrders(
  db: Queryable,
  userId: number,
  span: TimeSpan,
  most: number,
): Promise<DeliveredOrder[]> {
  const { id, deliveredAt, isExpress, parentId } = placedOrder;
  return db
    .select({
      id,
      at: sql`${deliveredAt}`.mapWith(deliveredAt),
      fils: net,
      isExpress,
      isAdded: sql<boolean>`${parentId} is not null`,
    })
    .from(placedOrder)
    .where(isWithin(userId, span))
    .orderBy(asc(deliveredAt), asc(id))
    .limit(most);
}

export interface DeliveredItem {
  readonly name: Bilingual;
  readonly units: Bilingual;
  readonly quantity: number;
  readonly fils: number;
}

/** Products of which something came, with their name as it was last; the dearest first. */
export async function deliveredItems(
  db: Queryable,
  userId: number,
  span: TimeSpan,
  most: number,
): Promise<DeliveredItem[]> {
  const last = (column: SQL): SQL<Bilingual> =>
    sql<Bilingual>`(array_agg(${column} order by ${placedOrder.id} desc, ${orderLine.srno}))[1]`;
  const fils = sql<string>`sum(${units} * ${orderLine.price})`;
  const found = await db
    .select({
      name: last(sql`${orderLine.name}`),
      units: last(sql`${orderLine.units}`),
      quantity: sql<string>`sum(${units})`,
      fils,
    })
    .from(orderLine)
    .innerJoin(placedOrder, eq(placedOrder.id, orderLine.orderId))
    .where(and(isWithin(userId, span), gt(units, 0)))
    .groupBy(orderLine.stockCode)
    .orderBy(desc(fils), asc(orderLine.stockCode))
    .limit(most);
  return found.map((row) => ({ ...row, quantity: Number(row.quantity), fils: Number(row.fils) }));
}
