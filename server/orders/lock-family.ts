/** An order with what was added to it, locked: they move as one (issue "Orders"; money.md section 3, Locks). */
import { asc, eq, or } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';
import { PostgresStore } from '#server/sync/postgres-store.ts';

import type { PlacedOrder } from './add-placed-orders.ts';
import { placedOrder } from './table.ts';

export interface Family {
  /** The order that the others were added to, cancelled or not. */
  readonly head: PlacedOrder;
  /** Those of them that are not cancelled, in the order of their numbers: the head first. */
  readonly living: readonly PlacedOrder[];
}

/** By the number of any of them. The shopper first, then the orders by their numbers: who adds to an order waits for the shopper. */
export async function lockFamily(tx: Transaction, id: number, now: Date): Promise<Family | undefined> {
  const [seen] = await tx
    .select({ userId: placedOrder.userId, parentId: placedOrder.parentId })
    .from(placedOrder)
    .where(eq(placedOrder.id, id));
  if (!seen) return undefined;
  if (seen.userId !== null) await new PostgresStore(tx, seen.userId, now).lock();
  const headId = seen.parentId ?? id;
  const members = await tx
    .select()
    .from(placedOrder)
    .where(or(eq(placedOrder.id, headId), eq(placedOrder.parentId, headId)))
    .orderBy(asc(placedOrder.id))
    .for('no key update');
  const head = members.find((one) => one.id === headId);
  return head && { head, living: members.filter(({ state }) => state > 0) };
}
