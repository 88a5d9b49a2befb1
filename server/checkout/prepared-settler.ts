/** What payments are told of prepared orders (payments/settler.ts). */
import { eq } from 'drizzle-orm';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import type { Transaction } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { lockOrder } from '#server/orders/order-store.ts';
import type { Settler } from '#server/payments/settler.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { extendSlotHolds } from '#server/slots/holds.ts';
import { extendStockHolds } from '#server/stock/holds.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { holdOpen } from './own-prepared.ts';
import { canBeAddedTo, nothingToAdd } from './parent-order.ts';
import { placeOrder } from './place-order.ts';
import { lockPrepared, type PreparedOrder } from './prepared-store.ts';
import { preparedOrder } from './table.ts';

export function preparedSettler(shop: ShopSettings): Settler {
  return {
    lock: async (tx, docno, { now, startedBy }) => {
      const seen = await look(tx, docno);
      const userId = startedBy ?? seen?.userId ?? null;
      if (!seen || userId === null) return null;
      const shopper = await lockShopper(tx, userId, now);
      const parent = seen.parentId === null ? undefined : await lockOrder(tx, seen.parentId, now);
      const order = await lockPrepared(tx, docno, startedBy ?? undefined);
      if (!order) return null;
      if (startedBy !== null) refuseUnready(order, parent, now);
      return {
        userId,
        fils: order.sums.net,
        extend: (inner, at) => extend(inner, order, at, shop),
        settle: (inner, attempt, at) => placeOrder(inner, { shopper, order, parent, attempt, now: at, shop }),
      };
    },
  };
}

/** Without a lock, to learn whom and what to lock. No owner where the account was deleted: there is nobody to bring it to. */
async function look(tx: Transaction, docno: number): Promise<Pick<PreparedOrder, 'userId' | 'parentId'> | undefined> {
  const [seen] = await tx
    .select({ userId: preparedOrder.userId, parentId: preparedOrder.parentId })
    .from(preparedOrder)
    .where(eq(preparedOrder.id, docno));
  return seen;
}

function refuseUnready(order: PreparedOrder, parent: PlacedOrder | undefined, now: Date): void {
  holdOpen(order, now);
  if (!order.isConfirmed) throw new Refusal('confirm_first', checkoutMessages.confirmFirst[0], 409, 'Docno');
  if (order.parentId !== null && !(parent && canBeAddedTo(parent, now))) throw nothingToAdd();
}

/** 15 minutes from now, never past 90 after preparing, and never sooner than it was (money.md section 3, Attempts). */
async function extend(tx: Transaction, order: PreparedOrder, now: Date, shop: ShopSettings): Promise<void> {
  const latest = order.madeAt.getTime() + shop.longestHoldMinutes * 60_000;
  const until = new Date(
    Math.max(order.until.getTime(), Math.min(latest, now.getTime() + shop.attemptMinutes * 60_000)),
  );
  await tx.update(preparedOrder).set({ until }).where(eq(preparedOrder.id, order.id));
  await extendSlotHolds(tx, order.id, until);
  await extendStockHolds(tx, order.id, until);
}
