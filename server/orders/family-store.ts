/** An order with what was added to it, read without a lock. */
import { asc, eq, or } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import type { PlacedOrder } from './add-placed-orders.ts';
import { placedOrder } from './table.ts';

/** Cancelled ones too; in the order of their numbers, which is that of their placing. */
export function familyOf(db: Queryable, headId: number): Promise<PlacedOrder[]> {
  return db
    .select()
    .from(placedOrder)
    .where(or(eq(placedOrder.id, headId), eq(placedOrder.parentId, headId)))
    .orderBy(asc(placedOrder.id));
}
