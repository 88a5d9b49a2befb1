import { desc, eq } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';
import { linesOfOrder, lockOrder } from '#server/orders/order-store.ts';
import { orderEvent, placedOrder } from '#server/orders/table.ts';
import { restockWrittenOff } from '#server/stock/holds.ts';
/** Goods of an order that was cancelled once they were packed were written off; an operator who looked at them puts them back (issue "Orders"). */
import { unitsOf } from '#server/stock/units-of.ts';

const CANCELLED = -1;
const PICKED = 3;

export type RestockProblem = 'no_such_order' | 'not_cancelled' | 'nothing_written_off' | 'restocked_before';

/** Nothing was changed. */
export class CannotRestock extends Error {
  override readonly name = 'CannotRestock';

  constructor(readonly problem: RestockProblem) {
    super(problem);
  }
}

/** Units by stock code that are on the shelf again; those without a figure are unlimited, and count too. @throws CannotRestock */
export async function restockOrder(tx: Transaction, orderId: number, now: Date): Promise<ReadonlyMap<string, number>> {
  const order = await lockOrder(tx, orderId, now);
  if (!order) throw new CannotRestock('no_such_order');
  if (order.state !== CANCELLED) throw new CannotRestock('not_cancelled');
  if (order.restockedAt !== null) throw new CannotRestock('restocked_before');
  const [, before] = await tx
    .select({ state: orderEvent.state })
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(desc(orderEvent.id))
    .limit(2);
  const units = unitsOf(await linesOfOrder(tx, orderId), ({ picked, quantity }) => picked ?? quantity);
  // What was cancelled before it was packed went back by itself (cancel-orders.ts).
  if ((before?.state ?? 0) < PICKED || units.size === 0) throw new CannotRestock('nothing_written_off');
  await restockWrittenOff(tx, units);
  await tx.update(placedOrder).set({ restockedAt: now }).where(eq(placedOrder.id, orderId));
  return units;
}
