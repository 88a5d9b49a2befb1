/** What payments are told of prepared orders (payments/settler.ts). */
import { eq } from 'drizzle-orm';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import type { Transaction } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Settler } from '#server/payments/settler.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { extendSlotHolds } from '#server/slots/holds.ts';
import { extendStockHolds } from '#server/stock/holds.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { holdOpen } from './own-prepared.ts';
import { placeOrder } from './place-order.ts';
import { lockPrepared, type PreparedOrder } from './prepared-store.ts';
import { preparedOrder } from './table.ts';

export function preparedSettler(shop: ShopSettings): Settler {
  return {
    lock: async (tx, docno, { now, startedBy }) => {
      const userId = startedBy ?? (await ownerOf(tx, docno));
      if (userId === null) return null;
      const shopper = await lockShopper(tx, userId, now);
      const order = await lockPrepared(tx, docno, startedBy ?? undefined);
      if (!order) return null;
      if (startedBy !== null) refuseUnready(order, now);
      return {
        userId,
        fils: order.sums.net,
        extend: (inner, at) => extend(inner, order, at, shop),
        settle: (inner, attempt, at) => placeOrder(inner, { shopper, order, attempt, now: at, shop }),
      };
    },
  };
}

/** Null where there is no such order, and for one of an account that was deleted: there is nobody to bring it to. */
async function ownerOf(tx: Transaction, docno: number): Promise<number | null> {
  const [seen] = await tx
    .select({ userId: preparedOrder.userId })
    .from(preparedOrder)
    .where(eq(preparedOrder.id, docno));
  return seen?.userId ?? null;
}

function refuseUnready(order: PreparedOrder, now: Date): void {
  holdOpen(order, now);
  if (!order.isConfirmed) throw new Refusal('confirm_first', checkoutMessages.confirmFirst[0], 409, 'Docno');
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
