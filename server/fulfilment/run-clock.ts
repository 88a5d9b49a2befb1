/** Moves orders on, each minute: one step at a time, and no order is sent before its money is taken (money.md section 3). */
import { asc, inArray, isNull, sql } from 'drizzle-orm';

import type { Database } from '#server/kit/database.ts';
import { eachAlone } from '#server/kit/each-alone.ts';
import type { Log } from '#server/kit/log.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { lockOrder, moveOrder } from '#server/orders/order-store.ts';
import { orderLine, placedOrder } from '#server/orders/table.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { askTaking } from './ask-capture.ts';
import { stateBy } from './fulfilment-clock.ts';
import { onDelivered } from './on-delivered.ts';

const MOST = 500;

export interface ClockDesk {
  readonly db: Database;
  readonly now: () => Date;
  readonly speed: number;
  readonly log: Pick<Log, 'error'>;
  readonly shop: ShopSettings;
}

export async function runClock(desk: ClockDesk): Promise<void> {
  const found = await desk.db.orm
    .select()
    .from(placedOrder)
    .where(inArray(placedOrder.state, [1, 2, 3, 4]))
    .orderBy(asc(placedOrder.slotStartsAt))
    .limit(MOST);
  const due = found.filter((order) => stateBy(order, desk.now(), desk.speed) > order.state);
  const sweep = {
    log: desk.log,
    failed: 'an order could not be moved on',
    name: ({ id }: PlacedOrder) => ({ orderId: id }),
  };
  await eachAlone(due, sweep, ({ id }) => moveOn(desk, id));
}

/** The one step that is due; 4 goes to 6, because 5 is for people (remaining.md C15). */
async function moveOn({ db, now, speed, shop }: ClockDesk, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    const order = await lockOrder(tx, id, at);
    if (!order || ![1, 2, 3, 4].includes(order.state) || stateBy(order, at, speed) <= order.state) return;
    if (order.state !== 2) {
      const next = order.state === 4 ? 6 : order.state + 1;
      await moveOrder(tx, id, next, at);
      if (next === 6) await onDelivered(tx, order, { now: at, shop });
      return;
    }
    // Until "Orders" lets people pick less, everything is picked.
    await tx
      .update(orderLine)
      .set({ picked: sql`${orderLine.quantity}` })
      .where(sql`${orderLine.orderId} = ${id} and ${isNull(orderLine.picked)}`);
    // Taking moves it to 3; one that was taken when it was placed goes at once.
    if (order.taken === null) await askTaking(tx, id);
    else await moveOrder(tx, id, 3, at);
  });
}
