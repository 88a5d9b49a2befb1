/** Containers that came, and collections of them, in the database. Every verb names the shopper. */
import { and, asc, count, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';

import type { Queryable, Transaction } from '#server/kit/database.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { isComing } from '#server/orders/history-store.ts';
import { orderLine, placedOrder } from '#server/orders/table.ts';

import { stillThere, type CameWithOrder, type StillThere } from './returnable.ts';
import { collection } from './table.ts';

export type CollectionRow = typeof collection.$inferSelect;

const DELIVERED = 6;

/** What the shopper still has of what came with a deposit, the product that came first leading. */
export async function returnableOf(db: Queryable, userId: number): Promise<StillThere[]> {
  return stillThere(await containersOf(db, userId), await goneOf(db, userId));
}

async function containersOf(db: Queryable, userId: number): Promise<CameWithOrder[]> {
  const quantity = sql<number>`coalesce(${orderLine.picked}, ${orderLine.quantity})`;
  return db
    .select({
      stockCode: orderLine.stockCode,
      name: orderLine.name,
      units: orderLine.units,
      quantity,
      deposit: orderLine.deposit,
    })
    .from(placedOrder)
    .innerJoin(orderLine, eq(orderLine.orderId, placedOrder.id))
    .where(
      and(eq(placedOrder.userId, userId), eq(placedOrder.state, DELIVERED), gt(orderLine.deposit, 0), gt(quantity, 0)),
    )
    .orderBy(asc(placedOrder.deliveredAt), asc(placedOrder.id), asc(orderLine.srno));
}

async function goneOf(db: Queryable, userId: number): Promise<Map<string, number>> {
  const found = await db
    .select({ stockCode: collection.stockCode, count: count() })
    .from(collection)
    .where(and(eq(collection.userId, userId), ne(collection.state, 'cancelled')))
    .groupBy(collection.stockCode);
  return new Map(found.map((row) => [row.stockCode, row.count]));
}

/** Those that are waited for, the next first; then those that were collected, the newest first. */
export async function collectionsOf(db: Queryable, userId: number, most: number): Promise<CollectionRow[]> {
  return db
    .select()
    .from(collection)
    .where(and(eq(collection.userId, userId), inArray(collection.state, ['asked', 'collected'])))
    .orderBy(
      desc(sql`${collection.state} = 'asked'`),
      asc(sql`case when ${collection.state} = 'asked' then ${collection.startsAt} end`),
      desc(collection.endedAt),
      desc(collection.id),
    )
    .limit(most);
}

/** Orders on their way or to come, the next first. */
export async function comingOrdersOf(
  db: Queryable,
  userId: number,
  { most, today }: { readonly most: number; readonly today: string },
): Promise<Pick<PlacedOrder, 'deliverTo' | 'day' | 'slotStartsAt' | 'slotEndsAt'>[]> {
  const { deliverTo, day, slotStartsAt, slotEndsAt } = placedOrder;
  return db
    .select({ deliverTo, day, slotStartsAt, slotEndsAt })
    .from(placedOrder)
    .where(and(eq(placedOrder.userId, userId), isComing(today)))
    .orderBy(asc(slotStartsAt), asc(placedOrder.id))
    .limit(most);
}

export async function addCollection(tx: Transaction, wanted: typeof collection.$inferInsert): Promise<void> {
  await tx.insert(collection).values(wanted);
}

/** Locked until the transaction ends; undefined where the shopper has none of that number. */
export async function lockCollection(tx: Transaction, userId: number, id: number): Promise<CollectionRow | undefined> {
  const own = and(eq(collection.id, id), eq(collection.userId, userId));
  return (await tx.select().from(collection).where(own).for('update'))[0];
}

export async function endCollection(
  tx: Transaction,
  id: number,
  { state, at }: { readonly state: 'collected' | 'cancelled'; readonly at: Date },
): Promise<void> {
  await tx.update(collection).set({ state, endedAt: at }).where(eq(collection.id, id));
}

/** Of all shoppers those whose time began by then, the first of them. */
export async function dueCollections(
  db: Queryable,
  startedBy: Date,
  most: number,
): Promise<Pick<CollectionRow, 'id' | 'userId'>[]> {
  return db
    .select({ id: collection.id, userId: collection.userId })
    .from(collection)
    .where(and(eq(collection.state, 'asked'), lte(collection.startsAt, startedBy)))
    .orderBy(asc(collection.startsAt))
    .limit(most);
}
