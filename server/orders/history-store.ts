/** A shopper's orders, some at a time. */
import { and, asc, between, count, desc, eq, gte, inArray, not, sql } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import type { PlacedOrder } from './add-placed-orders.ts';
import { placedOrder } from './table.ts';

/** A card shows so many at the most. */
const MOST_PICTURES = 6;

export interface HistoryOrder extends PlacedOrder {
  /** Of the first lines that were ordered. */
  readonly images: string[];
}

export interface HistoryAsked {
  readonly userId: number;
  readonly isPast: boolean;
  /** How many at the most. */
  readonly size: number;
  /** The day in Asia/Dubai, ISO. */
  readonly today: string;
}

/** contract/rules/order-actions isUpcoming in SQL: index placed_order_day finds them. */
const isComing = (today: string) => and(between(placedOrder.state, 1, 4), gte(placedOrder.day, today));

/** The newest first. */
export async function historyOf(db: Queryable, { userId, isPast, size, today }: HistoryAsked): Promise<HistoryOrder[]> {
  const isMine = eq(placedOrder.userId, userId);
  const coming = db
    .select({ id: placedOrder.id })
    .from(placedOrder)
    .where(and(isMine, isComing(today)));
  // Of those that come there are few, and the index of days finds them without looking at all the others.
  const isAsked = isPast ? not(isComing(today) ?? sql`false`) : inArray(placedOrder.id, coming);
  const found = await db
    .select({ order: placedOrder, images: pictures })
    .from(placedOrder)
    .where(and(isMine, isAsked))
    .orderBy(desc(placedOrder.id))
    .limit(size);
  return found.map(({ order, images }) => ({ ...order, images }));
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

/** Orders that were added to this one, in the order of their placing. */
export function childrenOf(db: Queryable, parentId: number): Promise<PlacedOrder[]> {
  return db.select().from(placedOrder).where(eq(placedOrder.parentId, parentId)).orderBy(asc(placedOrder.id));
}
