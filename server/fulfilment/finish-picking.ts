/** Ends the picking of one order: what was picked is taken, which moves it on to 3 (money.md section 3, When money is taken). */
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '#server/kit/database.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { lockFamily, type Family } from '#server/orders/lock-family.ts';
import { linesOfOrder, moveOrder } from '#server/orders/order-store.ts';
import { orderLine } from '#server/orders/table.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { askTaking } from './ask-capture.ts';
import { askCancelledMail } from './ask-mails.ts';
import { cancelOrders, type ReturnPromises } from './cancel-orders.ts';
import { settlePicked } from './settle-picked.ts';

const PICKING = 2;
const PICKED = 3;

export interface PickingDesk {
  readonly db: Database;
  readonly now: () => Date;
  readonly shop: ShopSettings;
  readonly returnPromises: ReturnPromises;
}

/** Any number of times: what nobody said was missing is picked. */
export async function finishPicking(desk: PickingDesk, orderId: number): Promise<void> {
  await desk.db.transaction(async (tx) => {
    const now = desk.now();
    const family = await lockFamily(tx, orderId, now);
    const order = family?.living.find(({ id }) => id === orderId);
    if (!family || order?.state !== PICKING) return;
    if (isBeingTaken(order)) return askTaking(tx, orderId);
    const isOpen = and(eq(orderLine.orderId, orderId), isNull(orderLine.picked));
    await tx
      .update(orderLine)
      .set({ picked: sql`${orderLine.quantity}` })
      .where(isOpen);
    const lines = await linesOfOrder(tx, orderId);
    if (lines.every(({ picked }) => picked === 0) && !comesWithOthers(family, order)) {
      const { returnPromises } = desk;
      const cancelled = await cancelOrders(tx, [order], { refundTo: 'card', now, returnPromises });
      return askCancelledMail(tx, cancelled);
    }
    // What was taken before is settled with each thing that was missing (short-pick.ts); taking moves on what was not.
    if (order.taken !== null) return moveOrder(tx, orderId, PICKED, now);
    await settlePicked(tx, { order, lines: { before: lines, after: lines }, now, shop: desk.shop });
    await askTaking(tx, orderId);
  });
}

/** Its money was asked for before: it is that much, whatever is found missing now, until it is taken. */
function isBeingTaken({ taken, pickedSums: sums }: PlacedOrder): boolean {
  return taken === null && sums !== null;
}

/** Of an order nothing was found, but of what was added to it something was: it brings that, and has its fee. */
function comesWithOthers({ head, living }: Family, { id }: PlacedOrder): boolean {
  return head.id === id && living.length > 1;
}
