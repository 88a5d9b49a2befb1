import type { Queryable } from '#server/kit/database.ts';
import { notFound } from '#server/kit/refusal.ts';

import type { PlacedOrder } from './add-placed-orders.ts';
import { findOrder, ordersOfPrepared } from './order-store.ts';

/** Which order is asked about, as the wire names it. */
export interface NamedOrder {
  readonly docno: number;
  readonly doctype: 'PRO' | 'RSO';
}

/** By a prepared order's number those that were placed of it; another shopper's are not there. */
export async function namedOrders(
  db: Queryable,
  userId: number,
  { docno, doctype }: NamedOrder,
): Promise<PlacedOrder[]> {
  if (doctype === 'PRO') return (await ordersOfPrepared(db, docno)).filter((order) => order.userId === userId);
  const found = await findOrder(db, userId, docno);
  return found ? [found] : [];
}

/** The first of them. @throws Refusal 404 */
export async function namedOrder(db: Queryable, userId: number, named: NamedOrder): Promise<PlacedOrder> {
  const [first] = await namedOrders(db, userId, named);
  if (!first) throw notFound();
  return first;
}
