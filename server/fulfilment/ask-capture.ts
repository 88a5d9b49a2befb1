/** Orders the taking of an order's money (money.md section 3, When money is taken). */
import type { Transaction } from '#server/kit/database.ts';
import { addJob } from '#server/kit/task.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { takeOrderJob } from '#server/orders/order-jobs.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

const DAY_MS = 24 * 3_600_000;

interface Placed {
  readonly order: PlacedOrder;
  readonly shop: ShopSettings;
  readonly now: Date;
}

/** An authorisation lapses: what comes later than that is paid right after placing, and what is then not picked is given back. */
export async function askCaptureIfLate(tx: Transaction, { order, shop, now }: Placed): Promise<void> {
  const isLate = order.slotEndsAt.getTime() - now.getTime() > shop.authorisationDays * DAY_MS;
  if (order.paidBy === 'card' && isLate) await askTaking(tx, order.id);
}

export async function askTaking(tx: Transaction, orderId: number): Promise<void> {
  await addJob(tx, takeOrderJob, { orderId }, { key: `orders.take:${orderId}` });
}
