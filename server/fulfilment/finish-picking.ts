/** Ends the picking of one order, and has its money taken: that moves it on to 3 (money.md section 3). */
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '#server/kit/database.ts';
import { lockOrder, moveOrder } from '#server/orders/order-store.ts';
import { orderLine } from '#server/orders/table.ts';

import { askTaking } from './ask-capture.ts';

const PICKING = 2;
const PICKED = 3;

export interface PickingDesk {
  readonly db: Database;
  readonly now: () => Date;
}

/** Any number of times: what nobody said was missing is picked. */
export async function finishPicking({ db, now }: PickingDesk, orderId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    const order = await lockOrder(tx, orderId, at);
    if (order?.state !== PICKING) return;
    await tx
      .update(orderLine)
      .set({ picked: sql`${orderLine.quantity}` })
      .where(and(eq(orderLine.orderId, orderId), isNull(orderLine.picked)));
    // Taking moves it on; one that was taken when it was placed goes at once.
    if (order.taken === null) await askTaking(tx, orderId);
    else await moveOrder(tx, orderId, PICKED, at);
  });
}
