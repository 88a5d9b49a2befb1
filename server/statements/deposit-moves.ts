/** What a shopper paid as deposits with delivered orders, and what came back for packaging that was collected. */
import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import type { Queryable } from '#server/kit/database.ts';
import { orderLine, placedOrder } from '#server/orders/table.ts';
import { collection } from '#server/recycling/table.ts';

import { isDelivered, units } from './statement-store.ts';

export interface DepositMoved {
  /** Null: a collection. */
  readonly orderId: number | null;
  readonly at: Date;
  /** Both below 0 for what came back. */
  readonly quantity: number;
  readonly fils: number;
  /** Up to and with this one. */
  readonly runningQuantity: number;
  readonly runningFils: number;
}

/** The newest first. */
export async function depositMovesOf(db: Queryable, userId: number, most: number): Promise<DepositMoved[]> {
  const { id, deliveredAt } = placedOrder;
  const paid = db
    .select({
      at: sql`${deliveredAt}`.mapWith(deliveredAt).as('at'),
      orderId: sql<number | null>`${id}`.as('order_id'),
      // What happened at the same moment has an order, too.
      no: sql<number>`${id}`.as('no'),
      quantity: sql<number>`sum(${units})::float8`.as('quantity'),
      fils: sql<number>`sum(${units} * ${orderLine.deposit})::float8`.as('fils'),
    })
    .from(placedOrder)
    .innerJoin(orderLine, eq(orderLine.orderId, id))
    .where(and(isDelivered(userId), gt(orderLine.deposit, 0), gt(units, 0)))
    .groupBy(id, deliveredAt);
  const back = db
    .select({
      at: sql`${collection.endedAt}`.mapWith(collection.endedAt).as('at'),
      orderId: sql<number | null>`null::integer`.as('order_id'),
      no: sql<number>`${collection.id}`.as('no'),
      quantity: sql<number>`-1::float8`.as('quantity'),
      fils: sql<number>`-${collection.deposit}::float8`.as('fils'),
    })
    .from(collection)
    .where(and(eq(collection.userId, userId), eq(collection.state, 'collected')));
  const each = unionAll(paid, back).as('each_move');
  const soFar = (column: SQL.Aliased<number>): SQL<number> =>
    sql<number>`(sum(${column}) over (order by ${each.at}, ${each.orderId} nulls last, ${each.no}))::float8`;
  return db
    .select({
      orderId: each.orderId,
      at: each.at,
      quantity: each.quantity,
      fils: each.fils,
      runningQuantity: soFar(each.quantity),
      runningFils: soFar(each.fils),
    })
    .from(each)
    .orderBy(desc(each.at), sql`${each.orderId} desc nulls first`, desc(each.no))
    .limit(most);
}
