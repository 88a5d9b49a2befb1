/** A shopper's orders, some at a time. */
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import type { PlacedOrder } from './add-placed-orders.ts';
import { placedOrder } from './table.ts';

/** A card shows so many at the most. */
const MOST_PICTURES = 6;

export interface HistoryOrder extends PlacedOrder {
  /** Of the first lines that were ordered. */
  readonly images: string[];
  /** How many lines were ordered. */
  readonly lineCount: number;
}

export interface HistoryAsked {
  readonly userId: number;
  readonly isPast: boolean;
  /** How many at the most. */
  readonly size: number;
  /** The day in Asia/Dubai, ISO. */
  readonly today: string;
}

/** contract/rules/order-actions isUpcoming in SQL; written out, so that PostgreSQL sees that index placed_order_coming has them all. */
export const isComing = (today: string) =>
  sql`${placedOrder.state} in (1, 2, 3, 4) and ${placedOrder.day} >= ${today}::date`;

/** What comes: the next first. What was: the newest first. */
export async function historyOf(db: Queryable, { userId, isPast, size, today }: HistoryAsked): Promise<HistoryOrder[]> {
  const isAsked = isPast ? sql`not (${isComing(today)})` : isComing(today);
  const found = await db
    .select({ order: placedOrder, images: pictures, lineCount })
    .from(placedOrder)
    .where(and(eq(placedOrder.userId, userId), isAsked))
    .orderBy(...(isPast ? [] : [asc(placedOrder.slotStartsAt)]), desc(placedOrder.id))
    .limit(size);
  return found.map(({ order, ...shown }) => ({ ...order, ...shown }));
}

/** How many there are of that tab in all. */
export async function historyCount(db: Queryable, { userId, isPast, today }: HistoryAsked): Promise<number> {
  const isMine = eq(placedOrder.userId, userId);
  const [coming] = await db
    .select({ orders: count() })
    .from(placedOrder)
    .where(and(isMine, isComing(today)));
  if (!isPast) return coming?.orders ?? 0;
  const [all] = await db.select({ orders: count() }).from(placedOrder).where(isMine);
  return (all?.orders ?? 0) - (coming?.orders ?? 0);
}

const pictures = sql<
  string[]
>`array(select line.image from order_line line where line.order_id = ${placedOrder.id} and line.substitute_for is null order by line.srno limit ${sql.raw(String(MOST_PICTURES))})`;

const lineCount = sql<number>`(select count(*)::int from order_line line where line.order_id = ${placedOrder.id} and line.substitute_for is null)`;

/** Orders that were added to this one, in the order of their placing. */
export function childrenOf(db: Queryable, parentId: number): Promise<PlacedOrder[]> {
  return db.select().from(placedOrder).where(eq(placedOrder.parentId, parentId)).orderBy(asc(placedOrder.id));
}
